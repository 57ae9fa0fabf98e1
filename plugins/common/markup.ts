import {escaped} from './escaped.ts';

export type Element = {tag: string; attributes: Record<string, string>; children: Node[]};

export type Node = Element | string;

const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gu;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Reads what React writes of an SVG: it closes each element, quotes each attribute and knows five entities, so no
 * parser of HTML, with its rules for all else, is asked.
 *
 * @param markup one element
 */
export function parse(markup: string): Element {
  const top: Element = {tag: '', attributes: {}, children: []};
  const open = [top];
  for (const [, end, tag, attributes, isEmpty, text] of markup.matchAll(TOKEN)) {
    const into = open[open.length - 1];
    if (text !== undefined) into.children.push(decoded(text));
    else if (end) open.pop();
    else {
      const element = {tag, attributes: attributesOf(attributes), children: []};
      into.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [element] = elementsIn(top);
  return element;
}

export const elementsIn = ({children}: Element) =>
  children.filter((child) => typeof child !== 'string');

/** Tag and attributes of an element, to be changed. */
export type Own = {tag: string; attributes: [name: string, value: string][]};

/**
 * A drawing with other tags and attributes, and without what only a live chart needs.
 *
 * @param change of each element
 */
export function changed(
  {tag, attributes, children}: Element,
  change: (element: Own) => Own,
): Element {
  const own = change({tag, attributes: Object.entries(attributes)});
  return {
    tag: own.tag,
    attributes: Object.fromEntries(own.attributes),
    children: children
      .filter((child) => typeof child === 'string' || !UNUSED.test(child.tag))
      .map((child) => (typeof child === 'string' ? child : changed(child, change))),
  };
}

const UNUSED = /^(defs|clipPath|title|desc)$/u;

function attributesOf(written: string) {
  return Object.fromEntries(
    [...written.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, name, value]) => [name, decoded(value)]),
  );
}

function decoded(text: string) {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => ENTITIES[entity]);
}

export function textIn({children}: Element): string {
  return children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}

/** @returns XML */
export function written(node: Node): string {
  if (typeof node === 'string') return escaped(node);
  const {tag, attributes, children} = node;
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const inner = children.map(written).join('');
  return `<${tag}${all.join('')}${inner ? `>${inner}</${tag}>` : '/>'}`;
}
