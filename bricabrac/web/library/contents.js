// On a narrow screen the contents stand folded above the rules.
if (matchMedia("(max-width: 899px)").matches)
  document.querySelector(".contents details").open = false;
