import {evaluate, parse} from '@humanwhocodes/momoa';
import {Refusal} from '../refusal.js';

/** Deepest nesting that any of the tools writes is below ten; a document beyond this is an attack on the parser. */
const MAX_DEPTH = 64;

/**
 * A JSON document from a file nobody vouches for: one document, no duplicate or prototype keys, no number beyond a
 * double, bounded nesting.
 *
 * @param {string} text
 * @returns {any} The value.
 * @throws {Refusal} json-empty, json-too-deep, json-syntax, json-trailing, json-duplicate-key, json-hostile-key,
 *   number-not-finite; each with line and column.
 */
export function parseJson(text) {
  if (text.trim() === '') throw new Refusal('json-empty', {place: '1:1'});
  refuseDepth(text);
  const tree = syntaxTree(text);
  checkNode(tree.body);
  return evaluate(tree);
}

/** Walks characters and not a tree: the depth must be known before a recursive parser sees the text. */
function refuseDepth(text) {
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
    if (depth > MAX_DEPTH) {
      throw new Refusal('json-too-deep', {place: lineAndColumn(text, at), limit: MAX_DEPTH});
    }
  }
}

function syntaxTree(text) {
  try {
    return parse(text, {mode: 'json', ranges: true});
  } catch (error) {
    const place = `${error.line ?? 1}:${error.column ?? 1}`;
    const offset = error.offset ?? 0;
    throw new Refusal(syntaxCode(text, offset), {place, value: text.slice(offset, offset + 40)});
  }
}

/** A file cut short, a second document or a log line behind a good one, and plain nonsense ask for different things. */
function syntaxCode(text, offset) {
  if (offset >= text.trimEnd().length) return 'json-cut';
  try {
    JSON.parse(text.slice(0, offset));
    return 'json-trailing';
  } catch {
    return 'json-syntax';
  }
}

function checkNode(node) {
  if (node.type === 'Object') checkMembers(node);
  if (node.type === 'Array') for (const element of node.elements) checkNode(element.value);
  if (node.type === 'Number' && !Number.isFinite(node.value)) {
    throw new Refusal('number-not-finite', {place: placeOf(node), value: node.value});
  }
}

function checkMembers(node) {
  const seen = new Set();
  for (const {name, value} of node.members) {
    if (name.value === '__proto__') {
      throw new Refusal('json-hostile-key', {place: placeOf(name), value: name.value});
    }
    if (seen.has(name.value)) {
      throw new Refusal('json-duplicate-key', {place: placeOf(name), value: name.value});
    }
    seen.add(name.value);
    checkNode(value);
  }
}

const placeOf = (node) => `${node.loc.start.line}:${node.loc.start.column}`;

function lineAndColumn(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${before.at(-1).length + 1}`;
}
