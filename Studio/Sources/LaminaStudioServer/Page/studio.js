// The studio's page: loads the run and connects its parts. The parts know the store and not each other.

import { byId } from "./dom.js";
import { openExporter } from "./exporter.js";
import { ask, whenClosed } from "./link.js";
import { startCost } from "./cost.js";
import { startFindings } from "./findings.js";
import { startGraph } from "./graph.js";
import { startLive, turnDevice } from "./live.js";
import { startLog } from "./log.js";
import { startPlayback, stepFrames, togglePlay } from "./playback.js";
import { startProperties } from "./properties.js";
import { changeComparison, startSources } from "./sources.js";
import { startSpace } from "./space.js";
import { startStage } from "./stage.js";
import { get, goTo, observe, set } from "./store.js";
import { startTimeline, zoomTimeline } from "./timeline.js";
import { startTree } from "./tree.js";

const keys = {
  " ": togglePlay,
  ArrowLeft: () => stepFrames(-1),
  ArrowRight: () => stepFrames(1),
  i: () => set({ from: get("time"), to: Math.max(get("to"), get("time")), loops: true }),
  o: () => set({ to: get("time"), from: Math.min(get("from"), get("time")), loops: true }),
  l: () => byId("live").click(),
  r: turnDevice,
  d: changeComparison,
  x: () => set({ isExploded: !get("isExploded") }),
  e: openExporter,
  "+": () => zoomTimeline(2),
  "-": () => zoomTimeline(0.5),
  Escape: () => set({ layer: null, animation: null }),
};

function press(event) {
  const isTyping = event.target.closest("input, select, textarea, dialog");
  const isButton = event.key === " " && event.target.closest("button, [role=button]");
  if (isTyping || isButton || event.ctrlKey || event.metaKey || event.altKey || !get("run")) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

function startTabs() {
  const tabs = [...byId("tabs").children];
  const choose = (chosen) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute("aria-selected", isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      byId(tab.getAttribute("aria-controls")).hidden = !isChosen;
    }
  };
  for (const tab of tabs) tab.addEventListener("click", () => choose(tab));
  byId("tabs").addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabs[(tabs.indexOf(document.activeElement) + by + tabs.length) % tabs.length];
    choose(next);
    next.focus();
  });
}

function startView() {
  byId("zoom").addEventListener("change", (event) => set({ zoom: event.target.value }));
  byId("skins").addEventListener("change", (event) => set({ skins: Math.min(5, Math.max(0, Math.round(Number(event.target.value)) || 0)) }));
  byId("trail").addEventListener("change", (event) => set({ showsTrail: event.target.checked }));
  byId("outlines").addEventListener("change", (event) => set({ showsOutlines: event.target.checked }));
  byId("work").addEventListener("change", (event) => set({ work: event.target.value }));
  byId("explode").addEventListener("click", () => set({ isExploded: !get("isExploded") }));
  observe(["notice"], () => (byId("notice").textContent = get("notice")));
  observe(["isExploded"], () => byId("explode").setAttribute("aria-pressed", get("isExploded")));
  byId("export").addEventListener("click", () => get("run") && openExporter());
}

/** The moment and the layer of a link such as `#time=1.5&layer=12`. */
function openLink() {
  const link = new URLSearchParams(location.hash.slice(1));
  if (link.has("time")) goTo(Number(link.get("time")));
  if (link.get("layer")) set({ layer: Number(link.get("layer")) });
}

async function start() {
  for (const begin of [startStage, startTree, startProperties, startTimeline, startGraph, startSpace, startLog, startFindings, startCost, startPlayback, startLive, startSources]) begin();
  startTabs();
  startView();
  document.addEventListener("keydown", press);
  whenClosed(() => (byId("message").textContent = "The studio has ended."));
  try {
    const run = await ask("run");
    document.title = `${run.name} – Lamina Studio`;
    byId("name").textContent = run.name;
    set({ run });
    openLink();
  } catch (error) {
    byId("message").textContent = error.message;
  }
}

start();
