// The tree of layers at the current time.

import { byId, html } from "./dom.js";
import { ask } from "./link.js";
import { get, observe, set } from "./store.js";

const tree = byId("tree");
let asked = null;

/** Asks for the layers; while an answer is under way, the newest time waits. */
async function load() {
  if (!get("run") || asked != null) return;
  asked = get("time");
  try {
    const { layers } = await ask("tree", { time: asked });
    set({ layers });
  } finally {
    const isStale = asked !== get("time");
    asked = null;
    if (isStale) load();
  }
}

/** The name that a reader knows: of the view, else of the layer. */
export const titleOf = (layer) => layer.view ?? layer.class;

function matches(layer, text) {
  return [layer.name, layer.class, layer.view].some((word) => word?.toLowerCase().includes(text));
}

function show() {
  const text = byId("search").value.toLowerCase();
  const layers = get("layers").filter((layer) => text === "" || matches(layer, text));
  tree.replaceChildren(...layers.map(row));
  const row_ = tree.querySelector('[aria-selected="true"]');
  if (row_) tree.setAttribute("aria-activedescendant", row_.id);
  else tree.removeAttribute("aria-activedescendant");
}

function row(layer) {
  const marks = layer.marks.map((mark) => html("span", { class: "mark" }, mark));
  const name = layer.name ? ` “${layer.name}”` : "";
  const note = layer.view ? html("span", { class: "class" }, ` ${layer.class}`) : null;
  return html(
    "li",
    {
      id: `layer-${layer.id}`, role: "treeitem", "aria-level": layer.depth + 1, "aria-selected": String(layer.id === get("layer")),
      class: layer.isVisible ? null : "unseen", "data-depth": layer.depth, onclick: () => set({ layer: layer.id }),
    },
    html("span", { class: "title" }, "\u2002".repeat(layer.depth), titleOf(layer), name, note), html("span", { class: "marks" }, marks));
}

/** Moves the selection up or down; Home and End go to the ends. */
function moveSelection(event) {
  const ids = [...tree.children].map((item) => Number(item.id.slice("layer-".length)));
  const index = ids.indexOf(get("layer"));
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: ids.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  set({ layer: ids[Math.min(Math.max(next, 0), ids.length - 1)] ?? null });
}

/** Begins to show the layers of the store's time. */
export function startTree() {
  observe(["time", "run", "picture"], load);
  observe(["layers", "layer"], show);
  observe(["layer"], () => tree.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" }));
  byId("search").addEventListener("input", show);
  tree.addEventListener("keydown", moveSelection);
}
