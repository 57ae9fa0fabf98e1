import {useCallback, useState} from 'react';
import {isKeyOf} from '../../../../lib/typed.ts';
import {readNumber} from './read-number.ts';
import {useQueryState, withQuery} from './hooks.ts';
import type {NumberLimits} from './NumberField.tsx';
import type {Bad} from './left-out.tsx';
import type {Live} from './mount.ts';

/** A form in the reader's hands. */
export interface Form<State> {
  /** what is drawn: the last good values */
  state: State;
  /** what boxes show that are being typed in, or whose text can't be */
  texts: Record<string, string>;
  /** what can't be, by field */
  refused: Record<string, string>;
}

type Value = string | number | boolean;

/** A number, one of some words, or what is on or off. */
export type Field = NumberLimits | {options: readonly string[]} | {default: boolean};

/** What a form begins with and what can be set of it, under the names that the address uses. */
export interface FormKind<State extends Record<string, Value>> {
  /** name of what it starts from: a measured cell, a design */
  start: keyof State & string;
  /** all that it can start from, the usual one first */
  ids: readonly string[];
  stateOf: (id: string) => State;
  /** the state once a reader has chosen what to start from */
  choose: (id: string) => State;
  fields: Record<string, Field>;
  /** what else an address means that gives some of the fields */
  implied?: (start: State, given: readonly string[]) => Partial<State>;
}

/** @param typed the box that is being typed in, which keeps its text */
const withState = <State>(state: State, typed?: {name: string; text: string}): Form<State> => ({
  state,
  texts: typed ? {[typed.name]: typed.text} : {},
  refused: {},
});

/**
 * A form in the reader's hands, in step with the address.
 *
 * @returns `bad`: what the address gave that can't be; `take`: what a control gives
 */
export function useForm<State extends Record<string, Value>>(
  kind: FormKind<State>,
  locale: string,
  live: Live | undefined,
) {
  const [{first, bad}] = useState(() => startWith(kind, locale, live));
  const [form, setForm] = useState(first);
  const {state} = form;
  useQueryState((search) => writeState(search, state, kind), [state]);
  return {
    form,
    bad,
    set: (next: State) => setForm(withState(next)),
    // Always the same, so that a field is drawn anew only as its own value changes.
    take: useCallback(
      (control: string, text: string) =>
        setForm((now) => withTaken(kind, now, control, text, locale)),
      [],
    ),
  };
}

/** The form of the address with what was typed before the code was there. */
function startWith<State extends Record<string, Value>>(
  kind: FormKind<State>,
  locale: string,
  live?: Live,
) {
  const {state, bad} = readState(live ? location.search : '', kind);
  const first = Object.entries(live?.typed ?? {}).reduce(
    (form, [name, text]) => withTaken(kind, form, name, text, locale),
    withState(state),
  );
  const refused = Object.fromEntries(bad.map(({field, text}) => [field, text]));
  return {first: {...first, refused: {...first.refused, ...refused}}, bad};
}

/** What a control gives, or that it can't be. */
function withTaken<State extends Record<string, Value>>(
  {start, ids, choose, fields}: FormKind<State>,
  form: Form<State>,
  control: string,
  text: string,
  locale: string,
): Form<State> {
  const name = control.replace(/-slider$/u, '');
  if (name === start) return ids.includes(text) ? withState(choose(text)) : form;
  if (!isKeyOf(fields, name)) return form;
  const value = valueIn(fields[name], text, locale);
  if (value !== undefined) return withState({...form.state, [name]: value}, {name: control, text});
  const bad = {[name]: text};
  return {...form, texts: {...form.texts, ...bad}, refused: {...form.refused, ...bad}};
}

/**
 * A field's value from a text.
 *
 * @param locale in which it was typed
 * @returns undefined where it can't be
 */
export function valueIn(field: Field, text: string, locale?: string): Value | undefined {
  if ('options' in field) return field.options.find((option) => option === text);
  if ('least' in field) return readNumber(text, field, locale);
  return text === '0' || text === '1' ? text === '1' : undefined;
}

/** Reads a state from an address. What isn't there is the default; what can't be is left out and named. */
export function readState<State extends Record<string, Value>>(
  search: string,
  {start, ids, stateOf, fields, implied}: FormKind<State>,
): {state: State; bad: Bad[]} {
  const query = new URLSearchParams(search);
  const bad: Bad[] = [];
  const id = query.get(start) ?? ids[0];
  if (!ids.includes(id)) bad.push({field: start, text: id});
  const begun = stateOf(ids.includes(id) ? id : ids[0]);
  const given = Object.keys(fields).filter((key) => query.has(key));
  const state = {...begun, ...implied?.(begun, given)};
  for (const [key, field] of Object.entries(fields)) {
    const text = query.get(key);
    if (text === null) continue;
    const value = valueIn(field, text);
    if (value === undefined) bad.push({field: key, text});
    else Object.assign(state, {[key]: value});
  }
  return {state, bad};
}

/**
 * The address of a state: only what differs from what it starts from.
 *
 * @param search current query, whose other keys stay
 * @returns with its question mark, or empty
 */
export function writeState<State extends Record<string, Value>>(
  search: string,
  state: State,
  {start, ids, stateOf, fields, implied}: FormKind<State>,
): string {
  const id = String(state[start]);
  const begun = stateOf(id);
  const given = Object.keys(fields).filter((key) => state[key] !== begun[key]);
  const read = {...begun, ...implied?.(begun, given)};
  const changed = Object.keys(fields).map((key) => [
    key,
    state[key] === read[key] ? null : state[key],
  ]);
  return withQuery(search, {[start]: id === ids[0] ? null : id, ...Object.fromEntries(changed)});
}
