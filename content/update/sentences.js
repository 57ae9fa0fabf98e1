// @ts-check
import {isTag} from '../site/tags.js';

/** @import {Nodes} from 'mdast' */

/** What is read as one piece; a row of a table is read as one sentence. */
const BLOCKS = ['paragraph', 'heading', 'tableRow'];

/**
 * The sentences of a page that hold some of its tags, as a reader will see them.
 *
 * @param {import('../site/pages.js').Page} page
 * @param {Map<Tag, string>} texts tag → the text that it gets; other tags keep theirs
 * @returns {Sentence[]} in the order of the page
 *
 * @typedef {import('../site/tags.js').Tag} Tag
 * @typedef {{line: number, text: string, tags: Tag[], beforeWord: Set<Tag>}} Sentence `tags` are all tags in it,
 *   `beforeWord` those after which a word comes
 */
export function sentencesWith(page, texts) {
  return blocksWith(page.tree, texts).flatMap((block) => {
    const flat = flatten(block, texts);
    return piecesOf(flat.text, page.locale)
      .map((piece) => sentenceAt(piece, flat, texts))
      .filter(({tags}) => tags.some((tag) => texts.has(tag)));
  });
}

/**
 * @param {{from: number, to: number}} piece
 * @param {Flat} flat
 * @param {Map<Tag, string>} texts
 * @returns {Sentence}
 */
function sentenceAt({from, to}, {text, marks}, texts) {
  const own = marks.filter(({start}) => start >= from && start < to);
  const first = own.find(({node}) => texts.has(node)) ?? own[0];
  return {
    line: first?.node.position?.start.line ?? 1,
    text: text.slice(from, to).replace(/\s+/g, ' ').trim(),
    tags: own.map(({node}) => node),
    beforeWord: new Set(own.filter(({end}) => WORD.test(text.slice(end))).map(({node}) => node)),
  };
}

const WORD = /^\s+\p{L}{3}/u;

/** @param {Nodes | null} tree @param {Map<Tag, string>} texts */
function blocksWith(tree, texts) {
  /** @type {Set<Nodes>} */
  const blocks = new Set();
  /** @param {Nodes} node @param {Nodes} [block] that it is in */
  const look = (node, block) => {
    if (isTag(node) && texts.has(node)) blocks.add(block ?? node);
    const inner = BLOCKS.includes(node.type) ? node : block;
    for (const child of childrenOf(node)) look(child, inner);
  };
  if (tree) look(tree);
  return [...blocks];
}

/** @param {Nodes} node @returns {Nodes[]} */
const childrenOf = (node) => ('children' in node ? node.children : []);

/**
 * The text of a block, and where in it each tag starts.
 *
 * @param {Nodes} block
 * @param {Map<Tag, string>} texts
 * @returns {Flat}
 *
 * @typedef {{text: string, marks: {node: Tag, start: number, end: number}[]}} Flat
 */
function flatten(block, texts) {
  /** @type {Flat['marks']} */
  const marks = [];
  let text = '';
  /** @param {Nodes} node */
  const add = (node) => {
    const start = text.length;
    const given = isTag(node) ? texts.get(node) : undefined;
    if (given !== undefined) text += given;
    else if ('children' in node)
      node.children.forEach((child, index) => addChild(node, child, index));
    // a line break would end the sentence
    else if ('value' in node && node.type !== 'mdxTextExpression')
      text += node.value.replace(/\s/g, ' ');
    if (isTag(node) && node.name && node.position) marks.push({node, start, end: text.length});
  };
  /** @param {Nodes} node @param {Nodes} child @param {number} index */
  const addChild = (node, child, index) => {
    if (node.type === 'tableRow' && index > 0) text += ' | ';
    add(child);
  };
  add(block);
  return {text, marks};
}

/** @param {string} text @param {string} locale */
function piecesOf(text, locale) {
  const segments = new Intl.Segmenter(locale, {granularity: 'sentence'}).segment(text);
  return Array.from(segments, ({index, segment}) => ({from: index, to: index + segment.length}));
}
