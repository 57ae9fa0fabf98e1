import {parse} from 'parse5';
import {differencesOfJson} from './values.ts';
import type {DefaultTreeAdapterTypes} from 'parse5';
import type {Found} from './differences.ts';

export type Node = DefaultTreeAdapterTypes.Node;

export type Element = DefaultTreeAdapterTypes.Element;

/** Where white space is part of the text. */
const KEEPS_SPACES = ['pre', 'textarea', 'script', 'style'];

/**
 * Elements, attributes and texts that differ between two HTML or SVG files. White space between elements and the order of
 * attributes make no difference.
 */
export const differencesOfMarkup = (before: string, after: string): Found[] =>
  betweenChildren(parse(before), parse(after), '');

function betweenChildren(before: Node, after: Node, place: string): Found[] {
  const [old, now] = [childrenOf(before), childrenOf(after)];
  const pairs = aligned(old.map(signatureOf), now.map(signatureOf));
  const counts: Record<string, number> = {};
  return pairs.flatMap(([i, j]) => {
    const [a, b] = [old[i ?? -1], now[j ?? -1]];
    const name = (a ?? b).nodeName;
    counts[name] = (counts[name] ?? 0) + 1;
    const at = `${place}/${name}${counts[name] > 1 ? `[${counts[name]}]` : ''}`;
    if (!a || !b) return [{place: at, before: shown(a), after: shown(b)}];
    return betweenNodes(a, b, at);
  });
}

function betweenNodes(before: Node, after: Node, place: string): Found[] {
  if (!isElement(before) || !isElement(after)) {
    const [old, now] = [textOf(before), textOf(after)];
    return old === now ? [] : [{place, before: old, after: now}];
  }
  if (isJson(before) && isJson(after))
    return differencesOfJson(rawText(before), rawText(after)).map((found) => ({
      ...found,
      place: `${place} ${found.place}`,
    }));
  return [
    ...betweenAttributes(before, after, place),
    ...betweenChildren(contentOf(before), contentOf(after), place),
  ];
}

function betweenAttributes(before: Element, after: Element, place: string): Found[] {
  const [old, now] = [before, after].map(
    ({attrs}) => new Map(attrs.map(({name, value}) => [name, value])),
  );
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({
      place: `${place} @${name}`,
      before: old.get(name) ?? 'no such attribute',
      after: now.get(name) ?? 'no such attribute',
    }));
}

/** @returns without white space between elements, and without code, which a minifier names */
function childrenOf(node: Node): Node[] {
  if (isElement(node) && node.tagName === 'script') return [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.filter((child) => isElement(child) || textOf(child).trim() !== '');
}

/** A template's content is a tree of its own. */
const contentOf = (element: Element | DefaultTreeAdapterTypes.Template): Node =>
  'content' in element ? element.content : element;

const isElement = (node: Node): node is Element => 'tagName' in node;

const isJson = ({tagName, attrs, childNodes}: Element) =>
  tagName === 'script' &&
  childNodes.length > 0 &&
  attrs.some(({name, value}) => name === 'type' && /json$/u.test(value));

const rawText = ({childNodes}: Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** @param node a text, comment or doctype */
function textOf(node: Node) {
  if ('data' in node) return node.data;
  if (!('value' in node)) return node.nodeName;
  const parent = node.parentNode?.nodeName ?? '';
  return KEEPS_SPACES.includes(parent)
    ? node.value
    : node.value.replace(/[ \t\n\r]+/gu, ' ').trim();
}

/** By what two elements are taken for the same one. */
function signatureOf(node: Node) {
  if (!isElement(node)) return node.nodeName;
  const id = node.attrs.find(({name}) => name === 'id')?.value;
  return id === undefined ? node.tagName : `${node.tagName}#${id}`;
}

function shown(node: Node | undefined) {
  if (!node) return 'is missing';
  if (!isElement(node)) return textOf(node);
  const attributes = node.attrs.map(({name, value}) => ` ${name}="${value}"`).join('');
  return `<${node.tagName}${attributes}>`;
}

/**
 * Pairs equal signatures in their order (the longest common part), so that one element that came or went doesn't make
 * all that follow differ.
 *
 * @returns indices; null where there is no partner
 */
function aligned(old: string[], now: string[]): [number | null, number | null][] {
  if (old.length === now.length && old.every((signature, index) => signature === now[index]))
    return old.map((_, index) => [index, index]);
  const lengths = commonLengths(old, now);
  const pairs: [number | null, number | null][] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) pairs.push([i++, j++]);
    else if (j >= now.length || (i < old.length && lengths[i + 1][j] >= lengths[i][j + 1]))
      pairs.push([i++, null]);
    else pairs.push([null, j++]);
  }
  return pairs;
}

/** @returns of what is left from i and j on */
function commonLengths(old: string[], now: string[]): number[][] {
  const lengths = Array.from({length: old.length + 1}, () => new Array(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i][j] =
        old[i] === now[j]
          ? lengths[i + 1][j + 1] + 1
          : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
  return lengths;
}
