// Findings: likely mistakes, each with its layer, its time and the cure.

import { byId, html, short } from "./dom.js";
import { ask } from "./link.js";
import { get, goTo, observe, set } from "./store.js";

const panel = byId("findings");

async function load() {
  // While the run grows, its findings wait.
  if (!get("run") || get("isLive")) return;
  const { findings } = await ask("findings");
  byId("tab-findings").textContent = findings.length > 0 ? `Findings (${findings.length})` : "Findings";
  panel.replaceChildren(...(findings.length > 0 ? findings.map(item) : [html("p", { class: "quiet" }, "Nothing found.")]));
}

function item(finding) {
  const show = () => {
    goTo(finding.time);
    set({ layer: finding.layer });
  };
  const line = finding.line ? html("p", { class: "quiet" }, `Added at ${finding.line}.`) : null;
  return html(
    "div", { class: "finding", "data-rule": finding.rule },
    html("p", {}, html("button", { onclick: show }, `${short(finding.time)} s`), ` ${finding.text}`), line, html("pre", {}, finding.cure));
}

/** Begins to list the findings of the store's run. */
export function startFindings() {
  observe(["run", "isLive"], load);
}
