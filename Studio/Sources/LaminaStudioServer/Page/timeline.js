// The timeline: a row for each layer and key that animates, a bar for each animation, and marks of what happened.

import { byId, short, svg } from "./dom.js";
import { get, goTo, observe, set } from "./store.js";
import { titleOf } from "./tree.js";

const pane = byId("timeline");
const rowHeight = 24;
const rulerHeight = 34;
const labelWidth = 200;
/** The visible seconds, and the first visible row's offset in pixels. */
let [from, to, offset] = [0, 1, 0];
let rows = [];
/** The places of the groups whose members are hidden. */
const closed = new Set();
/** The duration of the run when the visible seconds were chosen. */
let shownDuration = 0;

/** The visible seconds of the timeline. */
export const visibleRange = () => [from, to];

const width = () => Math.max(pane.clientWidth, labelWidth + 100);
const x = (time) => labelWidth + ((time - from) / (to - from)) * (width() - labelWidth - 10);
const timeAt = (position) => from + ((position - labelWidth) / (width() - labelWidth - 10)) * (to - from);

/** Rows in the order in which their first animation begins. */
function makeRows() {
  const byPlace = new Map();
  const places = [];
  get("run").animations.forEach((animation, index) => {
    const group = animation.group == null ? null : places[animation.group];
    const place = `${group ? `${group.place} ` : ""}${animation.layer} ${animation.keyPath}`;
    const isHidden = group != null && (group.isHidden || closed.has(group.place));
    places.push({ place, group: group?.place, isHidden, depth: group ? group.depth + 1 : 0 });
    if (isHidden) return;
    if (!byPlace.has(place)) byPlace.set(place, { ...places[index], layer: animation.layer, keyPath: animation.keyPath, animations: [] });
    byPlace.get(place).animations.push({ index, ...animation });
  });
  // The members of a group follow it, whatever began between them.
  rows = [];
  for (const row of byPlace.values()) {
    const last = rows.findLastIndex((other) => row.group != null && other.place.startsWith(row.group));
    if (last < 0) rows.push(row);
    else rows.splice(last + 1, 0, row);
  }
}

function toggleGroup(row) {
  if (!closed.delete(row.place)) closed.add(row.place);
  makeRows();
  draw();
}

function draw() {
  if (!get("run")) return;
  const drawing = svg("svg", { role: "group", "aria-label": `${rows.length} animated properties` });
  const visible = rows.slice(Math.floor(offset / rowHeight), Math.ceil((offset + pane.clientHeight) / rowHeight) + 1);
  const first = Math.floor(offset / rowHeight);
  drawing.append(...visible.map((row, index) => drawnRow(row, rulerHeight + (first + index) * rowHeight - offset)));
  drawing.append(ruler(), range(), nowLine());
  const focused = pane.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  pane.replaceChildren(drawing);
  // Who works by keyboard stays where they are, though every element is new.
  if (focused) pane.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function drawnRow(row, y) {
  const layer = get("run").layers.find((layer) => layer.id === row.layer) ?? { class: "layer" };
  const name = layer.name ?? `${titleOf(layer)} ${row.layer}`;
  const bars = row.animations.filter((animation) => animation.end >= from && animation.begin <= to).map((animation) => bar(animation, row, y + 3));
  const isGroup = row.keyPath === "group";
  const sign = isGroup ? (closed.has(row.place) ? "▸ " : "▾ ") : "";
  const left = 8 + 12 * row.depth;
  const label = svg("text", { class: "label", x: left, y: y + 15 }, `${sign}${fitted(name, row.keyPath, labelWidth - 12 - left)}`, svg("title", {}, `${name} · ${row.keyPath}`));
  if (isGroup) makeToggle(label, row);
  // Bars that begin before the visible seconds must not cover the label.
  const cover = svg("rect", { x: 0, y, width: labelWidth - 4, height: rowHeight, fill: "var(--panel)" });
  return svg("g", { class: "row" }, bars, cover, label);
}

/** A row's label in so many pixels: the name is cut before the key, which tells rows of one layer apart. */
function fitted(name, key, pixels) {
  const characters = Math.floor(pixels / 6.6);
  const whole = `${name} · ${key}`;
  if (whole.length <= characters) return whole;
  const forName = Math.max(4, characters - key.length - 4);
  return `${name.slice(0, forName)}… · ${key}`.slice(0, characters);
}

function makeToggle(label, row) {
  const toggle = () => toggleGroup(row);
  for (const [name, value] of [["data-key", `group ${row.place}`], ["role", "button"], ["tabindex", 0], ["aria-expanded", !closed.has(row.place)]]) label.setAttribute(name, value);
  label.addEventListener("click", toggle);
  label.addEventListener("keydown", (event) => event.key === "Enter" && toggle());
}

function bar(animation, row, y) {
  const [start, end] = [Math.max(x(animation.begin), labelWidth - 20), Math.min(x(animation.end), width() + 20)];
  const height = rowHeight - 7;
  const choose = () => set({ animation: animation.index, layer: animation.layer });
  const label = describe(animation);
  const one = x(animation.begin + animation.duration);
  return svg(
    "g",
    { class: "bargroup", "data-key": `bar ${animation.index}`, tabindex: 0, role: "button", "aria-label": label, onclick: choose, onkeydown: (event) => event.key === "Enter" && choose() },
    svg("rect", { class: "later", x: start, y, width: Math.max(2, end - start), height, rx: 3 }),
    svg("rect", {
      class: `bar${get("animation") === animation.index ? " selected" : ""}`, x: start, y, width: Math.max(2, Math.min(one, end) - start), height, rx: 3,
    }),
    curve(animation, y, height), keys(animation, y + height / 2), svg("title", {}, label));
}

/** The curve of one period, as far as the layer had the animation: progress upwards. */
function curve(animation, y, height) {
  const [start, end] = [x(animation.begin), x(animation.begin + animation.duration)];
  if (end - start < 12 || !animation.curve) return null;
  const last = animation.curve.length - 1;
  const points = animation.curve
    .filter((_, index) => (animation.duration * index) / last <= animation.end - animation.begin + 1e-9)
    .map((value, index) => `${(start + ((end - start) * index) / last).toFixed(1)},${(y + height * (1 - value)).toFixed(1)}`);
  return svg("polyline", { class: "curve", points: points.join(" ") });
}

function keys(animation, y) {
  const times = (animation.keyTimes ?? []).map((time) => animation.begin + time * animation.duration);
  return times.filter((time) => time <= animation.end + 1e-9).map((time) => {
    const center = x(time);
    return svg("path", { class: "key", d: `M${center - 4} ${y}l4 -4l4 4l-4 4z` });
  });
}

function describe(animation) {
  const parts = [
    animation.keyPath, `begins at ${short(animation.begin)} s`, `${short(animation.duration)} s long`,
    animation.repeatCount === 1 ? null : `${animation.repeatCount == null ? "endless" : `${short(animation.repeatCount)} times`}`,
    animation.autoreverses ? "autoreverses" : null, animation.fillMode === "removed" ? null : `fills ${animation.fillMode}`, animation.curveName,
    animation.isAdditive ? "additive" : null, animation.origin, animation.line ? `added at ${animation.line}` : null,
  ];
  return parts.filter((part) => part != null).join(", ");
}

/** The step of the ruler: 1, 2 or 5 times a power of ten, 60 pixels or more apart. */
export function step(seconds, pixels) {
  const least = (seconds / pixels) * 70;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => factor * power).find((value) => value >= least);
}

function ruler() {
  const group = svg("g", { class: "ruler" }, svg("rect", { x: 0, y: 0, width: width(), height: rulerHeight, fill: "var(--panel)" }));
  const apart = step(to - from, width() - labelWidth);
  for (let time = Math.ceil(from / apart) * apart; time <= to; time += apart) {
    group.append(svg("line", { class: "tick", x1: x(time), x2: x(time), y1: 12, y2: rulerHeight }), svg("text", { class: "soft", x: x(time) + 3, y: 12 }, `${short(time, 7)} s`));
  }
  const isVisible = ({ time }) => time >= from && time <= to;
  const run = get("run");
  group.append(
    ...run.commits.filter(isVisible).map(({ time }) => svg("line", { class: "commit", x1: x(time), x2: x(time), y1: 27, y2: rulerHeight }, svg("title", {}, `commit at ${short(time, 6)} s`))),
    ...run.events.filter(isVisible).map(({ time, text }) => svg("path", { class: "event", d: `M${x(time)} 26l-4 -7h8z` }, svg("title", {}, `${short(time, 6)} s ${text}`))),
    ...run.callbacks.filter(isVisible).map(({ time, text }) => svg("circle", { class: "callback", cx: x(time), cy: 22, r: 3 }, svg("title", {}, `${short(time, 6)} s ${text}`))));
  group.append(svg("text", { class: "soft", x: 8, y: 26 }, `${run.animations.length} animations`));
  return group;
}

function range() {
  if (get("to") <= get("from")) return svg("g");
  const [start, end] = [Math.max(x(get("from")), labelWidth), x(get("to"))];
  return svg("rect", { class: "range", x: start, y: 0, width: Math.max(0, end - start), height: pane.clientHeight });
}

function nowLine() {
  const now = x(get("time"));
  return now < labelWidth ? svg("g") : svg("line", { class: "now", x1: now, x2: now, y1: 0, y2: pane.clientHeight });
}

function setRange(start, end) {
  const run = get("run");
  const length = Math.min(Math.max(end - start, 1e-5), Math.max(run.duration, 1e-5));
  from = Math.min(Math.max(start, 0), Math.max(0, run.duration - length));
  to = from + length;
  draw();
  document.dispatchEvent(new Event("rangechange"));
}

/** Magnifies the seconds about the current time. */
export function zoomTimeline(factor, about = get("time")) {
  setRange(about - (about - from) / factor, about + (to - about) / factor);
}

function scroll(event) {
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) return zoomTimeline(Math.exp(-event.deltaY / 200), timeAt(event.offsetX));
  const sideways = event.shiftKey ? event.deltaY : event.deltaX;
  if (sideways !== 0) setRange(from + (sideways / width()) * (to - from), to + (sideways / width()) * (to - from));
  if (!event.shiftKey) {
    offset = Math.min(Math.max(0, offset + event.deltaY), Math.max(0, rows.length * rowHeight - pane.clientHeight + rulerHeight));
    draw();
  }
}

/** Drags through time from the ruler, or from anywhere between the bars. */
function scrub(event) {
  if (event.target.closest(".bargroup") || event.offsetX < labelWidth) return;
  const move = (moved) => goTo(timeAt(moved.clientX - pane.getBoundingClientRect().left));
  pane.setPointerCapture(event.pointerId);
  move(event);
  pane.addEventListener("pointermove", move);
  pane.addEventListener("pointerup", () => pane.removeEventListener("pointermove", move), { once: true });
}

/** Takes the run's present duration; who sees all of the run goes on to see all of it. */
function follow() {
  const isWhole = from === 0 && to >= shownDuration;
  shownDuration = get("run").duration;
  const isLate = get("isLive") && get("time") > to;
  if (isWhole) setRange(0, shownDuration);
  else if (isLate) setRange(get("time") - 0.9 * (to - from), get("time") + 0.1 * (to - from));
  else setRange(from, to);
}

/** Begins to draw the store's run. */
export function startTimeline() {
  observe(["run"], () => {
    if (!get("run")) return;
    makeRows();
    follow();
  });
  observe(["time", "animation", "from", "to"], () => (get("run") && get("run").duration !== shownDuration ? follow() : draw()));
  pane.addEventListener("wheel", scroll, { passive: false });
  pane.addEventListener("pointerdown", scrub);
  new ResizeObserver(draw).observe(pane);
}
