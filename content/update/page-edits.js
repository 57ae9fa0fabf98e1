// @ts-check
import {toString} from 'mdast-util-to-string';
import {tagsNamed} from '../site/tags.js';
import {evaluateValue} from '../value/evaluate.js';

/**
 * The `<Value>` tags of a page whose text is not what the data say now.
 *
 * @param {import('../site/pages.js').Page} page
 * @param {Bound} site
 * @returns {{edits: Edit[], problems: import('../problem.js').Problem[]}} `problems` of tags that can't be evaluated
 *
 * @typedef {import('../site/tags.js').Tag} Tag
 * @typedef {Parameters<typeof evaluateValue>[2]} Bound
 *
 * @typedef {object} Edit
 * @property {Tag} node
 * @property {string} was text between the tags, trimmed, with plain spaces
 * @property {string} now text that the data give, with plain spaces, as a terminal shows it
 * @property {number} start offset in the page's text
 * @property {number} end offset in the page's text
 * @property {string} replacement what belongs between the two offsets, with the spaces of its language
 */
export function editsOf(page, site) {
  const found = tagsNamed(page.tree, 'Value').map((node) => editOf(node, page, site));
  return {
    edits: found.flatMap(({edit}) => edit ?? []),
    problems: found.flatMap(({problems}) => problems ?? []),
  };
}

/**
 * @param {Tag} node
 * @param {import('../site/pages.js').Page} page
 * @param {Bound} site
 * @returns {{edit?: Edit, problems?: import('../problem.js').Problem[]}}
 */
function editOf(node, page, site) {
  const {text, problems} = evaluateValue(node, page, site);
  if (text === null) return {problems};
  if (problems.length === 0) return {};
  const now = plain(text);
  const place = placeOfText(node, page.text, asWritten(text, page.locale));
  return {edit: {node, was: plain(toString(node)).trim(), now, ...place}};
}

/** @param {string} text */
const plain = (text) => text.replaceAll('\u00a0', ' ');

/**
 * Plain spaces within numbers; before a unit too, but in Russian, whose pages have a no-break space there.
 *
 * @param {string} text
 * @param {string} locale
 */
function asWritten(text, locale) {
  return locale === 'ru' ? text.replaceAll(/(?<=\d)\u00a0(?=\d)/gu, ' ') : plain(text);
}

/**
 * Where the text of a tag is, or belongs: between the tags, or at the end of a tag that closes itself.
 *
 * @param {Tag} node
 * @param {string} source
 * @param {string} now
 */
function placeOfText(node, source, now) {
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (first && last) return withSpaces(source, startOf(first), endOf(last), now);
  const [from, to] = [startOf(node), endOf(node)];
  const closesItself = /\s*\/>$/.exec(source.slice(from, to));
  if (closesItself) {
    return {start: from + closesItself.index, end: to, replacement: `>${now}</${node.name}>`};
  }
  const start = from + source.slice(from, to).lastIndexOf('>', to - from - 2) + 1;
  return {start, end: from + source.slice(from, to).lastIndexOf('</'), replacement: now};
}

// the parser of pages writes down where each node is
/** @param {import('unist').Node} node */
const startOf = ({position}) => Number(position?.start.offset);
/** @param {import('unist').Node} node */
const endOf = ({position}) => Number(position?.end.offset);

/** Spaces and line breaks beside the number stay. @param {string} source @param {number} start @param {number} end @param {string} now */
function withSpaces(source, start, end, now) {
  const written = source.slice(start, end);
  const before = /^\s*/.exec(written)?.[0] ?? '';
  const after = /\s*$/.exec(written.slice(before.length))?.[0] ?? '';
  return {start, end, replacement: `${before}${now}${after}`};
}

/**
 * Replaces pieces of a text and leaves every other byte as it is.
 *
 * @param {string} text
 * @param {readonly {start: number, end: number, replacement: string}[]} edits which don't overlap
 * @returns {string}
 */
export function applyEdits(text, edits) {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (all, {start, end, replacement}) => all.slice(0, start) + replacement + all.slice(end),
      text,
    );
}
