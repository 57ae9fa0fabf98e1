import {escaped} from '../../common/escaped.ts';
import {parse, textIn} from '../../common/markup.ts';
import {UNITS} from '../outlines/path.ts';
import {tokenIn} from '../tokens.ts';
import {outlinesOfFile} from './outlines.ts';
import type {Element, Node} from '../../common/markup.ts';
import type {Glyph, Shaper} from '../outlines/shape.ts';

/** Attributes that a picture keeps, and its order of writing. */
const KEPT =
  /^(x|y|x1|x2|y1|y2|cx|cy|r|rx|d|width|height|transform|fill|fill-opacity|stroke|stroke-width|stroke-dasharray|stroke-linejoin|stroke-linecap|opacity)$/u;
/** What React and Recharts leave on paths, and a path doesn't have. */
const NOT_OF_PATHS = /^(x|y|width|height|rx)$/u;

/**
 * Writes a drawing as a file for any program: colours as values, texts as outlines that are kept once each, halos as
 * strokes below their texts, baselines as places, no nested drawings and no links.
 *
 * @param markup what React drew, an `svg` with nested ones
 * @param look `colours` of one theme by token; `width` of the picture, px, if it isn't that of the drawing
 * @throws {Error} for a colour or a character that isn't known
 */
export function writeSvg(
  markup: string,
  look: {
    colours: Map<string, string>;
    shape: Shaper;
    title: string;
    summary: string;
    language: string;
    fingerprint: string;
    width?: number;
  },
): string {
  const svg = parse(markup);
  const {place, written: outlined} = outlinesOfFile();
  const drawing = svg.children.map((child) => write(child, {}, {...look, place})).join('');
  const {defs, body} = outlined(drawing);
  const [, , width, height] = String(svg.attributes.viewBox).split(' ').map(Number);
  const shown = look.width ?? width;
  const texts = [...new Set(textsOf(svg))].join(' | ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${shown}" height="${Math.round((height / width) * shown)}" viewBox="0 0 ${width} ${height}" ` +
    `role="img" aria-labelledby="t d" xml:lang="${look.language}" data-fingerprint="${look.fingerprint}">` +
    `<title id="t">${escaped(look.title)}</title><desc id="d">${escaped(look.summary)}</desc>` +
    `<metadata>${escaped(texts)}</metadata><defs>${defs}</defs>${body}</svg>\n`
  );
}

export type Inherited = Record<string, string>;

export type Look = {
  colours: Map<string, string>;
  shape: Shaper;
  /** sets a word */
  place: (glyphs: Glyph[]) => string;
};

function write(node: Node, inherited: Inherited, look: Look): string {
  if (typeof node === 'string' || /^(title|desc|defs)$/u.test(node.tag)) return '';
  const own = {...inherited, ...withColours(node.attributes, look)};
  if (node.tag === 'text') return setText(textIn(node), placeOf(node, own), look);
  const children = node.children.map((child) => write(child, passedOn(own), look)).join('');
  const attributes = written(node, look);
  if (GROUPS.has(node.tag)) return grouped(attributes, children);
  return `<${node.tag}${attributes}${children ? `>${children}</${node.tag}>` : '/>'}`;
}

const GROUPS = new Set(['g', 'a', 'svg']);

/** A group without anything of its own, or in it, isn't needed. */
function grouped(attributes: string, children: string) {
  if (!children) return '';
  return attributes ? `<g${attributes}>${children}</g>` : children;
}

function placeOf({attributes}: Element, own: Inherited) {
  const size = Number(own['font-size']);
  const dy = /^(-?[\d.]+)em$/u.exec(attributes.dy ?? '')?.[1] ?? 0;
  return {
    x: Number(attributes.x ?? 0),
    y: Number(attributes.y ?? 0) + Number(dy) * size,
    size,
    weight: Number(own['font-weight'] ?? 400),
    anchor: own['text-anchor'] ?? 'start',
    fill: own.fill ?? '#000',
    halo: own['paint-order'] === 'stroke' ? {colour: own.stroke, width: own['stroke-width']} : null,
  };
}

/** Only what texts ask for is passed on: shapes inherit by the file itself. */
function passedOn(own: Inherited) {
  return Object.fromEntries(Object.entries(own).filter(([name]) => INHERITED.has(name)));
}

const INHERITED = new Set([
  ...['font-size', 'font-weight', 'text-anchor', 'fill'],
  ...['paint-order', 'stroke', 'stroke-width'],
]);

function written({tag, attributes}: Element, look: Look) {
  const haloed = attributes['paint-order'] === 'stroke';
  const own = tag === 'svg' ? nested(attributes) : withColours(attributes, look);
  return Object.entries(own)
    .filter(([name]) => KEPT.test(name) && !(tag === 'path' && NOT_OF_PATHS.test(name)))
    .filter(([name]) => !(haloed && name.startsWith('stroke')))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

/** A drawing in a drawing becomes a group in its place. */
function nested({x = '0', y = '0'}: Record<string, string>) {
  return x === '0' && y === '0' ? {} : {transform: `translate(${x} ${y})`};
}

function withColours(attributes: Record<string, string>, {colours}: Look): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      value.replace(/^var\(--([\w-]+)\)$/u, (_, token) => tokenIn(colours, token)),
    ]),
  );
}

function textsOf({tag, children}: Element): string[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return tag === 'text' ? [child] : [];
    return textsOf(child);
  });
}

/**
 * A text as outlines at its place, which browsers, resvg and LibreOffice draw alike; text in an office program's own
 * fonts would be wider, or another.
 */
function setText(
  text: string,
  {
    x,
    y,
    size,
    weight,
    anchor,
    fill,
    halo,
  }: {
    x: number;
    y: number;
    size: number;
    weight: number;
    anchor: string;
    fill: string;
    halo: {colour: string; width: string} | null;
  },
  {shape, place}: Pick<Look, 'shape' | 'place'>,
): string {
  const {glyphs, width} = shape(text, weight);
  if (glyphs.length === 0) return '';
  const scale = size / UNITS;
  const left = x - (width * size * (SHARE[anchor] ?? 0)) / 1000;
  const words = [...Map.groupBy(glyphs, ({word}) => word).values()];
  const set = () => words.map(place).join('');
  const at = `transform="translate(${short(left)} ${short(y)})scale(${short(scale, 5)})"`;
  const behind = halo
    ? `<g ${at} fill="none" stroke="${halo.colour}" stroke-width="${short(Number(halo.width) / scale, 0)}" stroke-linejoin="round">${set()}</g>`
    : '';
  return `${behind}<g ${at} fill="${fill}">${set()}</g>`;
}

/** Share of a text's width that stands left of its place. */
const SHARE: Record<string, number> = {start: 0, middle: 0.5, end: 1};

function short(number: number, digits: number = 2) {
  return Number(number.toFixed(digits));
}
