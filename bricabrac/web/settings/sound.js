// A handful of short sounds, made of plain waves when they are needed. Off unless switched on;
// once, when there has been something to hear, they are offered.
(() => {
  const root = document.documentElement;
  const board = () => document.getElementById("board");
  let audio;
  let last = state();

  // What is heard about: whose turn, the last deed, the points, the end.
  function state() {
    const { turn, deed, points } = board().dataset;
    return {
      turn,
      deed,
      points,
      mine: "mine" in board().dataset,
      over: Boolean(board().querySelector(".ending")),
    };
  }

  // One note: where it begins (seconds), its pitch, how long it rings, its wave, how loud.
  function note(out, at, pitch, length, wave = "sine", loud = 1, slide = pitch) {
    const begin = out.context.currentTime + at;
    const tone = out.context.createOscillator();
    const gain = out.context.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(pitch, begin);
    tone.frequency.exponentialRampToValueAtTime(slide, begin + length);
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(gain).connect(out);
    tone.start(begin);
    tone.stop(begin + length + 0.02);
  }

  // A puff of air: noise that fades, around a pitch; always the same, so that its level is known.
  function puff(out, at, length, pitch, loud) {
    const { context } = out;
    const size = Math.floor(context.sampleRate * length);
    const noise = context.createBuffer(1, size, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0, dice = 1; i < size; i += 1) {
      dice = (dice * 16807) % 2147483647;
      samples[i] = (dice / 1073741824 - 1) * (1 - i / size) ** 2;
    }
    const source = context.createBufferSource();
    const band = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = noise;
    band.type = "bandpass";
    band.frequency.value = pitch;
    gain.gain.value = loud;
    source.connect(band).connect(gain).connect(out);
    source.start(context.currentTime + at);
  }

  // Each with its loudness: about -16 LUFS at its loudest moment, and less for what comes often.
  const SOUNDS = {
    turn: (out) => {
      note(out, 0, 587, 0.5);
      note(out, 0.12, 880, 0.7);
    },
    card: (out) => {
      puff(out, 0, 0.16, 1700, 1.6);
      note(out, 0.02, 300, 0.09, "triangle", 0.5, 200);
    },
    pieces: (out) => {
      note(out, 0, 1760, 0.14, "triangle", 0.8);
      note(out, 0.07, 2093, 0.2, "triangle", 0.8);
    },
    repair: (out) => {
      note(out, 0, 220, 0.14, "square", 0.5, 180);
      note(out, 0.11, 330, 0.16, "square", 0.5, 300);
      puff(out, 0.05, 0.35, 900, 1.4);
    },
    points: (out) => {
      note(out, 0, 1047, 0.2, "triangle");
      note(out, 0.08, 1319, 0.26, "triangle");
      note(out, 0.16, 1568, 0.42, "triangle");
    },
    end: (out) => {
      for (const [place, pitch] of [392, 523, 659, 784].entries()) {
        note(out, place * 0.13, pitch, 0.55, "triangle");
      }
    },
  };
  const LOUD = { turn: 0.58, card: 0.9, pieces: 0.76, repair: 1, points: 0.66, end: 0.59 };

  // Lets a sound be heard in any air; tests listen in one of their own.
  root.sound = (name, context) => {
    const out = context.createGain();
    out.gain.value = LOUD[name];
    out.connect(context.destination);
    SOUNDS[name](out);
  };
  root.sounds = Object.keys(SOUNDS);

  // Plays a sound, if sound is on and the browser lets it.
  function play(name) {
    root.dataset.heard = name; // the last one, for whoever asks
    if (root.dataset.sound !== "on" || !window.AudioContext) return;
    audio ||= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
    if (audio.state !== "closed") root.sound(name, audio);
  }

  // What has flown with the last action tells what is heard: pieces clink.
  function clinks() {
    const { moves, flights } = board().dataset;
    const flown = JSON.parse(flights).filter(([move]) => move === moves - 1);
    return flown.some(([, what]) => /^i-(?!vp)/.test(what));
  }

  // Sound is offered once: at one's own question after points were scored, until others act, or
  // when a match has ended.
  let isDue = false;
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return "nowhere";
    }
  };
  function offer(isOffered) {
    if (isOffered) root.dataset.offer = "sound";
    else delete root.dataset.offer;
    try {
      localStorage.setItem("sound-offered", "yes");
    } catch {
      /* never asked */
    }
  }

  document.addEventListener("board", () => {
    const was = last;
    last = state();
    if (last.turn === was.turn) return;
    if (last.over && !was.over) play("end");
    else if (last.points !== was.points) play("points");
    else if (last.mine && !was.mine) play("turn");
    else if (last.deed === "repair") play("repair");
    else play(clinks() ? "pieces" : "card");
    isDue ||= last.points !== was.points || (last.over && !was.over);
    if (isDue && (last.mine || last.over) && !kept("sound") && !kept("sound-offered")) offer(true);
    else if (root.dataset.offer && !last.mine && !last.over) offer(false);
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".sound-offer")) return;
    offer(false);
    root.keepSetting("sound", "on");
  });
  document.addEventListener("setting", (event) => {
    if (event.detail.name === "sound" && event.detail.value === "on") play("turn");
  });
  // Browsers let a page sound only after it was touched.
  for (const touch of ["pointerdown", "keydown"]) {
    addEventListener(touch, () => {
      if (audio?.state === "suspended") audio.resume().catch(() => {});
    });
  }
})();
