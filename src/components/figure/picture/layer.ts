import type {Spot} from './spots.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A transparent sheet over a picture: a ring around the point that is pointed at, and, once the keyboard comes, an
 * element with a name for each point.
 *
 * @param points the picture's tab stop; it holds the sheet
 */
export function layerIn(points: Element) {
  const sheet = points.firstElementChild ?? points.appendChild(element('svg', {}));
  const ring = sheet.querySelector('.figure-ring') ?? sheet.appendChild(element('circle', RING));
  return {
    /** @param viewBox of the drawing */
    ring(spot: Spot | null, viewBox: string) {
      set(sheet, {viewBox});
      set(ring, {cx: spot?.x ?? 0, cy: spot?.y ?? 0, visibility: spot ? 'visible' : 'hidden'});
    },
    name(spots: readonly Spot[], viewBox: string) {
      set(sheet, {viewBox});
      for (const old of sheet.querySelectorAll('[data-mark]')) old.remove();
      sheet.append(...spots.map(named));
    },
    focus: (key: string) =>
      sheet.querySelector<SVGElement>(`[data-mark="${CSS.escape(key)}"]`)?.focus(),
  };
}

const RING = {class: 'figure-ring', r: 11, visibility: 'hidden'};

function named({key, label, x, y}: Spot) {
  const place = {transform: `translate(${x} ${y})`, tabindex: -1};
  const mark = element('g', {...place, role: 'img', 'aria-label': label, 'data-mark': key});
  mark.append(element('circle', {r: 9, fill: 'none'}));
  return mark;
}

function element(tag: string, attributes: Record<string, string | number>) {
  return set(document.createElementNS(SVG, tag), attributes);
}

function set(target: Element, attributes: Record<string, string | number>) {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, String(value));
  return target;
}
