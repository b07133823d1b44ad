// Live mode: the app runs on, and the pointer, keys and tilt go to it. The page's clock decides how far it runs, and the app's history grows.

import { byId } from "./dom.js";
import { ask } from "./link.js";
import { drivesApp, get, observe, set } from "./store.js";
import { pointUnder } from "./stage.js";

const stage = byId("stage");
const canvas = byId("picture");
/** The names of keys in event files. */
const keyNames = {
  Enter: "return", Escape: "escape", Backspace: "backspace", Delete: "delete", " ": "space", Home: "home", End: "end", PageUp: "pageup",
  PageDown: "pagedown", ArrowRight: "right", ArrowLeft: "left", ArrowDown: "down", ArrowUp: "up",
};
const keyHint = "Keys on the stage go to the app; Tab leaves it, and then L ends live mode.";
/** The most seconds for one question, below what the engine admits. */
const longestStep = 5;
/** A live run that cannot keep up goes slower; beyond this many seconds of delay its clock begins anew. */
const longestDelay = 0.25;

let events = [];
/** The quarter turns of the device for which the user has asked since the last question. */
let turns = 0;
let isBusy = false;
/** The last event of the pointer while it is down in the app; null otherwise. */
let finger = null;
/** The time of the run and of the browser, in seconds, at which the present playing began. */
let start = null;
/** The time that this module has shown last; another one means that the user has moved through time. */
let reached = null;
/** The last complaint, which goes when the app answers again. */
let complaint = null;
/** The browser's time before which the run is not described again, in seconds. */
let nextDescription = 0;
/** False when something has happened since the last description of the run. */
let isDescribed = true;

function complain(error, changes = {}) {
  complaint = error.message;
  set({ ...changes, notice: complaint });
}

const seconds = () => performance.now() / 1000;

/** The time up to which the run has come by the page's clock. */
function now() {
  if (!get("isPlaying")) return get("time");
  start ??= { run: get("time"), page: seconds() };
  return start.run + (seconds() - start.page) * get("speed");
}

/** Sends an event such as `{ down: [10, 20] }` to the app. */
export function send(event) {
  const last = events.at(-1);
  // Between two frames the app gets the newest place of a finger.
  if (event.move && last?.move && (last.finger ?? 0) === (event.finger ?? 0)) events.pop();
  events.push({ at: now(), ...event });
}

async function tick() {
  if (!get("isLive")) return;
  requestAnimationFrame(tick);
  if (get("run").abilities.isAttached) return look();
  const shown = get("time");
  if (shown !== reached) {
    if (reached != null) set({ isPlaying: false });
    [start, reached] = [null, shown];
  }
  const until = Math.min(now(), shown + longestStep);
  if (isBusy || (until <= shown && events.length === 0 && turns === 0)) return;
  isBusy = true;
  try {
    await goOn(shown, until);
  } catch (error) {
    complain(error, { isPlaying: false });
  } finally {
    isBusy = false;
  }
}

/** Takes what is new of an app that runs on by itself; a page that has gone back in time shows the past until playing goes on. */
async function look() {
  if (isBusy || !get("isPlaying")) return;
  if (reached != null && get("time") !== reached) {
    reached = null;
    return set({ isPlaying: false });
  }
  isBusy = true;
  try {
    await take({ time: 0 });
  } catch (error) {
    complain(error, { isPlaying: false, isLive: false });
  } finally {
    isBusy = false;
  }
}

async function goOn(shown, until) {
  const run = get("run");
  const taken = events.splice(0);
  const parameters = { time: Math.max(until, ...taken.map(({ at }) => at)), run: run.run };
  if (taken.length > 0) parameters.events = JSON.stringify(taken);
  // The engine admits four: a full turn changes nothing.
  if (turns > 0) parameters.turns = turns % 4;
  const acts = taken.length + turns > 0;
  turns = 0;
  const goesBack = shown < run.duration - 1e-9;
  // From an earlier time the run goes on there: its later part is dropped.
  if (goesBack) parameters.from = shown;
  await take(parameters);
  if (acts && !get("isPlaying")) set({ picture: get("picture") + 1 });
  // Another page that plays may have come further: this one's clock goes on from there, since it would ask for nothing until it has caught up.
  if (start && (now() - get("time") > longestDelay || now() < get("time"))) start = null;
}

/** Asks the app for what is new, and shows its end. */
async function take(parameters) {
  const state = await ask("live", parameters);
  if (get("notice") === complaint) set({ notice: "" });
  await show(state, true);
  if (state.isStale) {
    finger = null;
    set({ notice: "Another page has begun the run anew; this one follows." });
  }
}

/** Shows a new state of the run; a page at the end of the run stays at its end. */
async function show(state, isAtEnd) {
  const run = get("run");
  const isNew = state.news !== run.news;
  // Another run has another past, perhaps in a picture of another size, so nothing of it is shown before its description.
  if (state.run !== run.run) return describe(true, isAtEnd);
  Object.assign(run, { duration: state.duration, news: state.news });
  if (isAtEnd) reached = state.duration;
  set({ time: isAtEnd ? state.duration : Math.min(get("time"), state.duration) });
  if (isNew) await describe(false, isAtEnd);
}

/** Follows what other pages do with the run, until this one goes. */
async function follow() {
  let isMoving = false;
  try {
    if (!isBusy && !(get("isLive") && get("isPlaying"))) isMoving = await followOnce();
  } catch {
    // The engine is gone, which the page says elsewhere, or busy; then the next look has the state.
  }
  setTimeout(follow, isMoving ? 30 : 300);
}

/** Takes the run's state; true when another page has moved it. */
async function followOnce() {
  const state = await ask("state");
  const run = get("run");
  if (isBusy) return false;
  const isAtEnd = get("isLive") && get("time") >= run.duration;
  const isSame = state.run === run.run && state.news === run.news && state.duration === run.duration;
  if (!isSame) await show(state, isAtEnd);
  else if (!isDescribed) await describe(true, isAtEnd);
  return !isSame;
}

/** Loads what has happened, a few times a second while something happens; a long run is described more rarely, since that takes longer. */
async function describe(isLast = false, isAtEnd = false) {
  const begin = seconds();
  isDescribed = isLast || begin >= nextDescription;
  if (!isDescribed) return;
  const run = await ask("run");
  // Another page may have moved the run meanwhile, and this one is at its end still.
  if (isAtEnd && run.duration !== get("time")) [start, reached] = [null, run.duration];
  set({ run, time: isAtEnd ? run.duration : Math.min(get("time"), run.duration), picture: get("picture") + (run.run !== get("run").run) });
  const end = seconds();
  nextDescription = end + Math.max(0.3, 5 * (end - begin));
}

/** Begins live mode at the end of the run, so that nothing of it is lost, or ends it; a finger that is down leaves the screen. */
async function toggle() {
  const run = get("run");
  if (!run?.abilities.isLive) return;
  if (get("isLive") && finger) {
    touch("cancel", finger);
    while (isBusy) await new Promise(requestAnimationFrame);
    await goOn(get("time"), get("time")).catch(complain);
  }
  set({ isLive: !get("isLive"), loops: false, time: get("isLive") ? get("time") : run.duration });
  set({ notice: drivesApp() ? keyHint : "" });
}

function touch(phase, event) {
  if (!drivesApp() || (phase === "down" && event.altKey) || (phase !== "down" && !finger)) return;
  event.preventDefault();
  if (phase === "down") canvas.setPointerCapture(event.pointerId);
  finger = phase === "down" || phase === "move" ? event : null;
  stage.focus({ preventScroll: true });
  send({ [phase]: pointUnder(event).map((value) => Math.round(value * 1000) / 1000) });
}

function press(event) {
  if (!drivesApp() || event.altKey || event.metaKey || event.ctrlKey) return;
  const name = keyNames[event.key] ?? (/^[a-z0-9]$/.test(event.key) ? event.key : null);
  if (!name && event.key.length !== 1) return;
  // The page's own keys, such as the space for playing, do not act on the stage of a live run.
  event.preventDefault();
  event.stopPropagation();
  if (!name) send({ text: event.key });
  else send(event.shiftKey ? { key: name, modifiers: ["shift"] } : { key: name });
}

/** Turns the device by a quarter to the right, in live mode. */
export function turnDevice() {
  if (drivesApp() && get("run").abilities.turns) turns += 1;
}

function tilt() {
  send({ tilt: [Number(byId("tilt-x").value), Number(byId("tilt-y").value)] });
}

/** Offers live mode for the store's run, if its app is there. */
export function startLive() {
  byId("live").addEventListener("click", toggle);
  for (const [name, phase] of [["pointerdown", "down"], ["pointermove", "move"], ["pointerup", "up"], ["pointercancel", "cancel"]]) {
    canvas.addEventListener(name, (event) => touch(phase, event));
  }
  stage.addEventListener("keydown", press);
  for (const id of ["tilt-x", "tilt-y"]) byId(id).addEventListener("input", tilt);
  byId("turn").addEventListener("click", turnDevice);
  let isFollowing = false;
  observe(["run"], () => {
    const { isLive, isAttached } = get("run")?.abilities ?? {};
    if (!isLive || isAttached || isFollowing) return;
    isFollowing = true;
    follow();
  });
  observe(["run"], () => {
    byId("live").hidden = !get("run")?.abilities.isLive;
    if (get("run")?.abilities.isAttached) byId("live").textContent = "Follow";
  });
  observe(["isPlaying", "speed"], () => (start = null));
  observe(["isLive", "run"], () => (byId("turn").hidden = !drivesApp() || !get("run").abilities.turns));
  observe(["isLive"], () => {
    byId("live").setAttribute("aria-pressed", get("isLive"));
    byId("tilt").hidden = !drivesApp();
    stage.classList.toggle("live", drivesApp());
    [start, reached, events, finger, turns] = [null, null, [], null, 0];
    if (get("isLive")) {
      set({ isPlaying: true });
      stage.focus({ preventScroll: true });
      requestAnimationFrame(tick);
    } else if (get("run")) {
      set({ isPlaying: false });
      describe(true);
    }
  });
}
