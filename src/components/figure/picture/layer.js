// @ts-check
const SVG = 'http://www.w3.org/2000/svg';

/**
 * A transparent sheet over a picture: a ring around the point that is pointed at, and, once the keyboard comes, an
 * element with a name for each point.
 *
 * @param {Element} points the picture's tab stop; it holds the sheet
 */
export function layerIn(points) {
  const sheet = points.firstElementChild ?? points.appendChild(element('svg', {}));
  const ring = sheet.querySelector('.figure-ring') ?? sheet.appendChild(element('circle', RING));
  return {
    /** @param {import('./spots.js').Spot | null} spot @param {string} viewBox of the drawing */
    ring(spot, viewBox) {
      set(sheet, {viewBox});
      set(ring, {cx: spot?.x ?? 0, cy: spot?.y ?? 0, visibility: spot ? 'visible' : 'hidden'});
    },
    /** @param {readonly import('./spots.js').Spot[]} spots @param {string} viewBox */
    name(spots, viewBox) {
      set(sheet, {viewBox});
      for (const old of sheet.querySelectorAll('[data-mark]')) old.remove();
      sheet.append(...spots.map(named));
    },
    /** @param {string} key */
    focus: (key) =>
      /** @type {SVGElement | null} */ (
        sheet.querySelector(`[data-mark="${CSS.escape(key)}"]`)
      )?.focus(),
  };
}

const RING = {class: 'figure-ring', r: 11, visibility: 'hidden'};

/** @param {import('./spots.js').Spot} spot */
function named({key, label, x, y}) {
  const place = {transform: `translate(${x} ${y})`, tabindex: -1};
  const mark = element('g', {...place, role: 'img', 'aria-label': label, 'data-mark': key});
  mark.append(element('circle', {r: 9, fill: 'none'}));
  return mark;
}

/** @param {string} tag @param {Record<string, string | number>} attributes */
function element(tag, attributes) {
  return set(document.createElementNS(SVG, tag), attributes);
}

/** @param {Element} target @param {Record<string, string | number>} attributes */
function set(target, attributes) {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, String(value));
  return target;
}
