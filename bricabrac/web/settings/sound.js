// A handful of short sounds, made of plain waves when they are needed. Off unless switched on.
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
  function note(at, pitch, length, wave = "sine", loud = 0.12, slide = pitch) {
    const begin = audio.currentTime + at;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(pitch, begin);
    tone.frequency.exponentialRampToValueAtTime(slide, begin + length);
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length + 0.02);
  }

  // A puff of air: noise that fades, around a pitch.
  function puff(length, pitch, loud) {
    const size = Math.floor(audio.sampleRate * length);
    const noise = audio.createBuffer(1, size, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < size; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / size) ** 2;
    const source = audio.createBufferSource();
    const band = audio.createBiquadFilter();
    const gain = audio.createGain();
    source.buffer = noise;
    band.type = "bandpass";
    band.frequency.value = pitch;
    gain.gain.value = loud;
    source.connect(band).connect(gain).connect(audio.destination);
    source.start();
  }

  const SOUNDS = {
    turn() {
      note(0, 587, 0.5);
      note(0.12, 880, 0.7);
    },
    card() {
      puff(0.12, 2400, 0.35);
    },
    repair() {
      note(0, 220, 0.12, "square", 0.05, 180);
      note(0.1, 330, 0.14, "square", 0.05, 300);
      puff(0.3, 900, 0.2);
    },
    points() {
      note(0, 1047, 0.18, "triangle");
      note(0.08, 1319, 0.22, "triangle");
      note(0.16, 1568, 0.35, "triangle");
    },
    end() {
      for (const [place, pitch] of [392, 523, 659, 784].entries()) {
        note(place * 0.16, pitch, 0.9, "triangle", 0.1);
      }
    },
  };

  // Plays a sound, if sound is on and the browser lets it.
  function play(name) {
    root.dataset.heard = name; // the last one, for whoever asks
    if (root.dataset.sound !== "on" || !window.AudioContext) return;
    audio ||= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
    if (audio.state !== "closed") SOUNDS[name]();
  }

  document.addEventListener("board", () => {
    const was = last;
    last = state();
    if (last.turn === was.turn) return;
    if (last.over && !was.over) play("end");
    else if (last.points !== was.points) play("points");
    else if (last.mine && !was.mine) play("turn");
    else play(last.deed === "repair" ? "repair" : "card");
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
