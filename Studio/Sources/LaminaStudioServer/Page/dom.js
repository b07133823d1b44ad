// Elements of the page, made from a name, attributes and children.

const svgNamespace = "http://www.w3.org/2000/svg";

/** The element with an id. */
export const byId = (id) => document.getElementById(id);

/** An element of HTML; a child that is no element becomes text, never markup. */
export const html = (name, attributes = {}, ...children) => filled(document.createElement(name), attributes, children);

/** An element of SVG. */
export const svg = (name, attributes = {}, ...children) => filled(document.createElementNS(svgNamespace, name), attributes, children);

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null));
  return element;
}

/** A number for people: at most `digits` behind the point, no zeros at the end. */
export const short = (number, digits = 3) => (Number.isFinite(number) ? String(Number(number.toFixed(digits))) : "∞");
