// The exploded view: the own picture of each layer as a plane in space, turned by dragging.

import { byId, html } from "./dom.js";
import { address } from "./link.js";
import { get, observe, set } from "./store.js";

const pane = byId("space3d");
let [turn, tilt, distance, gap] = [-35, -15, 1, 24];
let world = null;

function show() {
  const isShown = get("isExploded") && get("run");
  pane.hidden = !isShown;
  byId("paper").style.visibility = isShown ? "hidden" : "";
  if (!isShown) return pane.replaceChildren();
  const visible = get("layers").filter((layer) => layer.quad && layer.isVisible);
  world = html("div", { class: "world" });
  world.append(...visible.map(plane));
  pane.replaceChildren(world);
  place();
}

/** A layer's own picture, placed by the bounding box that it has on the screen. */
function plane(layer, index) {
  const [xs, ys] = [[0, 2, 4, 6].map((at) => layer.quad[at]), [1, 3, 5, 7].map((at) => layer.quad[at])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const element = html(
    "div", { class: `plane${layer.id === get("layer") ? " selected" : ""}`, title: layer.view ?? layer.class, onclick: () => set({ layer: layer.id }) },
    html("img", { src: address("plane", { id: layer.id, time: get("time") }), alt: "", draggable: "false" }));
  element.style.width = `${Math.max(1, Math.max(...xs) - left)}px`;
  element.style.height = `${Math.max(1, Math.max(...ys) - top)}px`;
  element.style.transform = `translate3d(${left}px, ${top}px, ${index * gap}px)`;
  return element;
}

function place() {
  if (!world) return;
  const run = get("run");
  const fit = Math.min(pane.clientWidth / run.width, pane.clientHeight / run.height) * 0.7 * distance;
  const depth = (world.children.length * gap) / 2;
  world.style.transform =
    `scale(${fit}) rotateX(${tilt}deg) rotateY(${turn}deg) translate3d(${-run.width / 2}px, ${-run.height / 2}px, ${-depth}px)`;
}

function drag(event) {
  const [startX, startY, startTurn, startTilt] = [event.clientX, event.clientY, turn, tilt];
  const move = (moved) => {
    turn = startTurn + (moved.clientX - startX) / 3;
    tilt = Math.max(-90, Math.min(90, startTilt - (moved.clientY - startY) / 3));
    place();
  };
  pane.addEventListener("pointermove", move);
  window.addEventListener("pointerup", () => pane.removeEventListener("pointermove", move), { once: true });
}

/** Begins to show the exploded view when the store asks for it. */
export function startSpace() {
  observe(["isExploded", "layers", "layer", "run"], show);
  pane.addEventListener("pointerdown", drag);
  pane.addEventListener("wheel", (event) => {
    event.preventDefault();
    if (event.shiftKey) gap = Math.max(0, gap - event.deltaY / 20);
    else distance = Math.max(0.2, Math.min(6, distance * Math.exp(-event.deltaY / 500)));
    if (event.shiftKey) show();
    else place();
  }, { passive: false });
}
