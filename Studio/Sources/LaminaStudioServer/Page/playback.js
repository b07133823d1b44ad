// Playing: the store's time follows the clock of the browser.

import { byId, short } from "./dom.js";
import { get, goTo, observe, set } from "./store.js";

let last = null;

function advance(now) {
  // In live mode the app's time decides.
  if (!get("isPlaying") || get("isLive")) {
    last = null;
    return;
  }
  const [start, end] = get("loops") && get("to") > get("from") ? [get("from"), get("to")] : [0, get("run").duration];
  let time = get("time") + (last == null ? 0 : ((now - last) / 1000) * get("speed"));
  last = now;
  if (time >= end) {
    if (get("loops")) time = start + (end > start ? (time - end) % (end - start) : 0);
    else set({ isPlaying: false });
  }
  goTo(time);
  requestAnimationFrame(advance);
}

/** Begins or stops to play; from the end, from the beginning. */
export function togglePlay() {
  if (!get("run")) return;
  if (!get("isPlaying") && !get("isLive") && get("time") >= get("run").duration) goTo(0);
  set({ isPlaying: !get("isPlaying") });
}

/** Moves by frames of the run. */
export function stepFrames(count) {
  const rate = get("run").frameRate;
  set({ isPlaying: false });
  goTo((Math.round(get("time") * rate) + count) / rate);
}

/** Connects the buttons of the bar with the store. */
export function startPlayback() {
  byId("play").addEventListener("click", togglePlay);
  byId("back").addEventListener("click", () => stepFrames(-1));
  byId("forward").addEventListener("click", () => stepFrames(1));
  byId("time").addEventListener("change", (event) => {
    goTo(Number(event.target.value));
    event.target.value = short(get("time"), 4);
  });
  byId("speed").addEventListener("change", (event) => set({ speed: Number(event.target.value) }));
  observe(["loops"], () => (byId("loop").checked = get("loops")));
  byId("loop").addEventListener("change", (event) => set({ loops: event.target.checked }));
  observe(["isPlaying", "isLive"], () => {
    byId("play").setAttribute("aria-pressed", get("isPlaying"));
    byId("play").textContent = get("isPlaying") ? "Pause" : "Play";
    if (get("isPlaying")) requestAnimationFrame(advance);
  });
  observe(["time"], () => document.activeElement !== byId("time") && (byId("time").value = short(get("time"), 4)));
}
