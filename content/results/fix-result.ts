import {readFileSync} from 'node:fs';
import {parse} from '@humanwhocodes/momoa';
import {nameIn} from '../../lib/json/places.ts';
import {parseDocument} from '../../lib/json/parse.ts';
import {resultCheck, SCHEMA} from './check-files.ts';
import type {ValueNode} from '@humanwhocodes/momoa';

type Place = {line: number; column: number};

/** A number as text that says one thing: `"49,97"` and `"28.5"`; of `"1,440"` and `"28 ms"` a person decides. */
const PLAIN = /^-?\d+(?:\.\d+|,(?!\d{3}$)\d+)?$/u;
const AS_TEXT = new Set(['number-with-comma', 'number-as-text', 'number-or-unknown']);
/** decimal commas of one file; more are no slip of the pen */
const MOST_COMMAS = 1000;

/**
 * A result file's text with what has one right answer mended: decimal commas, numbers in quotation marks, and the order
 * of members, which is the schema's. Spaces and lines stay.
 *
 * @returns the same text where there is nothing of these, or it is no JSON
 */
export function fixedResult(text: string): string {
  return inOrder(withNumbers(withPoints(text)));
}

function withPoints(text: string) {
  let mended = text;
  for (let count = 0; count < MOST_COMMAS; count += 1) {
    const [problem] = parseDocument(mended).problems;
    if (problem?.code !== 'json-decimal-comma') return mended;
    mended = replaced(mended, problem, String(problem.value), String(problem.params?.number));
  }
  return text;
}

function withNumbers(text: string) {
  return resultCheck()(text)
    .problems.filter(({code, value}) => AS_TEXT.has(code) && PLAIN.test(String(value)))
    .toReversed()
    .reduce((mended, problem) => {
      const value = String(problem.value);
      return replaced(mended, problem, JSON.stringify(value), value.replace(',', '.'));
    }, text);
}

/** Replaces what stands at a place, if it does. */
function replaced(text: string, {line, column}: Place, was: string, now: string) {
  const lines = text.split('\n');
  const at = lines[line - 1] ?? '';
  const [before, from] = [at.slice(0, column - 1), at.slice(column - 1)];
  if (!from.startsWith(was)) return text;
  lines[line - 1] = before + now + from.slice(was.length);
  return lines.join('\n');
}

/** of the schema, what an order needs */
interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
}

function inOrder(text: string) {
  if (parseDocument(text).problems.length > 0) return text;
  const {body} = parse(text, {mode: 'json'});
  const schema: Schema = JSON.parse(readFileSync(SCHEMA, 'utf8'));
  const [start, end] = [body.loc.start.offset, body.loc.end.offset];
  return text.slice(0, start) + textOf(body, schema, {text, root: schema}) + text.slice(end);
}

/** The text of a value with its members in the order of the schema; what stands between them stays in its place. */
function textOf(
  node: ValueNode,
  schema: Schema | boolean | undefined,
  whole: {text: string; root: Schema},
): string {
  const {text, root} = whole;
  const [start, end] = [node.loc.start.offset, node.loc.end.offset];
  const own = target(schema, root);
  if (node.type === 'Object') {
    const known = Object.keys(own.properties ?? {});
    const rank = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
    const members = node.members.map(({name, value, loc}) => ({
      name: nameIn(name),
      loc,
      text:
        text.slice(loc.start.offset, value.loc.start.offset) +
        textOf(value, schemaOf(own, nameIn(name)), whole),
    }));
    const ordered = members.toSorted((a, b) => rank(a.name) - rank(b.name));
    return between(members, ordered);
  }
  if (node.type !== 'Array') return text.slice(start, end);
  const elements = node.elements.map(({value, loc}) => ({
    loc,
    text: textOf(value, own.items, whole),
  }));
  return between(elements, elements);

  function between(places: {loc: ValueNode['loc']}[], parts: {text: string}[]): string {
    let at = start;
    let joined = '';
    for (const [index, {loc}] of places.entries()) {
      joined += text.slice(at, loc.start.offset) + parts[index].text;
      at = loc.end.offset;
    }
    return joined + text.slice(at, end);
  }
}

/** A schema behind its reference, which names one of the definitions. */
function target(schema: Schema | boolean | undefined, root: Schema): Schema {
  if (typeof schema !== 'object') return {};
  const [, name] = schema.$ref?.split('$defs/') ?? [];
  return name ? target(root.$defs?.[name], root) : schema;
}

const schemaOf = ({properties = {}, additionalProperties}: Schema, name: string) =>
  properties[name] ?? additionalProperties;
