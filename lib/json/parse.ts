import {evaluate, parse} from '@humanwhocodes/momoa';
import {documentPlaces, nameIn, placeAt, startOf} from './places.ts';
import {messageOf} from '../errors.ts';
import type {DocumentNode, ObjectNode, ValueNode} from '@humanwhocodes/momoa';

/** The schema nests less than ten deep; a document far beyond that is an attack on whatever reads it. */
const DEEPEST = 64;

/** Keys that change an object instead of describing a result. */
const HOSTILE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

type Flaw = {
  code: string;
  line: number;
  column: number;
  value?: unknown;
  params?: Record<string, unknown>;
};

/**
 * Reads an untrusted JSON document.
 *
 * @returns `value` is undefined if the text is no JSON at all; lines and columns count from 1
 */
export function parseDocument(text: string): {
  value: unknown;
  placeOf: (pointer: string) => {line: number; column: number};
  problems: Flaw[];
} {
  const refusal = refuseText(text) ?? refuseDepth(text);
  if (refusal) return {value: undefined, placeOf: () => placeAt(text, 0), problems: [refusal]};
  const {tree, problem} = treeOf(text);
  if (problem) return {value: undefined, placeOf: () => placeAt(text, 0), problems: [problem]};
  const problems: Flaw[] = [];
  collectProblems(tree.body, text, problems);
  const hostile = problems.some(({code}) => code === 'json-hostile-key');
  return {
    value: hostile ? undefined : evaluate(tree),
    placeOf: documentPlaces(tree),
    problems,
  };
}

function refuseText(text: string): Flaw | undefined {
  const place = {line: 1, column: 1};
  if (text.startsWith('\uFEFF')) return {code: 'file-bom', ...place};
  if (text.trim() === '') return {code: 'json-empty', ...place};
  if (/^\s*<(!doctype|html|\?xml|head|body)/i.test(text)) {
    return {code: 'html-page', ...place, value: text.trim().slice(0, 40)};
  }
  return undefined;
}

/** Counts brackets without recursion: the depth must be known before a recursive parser sees the text. */
function refuseDepth(text: string): Flaw | undefined {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > DEEPEST) {
      return {code: 'json-too-deep', ...placeAt(text, at), params: {deepest: DEEPEST}};
    }
  }
  return undefined;
}

function treeOf(
  text: string,
): {tree: DocumentNode; problem?: undefined} | {tree?: undefined; problem: Flaw} {
  try {
    return {tree: parse(text, {mode: 'json'})};
  } catch (error) {
    // momoa says where, unless the text ends too early.
    const offset = error instanceof Error && 'offset' in error ? Number(error.offset) : undefined;
    const atEnd = offset === undefined || /end of input/i.test(messageOf(error));
    return {problem: syntaxProblem(text, atEnd ? text.trimEnd().length : offset)};
  }
}

/** A number with a comma, a cut file, a second document and plain nonsense ask for different things. */
function syntaxProblem(text: string, offset: number): Flaw {
  const place = placeAt(text, offset);
  const grouped = groupedNumberAt(text, offset);
  if (grouped) return {code: 'json-number-comma', ...place, ...grouped};
  const decimal = decimalCommaAt(text, offset);
  if (decimal) return {code: 'json-decimal-comma', ...decimal};
  const word = /^[-+]?(?:NaN|Infinity|undefined|None|nil)\b/.exec(text.slice(offset, offset + 20));
  if (word) return {code: 'json-not-a-number', ...place, value: word[0]};
  if (isJson(text.slice(0, offset))) {
    return {code: 'json-trailing', ...place, value: text.slice(offset, offset + 40)};
  }
  if (isCut(text, offset)) return {code: 'json-cut', ...place};
  return {code: 'json-syntax', ...place, value: text.slice(offset, offset + 40).split('\n')[0]};
}

/** `1,440` reads as the number 1, a comma and the stray number 440. */
function groupedNumberAt(text: string, offset: number) {
  const before = /(\d{1,3}(?:,\d{3})*),\s*$/.exec(text.slice(Math.max(0, offset - 40), offset));
  const after = /^\d{3}(?:,\d{3})*(?:\.\d+)?/.exec(text.slice(offset, offset + 40));
  if (!before || !after || /[[{,]\s*$/.test(text.slice(0, offset - before[0].length)))
    return undefined;
  const value = `${before[1]},${after[0]}`;
  return {value, params: {number: value.replaceAll(',', '')}};
}

/** In an object a name follows a comma, so `"p99": 49,97` can only be 49.97. */
function decimalCommaAt(text: string, offset: number) {
  const [, whole] = /:\s*(-?\d+),$/.exec(text.slice(Math.max(0, offset - 40), offset)) ?? [];
  const [fraction] = /^\d+/.exec(text.slice(offset, offset + 40)) ?? [];
  if (whole === undefined || fraction === undefined) return undefined;
  const place = placeAt(text, offset - whole.length - 1);
  return {...place, value: `${whole},${fraction}`, params: {number: `${whole}.${fraction}`}};
}

/** A file that was cut stops in its last line, with nothing behind that closes the document. */
function isCut(text: string, offset: number) {
  const rest = text.slice(offset).trimEnd();
  return rest === '' || (!rest.includes('\n') && !/[}\]]$/.test(rest) && /^\s*[{[]/.test(text));
}

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function collectProblems(node: ValueNode, text: string, problems: Flaw[]) {
  if (node.type === 'Object') {
    collectKeyProblems(node, problems);
    node.members.forEach((member) => collectProblems(member.value, text, problems));
  } else if (node.type === 'Array') {
    node.elements.forEach((element) => collectProblems(element.value, text, problems));
  } else if (node.type === 'Number' && !Number.isFinite(node.value)) {
    const {start, end} = node.loc;
    const value = text.slice(start.offset, end.offset);
    problems.push({code: 'number-not-finite', ...startOf(node), value});
  }
}

function collectKeyProblems(node: ObjectNode, problems: Flaw[]) {
  const seen = new Map();
  for (const {name} of node.members) {
    const place = startOf(name);
    const value = nameIn(name);
    const first = seen.get(value);
    if (HOSTILE_KEYS.has(value)) {
      problems.push({code: 'json-hostile-key', ...place, value});
    } else if (first) {
      const params = {firstLine: first.line};
      problems.push({code: 'json-duplicate-key', ...place, value, params});
    } else {
      seen.set(value, place);
    }
  }
}
