// Before the first paint: the theme that was chosen, or the system's.
(function () {
  var chosen = "system";
  try {
    chosen = JSON.parse(localStorage.getItem("wheal.settings") || "{}").theme || "system";
  } catch (_) {
    // no storage, or not ours: the system's theme
  }
  var dark = chosen === "dark" || (chosen === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
