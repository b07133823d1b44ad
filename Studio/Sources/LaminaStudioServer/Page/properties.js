// The properties of the selected layer: model and presentation side by side.

import { byId, html, short, svg } from "./dom.js";
import { ask } from "./link.js";
import { send } from "./live.js";
import { drivesApp, get, observe, set } from "./store.js";

const panel = byId("properties");
let lastQuestion = 0;

async function load() {
  const id = get("layer");
  const question = (lastQuestion += 1);
  if (id == null) return panel.replaceChildren(html("p", { class: "quiet" }, "Select a layer on the stage, in the tree or on the timeline."));
  const answer = await ask("layer", { id, time: get("time") }).catch(() => null);
  // A slow answer must not replace a newer one.
  if (question !== lastQuestion || panel.contains(document.activeElement) && document.activeElement.matches("input.value")) return;
  if (!answer) return panel.replaceChildren(html("p", { class: "quiet" }, "The layer is not in the tree at this time."));
  panel.replaceChildren(...[heading(answer), selection(id), table(answer.properties)].filter((part) => part != null));
}

function heading(layer) {
  const view = layer.view ? `${layer.view}, ` : "";
  const title = html("h2", {}, `${view}${layer.class}${layer.name ? ` “${layer.name}”` : ""}`);
  const memory = layer.memory > 0 ? html("p", { class: "quiet" }, `Its pictures take ${short(layer.memory / 1024, 0)} KiB.`) : null;
  return html("div", {}, title, memory);
}

/** The line of code that has added the selected animation, when it is one of the layer and the line is known. */
function selection(layer) {
  const animation = get("run").animations[get("animation") ?? -1];
  if (animation?.layer !== layer || !animation.line) return null;
  return html("p", { class: "quiet" }, `${animation.key ?? animation.keyPath} was added at ${animation.line}.`);
}

function table(properties) {
  const head = html("tr", {}, html("th", {}, "Key"), html("th", {}, "Model"), html("th", {}, "Presentation"), html("th", { title: "Show in the graph" }, "∿"));
  return html("table", {}, html("thead", {}, head), html("tbody", {}, properties.map(row)));
}

function row(property) {
  const differs = property.model !== property.presentation;
  const animations = property.animations.map((index) => animationButton(index));
  return html(
    "tr", { class: differs ? "differs" : property.isDefault ? "plain" : null, "data-key": property.key },
    html("th", { scope: "row" }, property.key), html("td", {}, modelCell(property)),
    html("td", { class: "shown" }, differs || animations.length > 0 ? property.presentation : "", animations),
    html("td", {}, graphBox(property), copyButton(property)));
}

/** The model's value; in live mode a field that changes it. */
function modelCell(property) {
  if (!drivesApp() || property.swift == null) return property.model;
  const change = (event) => {
    send({ set: property.key, layer: get("layer"), value: event.target.value });
    event.target.blur();
  };
  return html("input", { class: "value", value: property.model, "aria-label": `Model value of ${property.key}`, onchange: change });
}

/** Two sheets, the sign for copying; few fonts have one. */
const sheets = () => svg(
  "svg", { viewBox: "0 0 12 12", width: 12, height: 12, "aria-hidden": "true" },
  svg("path", { d: "M1 4h7v7h-7zM4 4v-3h7v7h-3", fill: "none", stroke: "currentColor" }));

function copyButton(property) {
  if (property.swift == null) return null;
  const copy = () => navigator.clipboard.writeText(property.swift);
  return html("button", { class: "copy", title: `Copy as Swift: ${property.swift}`, "aria-label": `Copy ${property.key} as Swift`, onclick: copy }, sheets());
}

function animationButton(index) {
  const animation = get("run").animations[index];
  const line = animation.line ? `, added at ${animation.line}` : "";
  const title = `${animation.keyPath}: ${short(animation.begin)} s, ${short(animation.duration)} s long${line}`;
  return html("button", { title, onclick: () => set({ animation: index }) }, "↧");
}

function graphBox(property) {
  if (!property.isNumeric) return null;
  const isChecked = get("graphed").includes(property.key);
  const change = (event) => {
    const others = get("graphed").filter((key) => key !== property.key);
    set({ graphed: event.target.checked ? [...others, property.key] : others });
  };
  return html("input", { type: "checkbox", checked: isChecked, "aria-label": `Graph of ${property.key}`, onchange: change });
}

/** Begins to show the properties of the store's layer. */
export function startProperties() {
  observe(["layer", "animation", "time", "run", "picture", "isLive"], () => get("run") && load());
}
