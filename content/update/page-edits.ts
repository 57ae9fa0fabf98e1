import {toString} from 'mdast-util-to-string';
import {tagsNamed} from '../site/tags.ts';
import {evaluateValue} from '../value/evaluate.ts';
import type {Bound} from '../value/evaluate.ts';
import type {Node} from 'unist';
import type {Page, Problem, Tag} from '../types.ts';

interface Edit {
  node: Tag;
  /** text between the tags, trimmed, with plain spaces */
  was: string;
  /** text that the data give, with plain spaces, as a terminal shows it */
  now: string;
  /** offset in the page's text */
  start: number;
  /** offset in the page's text */
  end: number;
  /** what belongs between the two offsets, with the spaces of its language */
  replacement: string;
}

/**
 * The `<Value>` tags of a page whose text is not what the data say now.
 *
 * @returns `problems` of tags that can't be evaluated
 */
export function editsOf(page: Page, site: Bound): {edits: Edit[]; problems: Problem[]} {
  const found = tagsNamed(page.tree, 'Value').map((node) => editOf(node, page, site));
  return {
    edits: found.flatMap(({edit}) => edit ?? []),
    problems: found.flatMap(({problems}) => problems ?? []),
  };
}

function editOf(node: Tag, page: Page, site: Bound): {edit?: Edit; problems?: Problem[]} {
  const {text, problems} = evaluateValue(node, page, site);
  if (text === null) return {problems};
  if (problems.length === 0) return {};
  const now = plain(text);
  const place = placeOfText(node, page.text, asWritten(text, page.locale));
  return {edit: {node, was: plain(toString(node)).trim(), now, ...place}};
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Plain spaces within numbers; before a unit too, but in Russian, whose pages have a no-break space there. */
function asWritten(text: string, locale: string) {
  return locale === 'ru' ? text.replaceAll(/(?<=\d)\u00a0(?=\d)/gu, ' ') : plain(text);
}

/** Where the text of a tag is, or belongs: between the tags, or at the end of a tag that closes itself. */
function placeOfText(node: Tag, source: string, now: string) {
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
const startOf = ({position}: Node) => Number(position?.start.offset);
const endOf = ({position}: Node) => Number(position?.end.offset);

/** Spaces and line breaks beside the number stay. */
function withSpaces(source: string, start: number, end: number, now: string) {
  const written = source.slice(start, end);
  const before = /^\s*/.exec(written)?.[0] ?? '';
  const after = /\s*$/.exec(written.slice(before.length))?.[0] ?? '';
  return {start, end, replacement: `${before}${now}${after}`};
}

/**
 * Replaces pieces of a text and leaves every other byte as it is.
 *
 * @param edits which don't overlap
 */
export function applyEdits(
  text: string,
  edits: readonly {start: number; end: number; replacement: string}[],
): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (all, {start, end, replacement}) => all.slice(0, start) + replacement + all.slice(end),
      text,
    );
}
