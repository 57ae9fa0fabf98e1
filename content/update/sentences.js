// @ts-check
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
    const wanted = ({tags}) => tags.some((tag) => texts.has(tag));
    return piecesOf(flat.text, page.locale)
      .map((piece) => sentenceAt(piece, flat, texts))
      .filter(wanted);
  });
}

function sentenceAt({from, to}, {text, marks}, texts) {
  const own = marks.filter(({start}) => start >= from && start < to);
  const first = own.find(({node}) => texts.has(node)) ?? own[0];
  return {
    line: first?.node.position.start.line,
    text: text.slice(from, to).replace(/\s+/g, ' ').trim(),
    tags: own.map(({node}) => node),
    beforeWord: new Set(own.filter(({end}) => WORD.test(text.slice(end))).map(({node}) => node)),
  };
}

const WORD = /^\s+\p{L}{3}/u;

function blocksWith(tree, texts) {
  const blocks = new Set();
  const look = (node, block) => {
    if (texts.has(node)) blocks.add(block ?? node);
    const inner = BLOCKS.includes(node.type) ? node : block;
    for (const child of node.children ?? []) look(child, inner);
  };
  look(tree);
  return [...blocks];
}

/** The text of a block, and where in it each tag starts. */
function flatten(block, texts) {
  const marks = [];
  let text = '';
  const add = (node) => {
    const start = text.length;
    if (texts.has(node)) text += texts.get(node);
    else if (node.children) node.children.forEach((child, index) => addChild(node, child, index));
    // a line break would end the sentence
    else if (node.type !== 'mdxTextExpression') text += (node.value ?? '').replace(/\s/g, ' ');
    if (node.name && node.position) marks.push({node, start, end: text.length});
  };
  const addChild = (node, child, index) => {
    if (node.type === 'tableRow' && index > 0) text += ' | ';
    add(child);
  };
  add(block);
  return {text, marks};
}

function piecesOf(text, locale) {
  const segments = new Intl.Segmenter(locale, {granularity: 'sentence'}).segment(text);
  return Array.from(segments, ({index, segment}) => ({from: index, to: index + segment.length}));
}
