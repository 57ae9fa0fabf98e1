import {SERVERS} from '../../../../lib/diagnosis/facts.ts';
import {isKeyOf, keysOf} from '../../../../lib/typed.ts';
import {readNumber} from '../frame/read-number.ts';
import {FIELDS, MACHINE_FIELDS} from './fields.ts';
import type {Machine, RunFacts, ServerId} from '../../../../lib/diagnosis/facts.ts';
import type {Mark} from '../../../../content/tools/recognise.ts';
import type {FieldKind} from './fields.ts';

/** a published case: its runs as a thread states them */
export interface Case {
  id: string;
  /** owner/repository#number */
  name: string;
  url: string;
  runs: RunFacts[];
  machine: Machine;
}

export interface Given {
  cases: Case[];
  marks: Mark[];
}

type Texts = Record<string, string>;
/** a run as it is typed */
export type RunForm = {server: ServerId; tool: string; isPlanned: boolean; texts: Texts};

export interface State {
  runs: RunForm[];
  machine: Texts;
  /** id of the case, as long as nothing of it was changed */
  from: string | null;
  /** whether runs after the first are shut: a case's are, and stay so while its numbers are changed */
  areFolded: boolean;
  /** what the address asked for in vain */
  bad: {key: string; text: string} | null;
}

export const MOST_RUNS = 4;
const VERSION = '1';
const LETTERS = 'abcd';

/** A number as it is typed: in the reader's language, or, without one, as an address has it. */
const written = (value: number, locale = 'en') =>
  (formatters[locale] ??= new Intl.NumberFormat(locale, {
    ...{useGrouping: false, maximumFractionDigits: 4},
  })).format(value);

/** To make a formatter takes a hundred times as long as to use it. */
const formatters: Record<string, Intl.NumberFormat> = {};

const textsOf = (fields: object, numbers: object, locale: string): Texts =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]) =>
      name in fields && typeof value === 'number' ? [[name, written(value, locale)]] : [],
    ),
  );

export const formOf = (facts: RunFacts, locale: string): RunForm => ({
  ...{server: facts.server, tool: facts.tool, isPlanned: Boolean(facts.isPlanned)},
  texts: textsOf(FIELDS, facts, locale),
});

export const EMPTY_RUN: RunForm = {server: 'other', tool: '', isPlanned: false, texts: {}};

export const stateOfCase = ({id, runs, machine}: Case, locale: string): State => ({
  runs: runs.map((facts) => formOf(facts, locale)),
  machine: textsOf(MACHINE_FIELDS, machine, locale),
  ...{from: id, areFolded: true, bad: null},
});

/** Numbers of fields; what can't be is missing. */
export function numbersOf<Name extends string>(
  fields: Record<Name, FieldKind>,
  texts: Texts,
  locale?: string,
): Partial<Record<Name, number>> {
  const numbers: Partial<Record<Name, number>> = {};
  for (const name of keysOf(fields)) {
    const value = readNumber(texts[name] ?? '', fields[name], locale);
    if (value !== undefined) numbers[name] = value;
  }
  return numbers;
}

export const factsOf = ({texts, ...run}: RunForm, locale: string): RunFacts => ({
  ...run,
  ...numbersOf(FIELDS, texts, locale),
});

/** The state of an address: a case of ours in the query, or the reader's numbers in the fragment, which no server sees. */
export function readAddress(
  {search, hash}: {search: string; hash: string},
  given: Given,
  locale: string,
): State {
  const [first] = given.cases;
  const usual = stateOfCase(first, locale);
  const asked = new URLSearchParams(search).get('case');
  const found = given.cases.find(({id}) => id === asked);
  const fragment = new URLSearchParams(hash.includes('=') ? hash.slice(1) : '');
  const version = fragment.get('v');
  if (version === VERSION) return readFragment(fragment, locale);
  if (version !== null) return {...usual, bad: {key: 'version', text: version.slice(0, 20)}};
  if (found) return stateOfCase(found, locale);
  return asked === null ? usual : {...usual, bad: {key: 'case', text: asked.slice(0, 40)}};
}

function readFragment(fragment: URLSearchParams, locale: string): State {
  const said = (fields: Record<string, FieldKind>, prefix: string) =>
    textsOf(
      fields,
      numbersOf(
        fields,
        Object.fromEntries(keysOf(fields).map((name) => [name, fragment.get(prefix + name) ?? ''])),
      ),
      locale,
    );
  const runs = [...LETTERS].flatMap((letter) => {
    const head = fragment.get(letter);
    if (head === null) return [];
    const [server, tool = '', planned] = head.split('.');
    return [
      {
        server: SERVERS.find((id) => id === server) ?? ('other' as const),
        tool: /^[a-z0-9]{0,12}$/.test(tool) ? tool : '',
        isPlanned: planned === 'planned',
        texts: said(FIELDS, `${letter}.`),
      },
    ];
  });
  return {
    runs: runs.length > 0 ? runs : [EMPTY_RUN],
    machine: said(MACHINE_FIELDS, ''),
    ...{from: null, areFolded: false, bad: null},
  };
}

/** The address of a state: numbers only, never a text that was pasted. */
export function writeAddress(
  search: string,
  hash: string,
  state: State,
  usual: string,
  locale: string,
) {
  const query = new URLSearchParams(search);
  query.delete('case');
  if (state.from !== null) {
    if (state.from !== usual) query.set('case', state.from);
    return {search: query.size > 0 ? `?${query}` : '', hash: hash.includes('=') ? '' : hash};
  }
  const entries = (fields: Record<string, FieldKind>, texts: Texts, prefix: string) =>
    Object.entries(numbersOf(fields, texts, locale)).map(([name, value]) => [
      prefix + name,
      written(Number(value)),
    ]);
  const all = [
    ['v', VERSION],
    ...entries(MACHINE_FIELDS, state.machine, ''),
    ...state.runs.flatMap(({server, tool, isPlanned, texts}, at) => [
      [LETTERS[at], [server, tool, ...(isPlanned ? ['planned'] : [])].join('.')],
      ...entries(FIELDS, texts, `${LETTERS[at]}.`),
    ]),
  ];
  return {search: query.size > 0 ? `?${query}` : '', hash: `#${new URLSearchParams(all)}`};
}

/** What a control gives: `cores`, or `0.rate`, `0.server`. */
export function withTyped(state: State, control: string, text: string): State {
  const own = {...state, from: null, bad: null};
  const [first, name] = control.split('.');
  if (isKeyOf(MACHINE_FIELDS, first)) return {...own, machine: {...state.machine, [first]: text}};
  const runs = state.runs.map((run, at) => {
    if (String(at) !== first) return run;
    if (name === 'server')
      return {...run, server: SERVERS.find((id) => id === text) ?? ('other' as const)};
    if (name === 'tool') return {...run, tool: text};
    return isKeyOf(FIELDS, name) ? {...run, texts: {...run.texts, [name]: text}} : run;
  });
  return {...own, runs};
}

export const withoutRun = (state: State, run: number): State => ({
  ...state,
  runs: state.runs.filter((_, at) => at !== run),
  ...{from: null, bad: null},
});

/** What no tool prints, and so stays when another report of the same server is read. */
const KEPT = ['slots', 'busy', 'cpu', 'wait'];

/** The form with runs that were read in place of its own. A case's slots are another server's. */
export function withRead(state: State, read: readonly RunFacts[], locale: string): State {
  const isOwn = state.from === null;
  const runs = read.slice(0, MOST_RUNS).map((facts, at) => {
    const form = formOf(facts, locale);
    const before = isOwn ? state.runs[at] : undefined;
    if (!before) return form;
    const kept = Object.entries(before.texts).filter(([name]) => KEPT.includes(name));
    return {...form, server: before.server, texts: {...form.texts, ...Object.fromEntries(kept)}};
  });
  return {runs, machine: isOwn ? state.machine : {}, from: null, areFolded: false, bad: null};
}
