// Properties of the selected layer over time, on one axis of time.

import { byId, short, svg } from "./dom.js";
import { ask } from "./link.js";
import { get, observe } from "./store.js";
import { visibleRange } from "./timeline.js";

const colors = ["#0a84ff", "#ff375f", "#30b158", "#ff9f0a", "#bf5af2", "#64b5c6"];
const pane = byId("graph");
let curves = [];
let lastQuestion = 0;

async function load() {
  const question = (lastQuestion += 1);
  const [id, keys] = [get("layer"), get("graphed")];
  if (id == null || keys.length === 0) {
    curves = [];
    return draw();
  }
  const [from, to] = visibleRange();
  const answers = await Promise.all(keys.map((key) => ask("graph", { id, key, from, to, count: 240 }).catch(() => null)));
  if (question !== lastQuestion) return;
  curves = answers.flatMap((answer, index) => (answer ? answer.components.map((component) => ({ key: keys[index], times: answer.times, ...component })) : []));
  draw();
}

function draw() {
  if (curves.length === 0) return pane.replaceChildren();
  const [from, to] = visibleRange();
  const [width, height] = [360, 240];
  const x = (time) => 8 + ((time - from) / (to - from)) * (width - 16);
  const plot = svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `Graph of ${get("graphed").join(", ")}` });
  curves.forEach((curve, index) => plot.append(...drawn(curve, index, x, height)));
  plot.append(svg("line", { class: "now", x1: x(get("time")), x2: x(get("time")), y1: 0, y2: height }));
  pane.replaceChildren(plot);
}

/** One curve in its own range of values, with the ends of that range beside its name. */
function drawn(curve, index, x, height) {
  const finite = curve.values.filter((value) => value != null);
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  const top = 14 * curves.length + 8;
  const y = (value) => (high === low ? (top + height) / 2 : height - 8 - ((value - low) / (high - low)) * (height - 8 - top));
  let path = "";
  let isDown = false;
  curve.values.forEach((value, at) => {
    // A gap: the layer is not in the tree.
    if (value != null) path += `${isDown ? "L" : "M"}${x(curve.times[at]).toFixed(1)} ${y(value).toFixed(1)}`;
    isDown = value != null;
  });
  const color = colors[index % colors.length];
  const label = `${curve.name}: ${short(low)} … ${short(high)}`;
  return [svg("path", { d: path, stroke: color }), svg("text", { x: 8, y: 14 * (index + 1), style: null, fill: color }, label)];
}

/** Begins to draw the store's graphed keys. */
export function startGraph() {
  observe(["layer", "graphed", "run"], () => get("run") && load());
  observe(["time"], () => get("run") && draw());
  document.addEventListener("rangechange", load);
}
