// Export of the marked range, or of the whole run when nothing is marked.

import { byId, html, short } from "./dom.js";
import { address } from "./link.js";
import { get, set } from "./store.js";

const forms = [
  ["png", "Picture at this time (PNG)", "picture.png"], ["mp4", "Film (MP4)", "film.mp4"], ["gif", "Film (GIF)", "film.gif"],
  ["apng", "Film (APNG)", "film.png"], ["sheet", "Contact sheet (PNG)", "sheet.png"],
];
/** What a run whose app is there has besides. */
const liveForms = [["events", "Events so far (JSON, for --events)", "events.json"]];
const layerForms = [["caml", "Selected layer (CAML)", "layer.caml"]];
const offered = () => {
  const { isLive, isAttached } = get("run").abilities;
  return isLive && !isAttached ? [...forms, ...liveForms, ...(get("layer") == null ? [] : layerForms)] : forms;
};

/** Opens the dialog. */
export function openExporter() {
  const [from, to] = get("to") > get("from") ? [get("from"), get("to")] : [0, get("run").duration];
  const choice = html("select", { "aria-label": "Form" }, offered().map(([form, title]) => html("option", { value: form }, title)));
  const link = `${location.origin}${location.pathname}#time=${get("time")}&layer=${get("layer") ?? ""}`;
  const form = html(
    "form", { method: "dialog" }, html("p", {}, `From ${short(from)} s to ${short(to)} s at ${short(get("run").frameRate)} frames per second`), choice,
    html("label", {}, "Link to this moment ", html("input", { readonly: true, value: link, size: 48 })),
    html("div", {}, html("button", { value: "save" }, "Save"), " ", html("button", { value: "cancel" }, "Cancel")));
  form.addEventListener("submit", (event) => event.submitter.value === "save" && save(choice.value, from, to));
  byId("exporter").replaceChildren(form);
  byId("exporter").showModal();
}

async function save(form, from, to) {
  const name = offered().find(([known]) => known === form)[2];
  set({ notice: "Exporting…" });
  try {
    const answer = await fetch(address("export", { form, from, to, time: get("time"), id: get("layer") ?? "" }));
    if (!answer.ok) throw new Error(await answer.text());
    const href = URL.createObjectURL(await answer.blob());
    html("a", { href, download: `${get("run").name}-${name}` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
    set({ notice: "" });
  } catch (error) {
    set({ notice: `The export has failed: ${error.message}` });
  }
}
