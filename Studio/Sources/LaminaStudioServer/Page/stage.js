// The stage: the picture at the current time, its pixels, and drawings over it.

import { byId, short, svg } from "./dom.js";
import { ask, fetchPicture, showPicture } from "./link.js";
import { drivesApp, get, observe, set } from "./store.js";

const canvas = byId("picture");
const context = canvas.getContext("2d", { willReadFrequently: true });
const overlay = byId("overlay");
let shown = null;

/** Pixels of the page per pixel of the picture. */
function zoom() {
  const run = get("run");
  if (get("zoom") !== "fit") return Number(get("zoom")) / run.scale;
  const stage = byId("stage").getBoundingClientRect();
  const room = { width: get("run").abilities.hasEarlier && get("compared") !== "off" ? stage.width / 2 - 12 : stage.width, height: stage.height - 16 };
  return Math.max(0.05, Math.min((room.width - 24) / (run.width * run.scale), (room.height - 24) / (run.height * run.scale)));
}

/** Sizes the paper: one pixel of the picture is `zoom()` pixels of the page. */
function resize() {
  const run = get("run");
  if (!run) return;
  const [width, height] = [run.width * run.scale, run.height * run.scale];
  const factor = zoom();
  for (const element of [canvas, byId("paper"), byId("earlier")]) {
    element.style.width = `${width * factor}px`;
    element.style.height = `${height * factor}px`;
  }
  canvas.classList.toggle("pixels", factor > 1);
  overlay.setAttribute("viewBox", `0 0 ${run.width} ${run.height}`);
  drawOverlay();
}

function showTime() {
  if (!get("run")) return;
  const time = get("time");
  showPicture({ time }, (picture, error) => {
    byId("message").textContent = error ?? "";
    if (!picture) return;
    shown = picture;
    paint();
    canvas.dataset.time = time;
  });
}

function paint() {
  if (canvas.width !== shown.width || canvas.height !== shown.height) [canvas.width, canvas.height] = [shown.width, shown.height];
  context.putImageData(shown, 0, 0);
  if (get("skins") > 0 && !get("isPlaying")) paintSkins();
}

/** Lays the frames before and after over the picture, the nearest most visible. */
async function paintSkins() {
  const [time, count, rate] = [get("time"), get("skins"), get("run").frameRate];
  const steps = Array.from({ length: count }, (_, index) => count - index).flatMap((step) => [-step, step]);
  for (const step of steps) {
    const at = time + step / rate;
    if (at < 0 || at > get("run").duration) continue;
    const picture = await fetchPicture({ time: at });
    if (get("time") !== time || get("skins") !== count) return;
    const skin = await createImageBitmap(picture);
    context.globalAlpha = 0.35 / Math.abs(step);
    context.drawImage(skin, 0, 0);
    context.globalAlpha = 1;
  }
}

const corners = (quad) => Array.from({ length: 4 }, (_, index) => `${quad[2 * index]},${quad[2 * index + 1]}`).join(" ");

function drawOverlay() {
  const [run, layers, selected] = [get("run"), get("layers"), get("layer")];
  if (!run) return;
  const children = [];
  if (get("showsOutlines")) children.push(...layers.filter((layer) => layer.quad).map((layer) => svg("polygon", { class: "outline", points: corners(layer.quad) })));
  if (zoom() >= 4) children.push(grid(run));
  const layer = layers.find((layer) => layer.id === selected);
  if (layer?.quad) children.push(svg("polygon", { class: "selected", points: corners(layer.quad) }));
  children.push(...work(), ...trail());
  overlay.replaceChildren(...children);
}

/** The edges of the picture's pixels. */
function grid(run) {
  const step = 1 / run.scale;
  let path = "";
  for (let x = 0; x <= run.width; x += step) path += `M${x} 0V${run.height}`;
  for (let y = 0; y <= run.height; y += step) path += `M0 ${y}H${run.width}`;
  return svg("path", { class: "grid", d: path });
}

let workBoxes = [];

/** The rectangles that the frame at this time draws anew, or the boxes of all that it draws. */
async function loadWork() {
  const [kind, time] = [get("work"), get("time")];
  workBoxes = [];
  if (kind !== "none" && !get("isPlaying")) {
    const marks = await ask("marks", { time });
    if (get("time") !== time || get("work") !== kind) return;
    workBoxes = kind === "damage" ? marks.damage : marks.items;
  }
  drawOverlay();
}

const work = () => workBoxes.map(([x, y, width, height]) => svg("rect", { class: get("work"), x, y, width, height }));

let trailPoints = [];

/** The way of the selected layer's centre through the whole run, with a dot a frame: dots far apart mean speed. */
async function loadTrail() {
  trailPoints = [];
  if (get("showsTrail") && get("layer") != null) {
    const { points } = await ask("path", { id: get("layer"), from: 0, to: get("run").duration, rate: get("run").frameRate });
    trailPoints = points;
  }
  drawOverlay();
}

function trail() {
  if (trailPoints.length === 0) return [];
  const radius = 1.6 / zoom() / get("run").scale;
  const line = svg("polyline", { class: "trail", points: trailPoints.map(([, x, y]) => `${x},${y}`).join(" ") });
  return [line, ...trailPoints.map(([time, x, y]) => svg("circle", { class: "dot", cx: x, cy: y, r: radius }, svg("title", {}, `${short(time)} s`)))];
}

/** The point of the screen under the pointer, in points. */
export function pointUnder(event) {
  const [run, box] = [get("run"), canvas.getBoundingClientRect()];
  return [((event.clientX - box.left) / box.width) * run.width, ((event.clientY - box.top) / box.height) * run.height];
}

function showPixel(event) {
  if (!shown) return;
  const [x, y] = pointUnder(event).map((value) => value * get("run").scale).map(Math.floor);
  if (x < 0 || y < 0 || x >= shown.width || y >= shown.height) return;
  const start = 4 * (y * shown.width + x);
  const color = Array.from(shown.data.subarray(start, start + 3), (value) => value.toString(16).padStart(2, "0")).join("");
  byId("pixel").textContent = `pixel ${x}, ${y}   point ${short(x / get("run").scale, 2)}, ${short(y / get("run").scale, 2)}   #${color}`;
}

/** True when a point lies in a convex quadrilateral, whichever way it turns. */
export function contains(quad, x, y) {
  let [left, right] = [false, false];
  for (let index = 0; index < 4; index += 1) {
    const [ax, ay, bx, by] = [quad[2 * index], quad[2 * index + 1], quad[(2 * index + 2) % 8], quad[(2 * index + 3) % 8]];
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (side > 0) left = true;
    if (side < 0) right = true;
  }
  return !(left && right);
}

function select(event) {
  if (drivesApp() && !event.altKey) return;
  const [x, y] = pointUnder(event);
  const hit = get("layers").findLast((layer) => layer.quad && layer.isVisible && contains(layer.quad, x, y));
  set({ layer: hit?.id ?? null });
}

/** Begins to show the store's time on the stage. */
export function startStage() {
  observe(["time", "run", "skins", "picture"], showTime);
  observe(["run", "zoom", "compared"], resize);
  // The bar above may get another line by the parts that a run shows there.
  observe(["run"], () => requestAnimationFrame(resize));
  observe(["layers", "layer", "showsOutlines"], drawOverlay);
  observe(["work", "time", "run", "isPlaying"], () => get("run") && loadWork());
  observe(["layer", "showsTrail", "run"], () => get("run") && loadTrail());
  canvas.addEventListener("pointermove", showPixel);
  canvas.addEventListener("pointerleave", () => (byId("pixel").textContent = ""));
  canvas.addEventListener("click", select);
  new ResizeObserver(resize).observe(byId("stage"));
}
