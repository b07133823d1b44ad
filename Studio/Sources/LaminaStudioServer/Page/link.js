// Questions to the engine: JSON over HTTP, and pictures through one socket.

/** The engine's answer to a path below `api/`, as an object. */
export async function ask(path, parameters = {}) {
  const answer = await fetch(address(path, parameters));
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The address of a path below `api/`, for an image or a download. */
export const address = (path, parameters = {}) => `api/${path}?${new URLSearchParams(parameters)}`;

const socket = new WebSocket(new URL("socket", location.href.replace(/^http/, "ws")));
socket.binaryType = "arraybuffer";
const isOpen = new Promise((resolve) => socket.addEventListener("open", resolve));
let lastNumber = 0;
let asked = null;
let wanted = null;

/**
 * Asks for the picture at a time and calls `show` with it.
 *
 * While one is under way only the newest of the others is kept: who drags through time sees the moment under the pointer.
 */
export async function showPicture(parameters, show) {
  await isOpen;
  wanted = { parameters, show };
  askNext();
}

function askNext() {
  if (asked || !wanted) return;
  lastNumber = (lastNumber + 1) % 0xffffffff;
  asked = { number: lastNumber, show: wanted.show };
  socket.send(`${lastNumber} picture?${new URLSearchParams(wanted.parameters)}`);
  wanted = null;
}

socket.addEventListener("message", ({ data }) => {
  const view = new DataView(data);
  if (!asked || view.getUint32(0, true) !== asked.number) return;
  const { show } = asked;
  asked = null;
  const status = view.getUint16(4, true);
  if (status === 200) show(picture(data, 7), null);
  else show(null, new TextDecoder().decode(data.slice(7)));
  askNext();
});

/** A picture in the engine's form: width, height, and runs of pixels; an odd number 2n + 1 repeats the next pixel, an even one 2n precedes n pixels. */
function picture(data, offset) {
  const words = new Uint32Array(data.slice(offset));
  const [width, height] = words;
  const pixels = new Uint32Array(width * height);
  for (let read = 2, write = 0; read < words.length; ) {
    const count = words[read] >>> 1;
    if (words[read] & 1) pixels.fill(words[read + 1], write, write + count);
    else pixels.set(words.subarray(read + 1, read + 1 + count), write);
    read += words[read] & 1 ? 2 : 1 + count;
    write += count;
  }
  return new ImageData(new Uint8ClampedArray(pixels.buffer), width, height);
}

/** The picture at a time, beside those of the stage. */
export async function fetchPicture(parameters) {
  const answer = await fetch(address("picture", parameters));
  if (!answer.ok) throw new Error(await answer.text());
  return picture(await answer.arrayBuffer(), 0);
}

/** Calls `call` when the engine is gone. */
export const whenClosed = (call) => socket.addEventListener("close", call);
