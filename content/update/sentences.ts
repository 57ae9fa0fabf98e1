import {isTag} from '../site/tags.ts';
import type {Nodes} from 'mdast';
import type {Page, Tag} from '../types.ts';

/** What is read as one piece; a row of a table is read as one sentence. */
const BLOCKS = ['paragraph', 'heading', 'tableRow'];

/** `tags` are all tags in it, `beforeWord` those after which a word comes */
export type Sentence = {line: number; text: string; tags: Tag[]; beforeWord: Set<Tag>};

/**
 * The sentences of a page that hold some of its tags, as a reader will see them.
 *
 * @param texts tag → the text that it gets; other tags keep theirs
 * @returns in the order of the page
 */
export function sentencesWith(page: Page, texts: Map<Tag, string>): Sentence[] {
  return blocksWith(page.tree, texts).flatMap((block) => {
    const flat = flatten(block, texts);
    return piecesOf(flat.text, page.locale)
      .map((piece) => sentenceAt(piece, flat, texts))
      .filter(({tags}) => tags.some((tag) => texts.has(tag)));
  });
}

function sentenceAt(
  {from, to}: {from: number; to: number},
  {text, marks}: Flat,
  texts: Map<Tag, string>,
): Sentence {
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

function blocksWith(tree: Nodes | null, texts: Map<Tag, string>) {
  const blocks: Set<Nodes> = new Set();
  /** @param block that it is in */
  const look = (node: Nodes, block?: Nodes) => {
    if (isTag(node) && texts.has(node)) blocks.add(block ?? node);
    const inner = BLOCKS.includes(node.type) ? node : block;
    for (const child of childrenOf(node)) look(child, inner);
  };
  if (tree) look(tree);
  return [...blocks];
}

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

type Flat = {text: string; marks: {node: Tag; start: number; end: number}[]};

/** The text of a block, and where in it each tag starts. */
function flatten(block: Nodes, texts: Map<Tag, string>): Flat {
  const marks: Flat['marks'] = [];
  let text = '';
  const add = (node: Nodes) => {
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
  const addChild = (node: Nodes, child: Nodes, index: number) => {
    if (node.type === 'tableRow' && index > 0) text += ' | ';
    add(child);
  };
  add(block);
  return {text, marks};
}

function piecesOf(text: string, locale: string) {
  const segments = new Intl.Segmenter(locale, {granularity: 'sentence'}).segment(text);
  return Array.from(segments, ({index, segment}) => ({from: index, to: index + segment.length}));
}
