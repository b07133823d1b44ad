// Live code: the app's sources are built again when they change, and the run of the old ones stays beside the new one.

import { byId, html } from "./dom.js";
import { ask, fetchPicture } from "./link.js";
import { get, observe, set } from "./store.js";

const canvas = byId("earlier");
const context = canvas.getContext("2d");
let number = 0;
let asked = 0;

/** Looks for a change of the sources, a few times a second. */
async function look() {
  if (!get("run")?.abilities.followsSources) return;
  const time = get("time");
  try {
    const news = await ask("sources");
    if (news.number !== number) await take(news, time);
    if (news.state === "building") set({ notice: `Building… ${Math.floor(news.seconds)} s` });
  } catch (error) {
    set({ notice: error.message });
  }
  setTimeout(look, 300);
}

async function take(news, time) {
  number = news.number;
  byId("errors").replaceChildren(...news.errors.map((line) => html("li", {}, line)));
  const notices = { failed: "The build has failed.", crashed: "The new app does not run; this is the run before." };
  set({ notice: notices[news.state] ?? "" });
  if (news.state !== "built") return;
  const run = await ask("run");
  set({ run, time: Math.min(time, run.duration), picture: get("picture") + 1, compared: get("compared") === "off" ? "beside" : get("compared") });
}

/** Draws the picture of the run before, or the difference, whose every channel is four times as bright as it is. */
async function show() {
  const mode = get("run")?.abilities.hasEarlier ? get("compared") : "off";
  canvas.parentElement.hidden = mode === "off";
  if (mode === "off") return;
  const question = (asked += 1);
  const time = get("time");
  const [earlier, present] = await Promise.all([fetchPicture({ time, run: "earlier" }), mode === "difference" ? fetchPicture({ time }) : null]).catch(() => []);
  // A slow answer must not replace a newer one.
  if (!earlier || question !== asked) return;
  [canvas.width, canvas.height] = [earlier.width, earlier.height];
  if (present) subtract(earlier, present);
  context.putImageData(earlier, 0, 0);
  canvas.dataset.time = time;
}

function subtract(picture, other) {
  if (other.width !== picture.width || other.height !== picture.height) return;
  for (let index = 0; index < picture.data.length; index += 1) {
    picture.data[index] = index % 4 === 3 ? 255 : Math.min(255, 4 * Math.abs(picture.data[index] - other.data[index]));
  }
}

/** Changes between the picture of the run before, the difference and neither. */
export function changeComparison() {
  const modes = ["beside", "difference", "off"];
  if (get("run")?.abilities.hasEarlier) set({ compared: modes[(modes.indexOf(get("compared")) + 1) % modes.length] });
}

/** Begins to follow the sources, if the tool does. */
export function startSources() {
  let isLooking = false;
  observe(["run"], () => {
    if (isLooking || !get("run")?.abilities.followsSources) return;
    isLooking = true;
    look();
  });
  observe(["time", "run", "picture", "compared"], show);
  observe(["run", "compared"], () => {
    byId("compare").hidden = !get("run")?.abilities.hasEarlier;
    byId("compare").textContent = `Before: ${get("compared")}`;
    byId("earlier-title").textContent = get("compared") === "difference" ? "Difference ×4" : "Before the change";
  });
  byId("compare").addEventListener("click", changeComparison);
}
