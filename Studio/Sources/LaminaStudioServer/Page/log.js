// What happened: commits, events, callbacks and diagnostics in the order of their times.

import { byId, html, short } from "./dom.js";
import { get, goTo, observe } from "./store.js";

let entries = [];

function load() {
  const run = get("run");
  if (!run) return;
  entries = [
    ...run.events.map(({ time, text }) => ({ time, kind: "event", text })),
    ...run.callbacks.map(({ time, text }) => ({ time, kind: "callback", text })),
    ...run.diagnostics.map(({ time, text }) => ({ time, kind: "diagnostic", text })),
  ].sort((first, second) => first.time - second.time);
  const items = entries.map(({ time, kind, text }) => html("li", {}, html("button", { onclick: () => goTo(time) }, `${short(time, 4)} s  ${kind}: ${text}`)));
  byId("log").replaceChildren(items.length > 0 ? html("ol", {}, items) : html("p", { class: "quiet" }, "No event, callback or diagnostic."));
  mark();
}

function mark() {
  byId("log").querySelectorAll("li").forEach((item, index) => item.classList.toggle("past", entries[index].time <= get("time")));
}

/** Begins to list what happened in the store's run. */
export function startLog() {
  observe(["run"], load);
  observe(["time"], mark);
}
