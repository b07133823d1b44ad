// What the page shows: one object of values, and functions that are called when some of them change.

const values = {
  /** The run as `api/run` describes it. */
  run: null,
  /** The moment on the stage, in seconds. */
  time: 0,
  isPlaying: false,
  /** True while the app runs on and gets the stage's events. */
  isLive: false,
  /** The run of the sources before the last change: "off", "beside" or as a "difference". */
  compared: "off",
  /** What the page has to say until something else happens; empty for nothing. */
  notice: "",
  /** Grows when the picture at the same time has changed. */
  picture: 0,
  speed: 1,
  /** The marks between which playing repeats, in seconds. */
  from: 0,
  to: 0,
  loops: false,
  /** The number of the selected layer, or null. */
  layer: null,
  /** The index of the selected animation in `run.animations`, or null. */
  animation: null,
  /** The layers at `time`, as `api/tree` describes them. */
  layers: [],
  zoom: "fit",
  skins: 0,
  showsTrail: false,
  showsOutlines: false,
  /** The work of a frame over the picture: "none", "damage" or "overdraw". */
  work: "none",
  isExploded: false,
  /** The keys whose values the graph shows. */
  graphed: [],
};
const observers = [];

/** The current value of `key`. */
export const get = (key) => values[key];

/** Changes values, and calls each observer of a changed value once. */
export function set(changes) {
  const changed = Object.keys(changes).filter((key) => values[key] !== changes[key]);
  if (changed.length === 0) return;
  Object.assign(values, changes);
  for (const [keys, call] of observers) if (keys.some((key) => changed.includes(key))) call();
}

/** Calls `call` now and after each change of one of `keys`. */
export function observe(keys, call) {
  observers.push([keys, call]);
  call();
}

/** True when the page's events go to the app: in live mode, unless the app is only looked at. */
export const drivesApp = () => values.isLive && !values.run.abilities.isAttached;

/** Moves to a time, which is kept within the run. */
export function goTo(time) {
  const run = get("run");
  if (run && Number.isFinite(time)) set({ time: Math.min(Math.max(time, 0), run.duration) });
}
