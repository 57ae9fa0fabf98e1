import {UNITS} from '../outlines/path.ts';
import type {Glyph} from '../outlines/shape.ts';

/** Signs at their places, from the first one on, that stand in a file together, and how often. */
type Word = {signs: {key: string; path: string; x: number}[]; index: number; count: number};

/** Stands in a drawing for a word until all are known: no text of SVG has these signs. */
const MARK = /\u0001(\d+) (-?\d+)\u0002/gu;

/** A reference takes as many bytes, and the group of a word, without its signs. */
const USE = 28;
const GROUP = 15;

/**
 * What texts of one file are set with: each outline stands there once, and so does each word that is said again.
 * Names are given at the end, the shortest to what is used most; what is used once needs none.
 */
export function outlinesOfFile() {
  const words: Map<string, Word> = new Map();

  /** @returns a mark in place of the word; `written` puts its outlines there */
  function place(glyphs: Glyph[]): string {
    const [first] = glyphs;
    const signs = glyphs.map(({key, path, x}) => ({key, path, x: inUnits(x - first.x)}));
    const name = signs.map(({key, x}) => `${key} ${x}`).join();
    const word = words.get(name) ?? {signs, index: words.size, count: 0};
    words.set(name, word);
    word.count += 1;
    return `\u0001${word.index} ${inUnits(first.x)}\u0002`;
  }

  /** @returns what stands before a drawing, and the drawing with outlines for marks */
  function written(drawing: string): {defs: string; body: string} {
    const inOrder = [...words.values()];
    const shared = new Set(inOrder.filter(isWorthAName));
    const counts = countsOf(inOrder, shared);
    const ids = namesOf(counts);
    const paths: Map<string, string> = new Map();
    const sign = ({key, path, x}: Word['signs'][number], from: number) => {
      if (counts.get(key) === 1) return `<path d="${moved(path, from + x)}"/>`;
      paths.set(key, path);
      return use(ids.get(key), from + x);
    };
    const setAt = ({signs}: Word, from: number) => signs.map((each) => sign(each, from)).join('');
    const groups = [...shared].map((word) => `<g id="${ids.get(word)}">${setAt(word, 0)}</g>`);
    const body = drawing.replaceAll(MARK, (_, index, x) => {
      const word = inOrder[Number(index)];
      return shared.has(word) ? use(ids.get(word), Number(x)) : setAt(word, Number(x));
    });
    const outlines = [...paths].map(([key, path]) => `<path id="${ids.get(key)}" d="${path}"/>`);
    return {defs: [...outlines, ...groups].join(''), body};
  }

  return {place, written};
}

const inUnits = (thousandths: number) => Math.round((thousandths * UNITS) / 1000);

function isWorthAName({signs: {length}, count}: Word) {
  return count * length * USE > length * USE + GROUP + count * (USE + 2);
}

/** How often a file names each outline and each shared word. */
function countsOf(words: Word[], shared: Set<Word>) {
  const counts: Map<string | Word, number> = new Map();
  for (const word of words) {
    const times = shared.has(word) ? 1 : word.count;
    if (shared.has(word)) counts.set(word, word.count);
    for (const {key} of word.signs) counts.set(key, (counts.get(key) ?? 0) + times);
  }
  return counts;
}

/** Letters of one sign for what is named most. Titles and descriptions have `t` and `d`. */
const LETTERS = [...'abcefghijklmnopqrsuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function namesOf(counts: Map<string | Word, number>) {
  const named = [...counts].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1]);
  return new Map(named.map(([what], index) => [what, nameOf(index)]));
}

function nameOf(index: number): string {
  const {length} = LETTERS;
  if (index < length) return LETTERS[index];
  return nameOf(Math.floor(index / length) - 1) + LETTERS[index % length];
}

const use = (id: string | undefined, x: number) =>
  `<use xlink:href="#${id}"${x === 0 ? '' : ` x="${x}"`}/>`;

/** An outline begins at a place and goes on by steps. */
const moved = (path: string, x: number) =>
  path.replace(/^m(-?\d+)/u, (_, first) => `m${Number(first) + x}`);
