const specs = JSON.parse(document.getElementById("specs").textContent);
// text is measured before it is drawn, so the plots need the font itself
const font = getComputedStyle(document.body).fontFamily;
const options = { actions: false, renderer: "svg", config: { font } };
const drawn = Object.entries(specs).map(([key, spec]) =>
  vegaEmbed(`#chart-${key}`, spec, options),
);
Promise.all(drawn).then(() => document.documentElement.setAttribute("data-drawn", ""));
