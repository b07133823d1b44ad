// The cost of each frame: the time of each stage, one above the other.

import { byId, html, short, svg } from "./dom.js";
import { ask } from "./link.js";
import { get, goTo, observe } from "./store.js";

const panel = byId("cost");
const stages = [["evaluate", "#0a84ff"], ["draw", "#30b158"]];
const height = 160;

async function measure() {
  const run = get("run");
  panel.replaceChildren(html("p", { class: "quiet", role: "status" }, "Drawing every frame…"));
  const { frames } = await ask("cost", { from: 0, to: run.duration });
  show(frames);
}

function show(frames) {
  const most = Math.max(1 / 60, ...frames.map((frame) => frame.evaluate + frame.draw));
  const width = 300;
  const step = width / frames.length;
  const plot = svg("svg", { viewBox: `0 0 ${width} ${height}`, width: "100%", role: "img", "aria-label": "Time of each frame" });
  frames.forEach((frame, index) => {
    let top = height;
    for (const [stage, color] of stages) {
      const size = (frame[stage] / most) * height;
      top -= size;
      plot.append(svg("rect", { x: index * step, y: top, width: Math.max(0.5, step - 0.2), height: size, fill: color, onclick: () => goTo(frame.time) }));
    }
  });
  for (const limit of [1 / 60, 1 / 120]) {
    const y = height - (limit / most) * height;
    plot.append(svg("line", { x1: 0, x2: width, y1: y, y2: y, stroke: "currentColor", "stroke-dasharray": "3 3", opacity: 0.5 }));
  }
  panel.replaceChildren(plot, legend(), slowest(frames));
}

const legend = () => html("p", {}, stages.map(([stage, color]) => {
  const swatch = html("b", {}, "■ ");
  swatch.style.color = color;
  return html("span", {}, swatch, `${stage}   `);
}), "dashed: 1/60 and 1/120 s");

function slowest(frames) {
  const total = (frame) => frame.evaluate + frame.draw;
  const slow = [...frames].sort((first, second) => total(second) - total(first)).slice(0, 12);
  const late = (limit) => frames.filter((frame) => total(frame) > limit).length;
  const rows = slow.map((frame) => html(
    "tr", {}, html("td", {}, html("button", { onclick: () => goTo(frame.time) }, `${short(frame.time)} s`)),
    html("td", {}, `${short(total(frame) * 1000, 2)} ms`), html("td", {}, String(frame.items)), html("td", {}, String(frame.groups)), html("td", {}, `${short(frame.damage * 100, 1)} %`)));
  const head = html("tr", {}, html("th", {}, "slowest"), html("th", {}, "time"), html("th", {}, "items"), html("th", { title: "Pictures drawn for groups first" }, "groups"), html("th", {}, "damage"));
  return html("div", {}, html("p", {}, `${frames.length} frames; ${late(1 / 60)} over 1/60 s, ${late(1 / 120)} over 1/120 s`), html("table", {}, head, rows));
}

/** Offers to measure the store's run. */
export function startCost() {
  observe(["run", "isLive"], () => get("run") && !get("isLive") && panel.replaceChildren(html("button", { id: "measure", onclick: measure }, "Measure every frame")));
}
