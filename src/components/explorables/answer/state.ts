import {partsTooLarge} from '../../../../lib/gains/application.ts';
import {findingsIn} from '../../../../lib/gains/findings.ts';
import {present} from '../../../../lib/typed.ts';
import {readAddress} from './address.ts';
import {FIELDS, MAIN_FIELDS, applicationOf} from './fields.ts';
import {readField, valueAt} from './read-field.ts';
import type {Application, Server} from '../../../../lib/gains/application.ts';
import type {heldGains} from '../../../../lib/gains/held-to-run.ts';
import type {Kind} from '../../../../lib/gains/reached-shares.ts';
import type {StudiedPoint} from '../../../../lib/gains/studied-points.ts';
import type {Words} from '../frame/words.ts';
import type {Start} from './address.ts';
import type {Values} from './fields.ts';
import type {FieldProblem} from './read-field.ts';
import type {Ranges} from './say.ts';

export type {Words};

export type Profile = {id: string; values: Values; server?: Server};

export type Preset = {
  id: string;
  label: string;
  measuredPerS: number;
  boundPerS: number;
  isInferred: boolean;
  values: Values;
  server?: Server;
};

/** a studied request, in the words of a language: `href` and name of its study, what was measured, and how */
export type SaidPoint = Pick<StudiedPoint, 'cpuS' | 'ioS' | 'stateShare'> &
  Record<'href' | 'study' | 'text' | 'note', string>;

/** what the page knows */
export interface Given {
  initial: Values;
  profiles: Profile[];
  presets: Preset[];
  /** what connecting costs in our own run, milliseconds of opening and closing, by the places of `how` after the first */
  connecting: readonly Values[];
  ranges: Record<Kind, Ranges>;
  /** requests at once that were measured at most */
  mostSlots: number;
  held: ReturnType<typeof heldGains>;
  points: SaidPoint[];
  /** address */
  probe: string;
  /** address */
  contribute: string;
}

export type Answer = ReturnType<typeof answerOf>;

export type Typed = {text: string; problem?: FieldProblem};

export interface State {
  start: Start;
  /** the last good number of each field */
  values: Values;
  /** what was typed into a field, or stood in the address and was refused */
  texts: Record<string, Typed>;
  /** fields that the reader gave */
  own: readonly string[];
  /** what was answered last, with what was chosen in place of what was typed */
  good: Values;
  /** of the page */
  connecting: Given['connecting'];
  /** what the chosen way to connect costs, in place of what stands in these fields */
  costs: Values;
  /** of `start` */
  base: Values;
  /** of the measured cell or situation that it started from */
  server: Preset['server'];
  /** that the means are of */
  requests: number | null;
  /** wholes that their parts exceed */
  parts: string[];
  /** of a link that can't be read */
  version?: string;
  /** situation or measured cell that the address asks for, and that there isn't */
  unknown?: string;
}

/** What the parts of the page are drawn from. */
export interface Props {
  state: State;
  given: Given;
  answer: Answer;
  /** that is answered for */
  application: Application;
  words: Words;
  dispatch: (action: Action) => void;
}

/**
 * The first state: from the address, then what was typed before the code was there.
 *
 * @param typed control's name → text
 * @param locale in which was typed
 */
export function startState(
  given: Given,
  {search, hash}: {search: string; hash: string},
  typed: Record<string, string> = {},
  locale: string = 'en',
): State {
  const {start, texts, requests, version} = readAddress(search, hash);
  const known = startAt(given, start);
  const unknown = unknownIn(start, known.start)?.slice(0, 60);
  let state: State = {...known, requests, version, unknown};
  for (const [id, text] of texts) state = withText(state, id, text);
  // What can be read is shown as the page's language writes it.
  state.texts = Object.fromEntries(Object.entries(state.texts).filter(([, {problem}]) => problem));
  for (const {id} of FIELDS)
    if (typed[id] !== undefined) state = withText(state, id, typed[id], locale);
  const slid = MAIN_FIELDS.flatMap((field) => {
    const at = typed[`${field.id}-slider`];
    return at === undefined ? [] : [[field.id, valueAt(field, Number(at))]];
  });
  return withValues(state, Object.fromEntries(slid));
}

/** What an address asks to begin with in vain. */
function unknownIn(wanted: Start, known: Start) {
  if (wanted.preset !== known.preset) return wanted.preset;
  return known.preset || wanted.profile === known.profile ? null : wanted.profile;
}

function startAt({initial, profiles, presets, connecting}: Given, wanted: Partial<Start>): State {
  const profile = profiles.find(({id}) => id === wanted.profile);
  const preset = presets.find(({id}) => id === wanted.preset);
  const base = (preset ?? profile)?.values ?? initial;
  return {
    start: {profile: (!preset && profile?.id) || null, preset: preset?.id ?? null},
    server: (preset ?? profile)?.server,
    ...{connecting, costs: {}},
    ...{values: base, texts: {}, own: [], good: base, base, requests: null, parts: []},
  };
}

/**
 * What is typed into a field, which changes no other one. What can't be read stays, and so does the last good number.
 */
function withText(state: State, id: string, text: string, locale?: string): State {
  const field = FIELDS.find((each) => each.id === id);
  const read = readField(present(field, `the field ${id}`), text, locale);
  const typed = withValues(state, {[id]: read.problem ? state.values[id] : read.value});
  return {
    ...typed,
    texts: {...typed.texts, [id]: {text: text.slice(0, 40), problem: read.problem}},
  };
}

/** Numbers in place of what stood in their fields. */
function withValues(state: State, values: Values): State {
  const texts = Object.entries(state.texts).filter(([id]) => !(id in values));
  return answered({
    ...state,
    values: {...state.values, ...values},
    texts: Object.fromEntries(texts),
    own: [...new Set([...state.own, ...Object.keys(values)])],
  });
}

/** Keeps the last good answer where the numbers can't be answered. */
function answered(state: State): State {
  const costs = state.connecting[Number(state.values.how) - 1] ?? {};
  const values = {...state.values, ...costs};
  const parts = partsTooLarge(applicationOf(values));
  return {...state, costs, parts, good: parts.length ? state.good : values};
}

export type Action =
  | {type: 'change'; id: string; value: number | null}
  | {type: 'type'; id: string; text: string; locale: string}
  | {type: 'take'; values: Values; requests: number | null}
  | {type: 'profile'; id: string}
  | {type: 'preset'; id: string}
  | {type: 'reset'}
  | {type: 'address'; search: string; hash: string};

export function reducer(given: Given): (state: State, action: Action) => State {
  return (state, action) => {
    if (action.type === 'change') return withValues(state, {[action.id]: action.value});
    if (action.type === 'type') return withText(state, action.id, action.text, action.locale);
    if (action.type === 'take')
      return withValues({...state, requests: action.requests}, action.values);
    if (action.type === 'address') return startState(given, action);
    return startAt(given, 'id' in action ? {[action.type]: action.id} : {});
  };
}

/** Whether the answer is for other numbers than those in the form. */
export const isStale = ({parts, texts, costs}: State) =>
  parts.length > 0 || Object.entries(texts).some(([id, {problem}]) => problem && !(id in costs));

/** Times of a request that are the reader's own, or all of an example's. */
const TIMES = ['cpu', 'wait'];
const BOOT_IDS = ['boot', 'bootwait'];
const CONNECT_IDS = ['connect', 'connectwait'];
const MEMORY_IDS = ['fmem', 'wmem', 'smem'];

/**
 * The answer, and which of its numbers are an example's though the request is the reader's; `chosen`: the place of a way
 * to connect whose cost is our measurement, or 0.
 */
export function answerOf({good, server, own}: Pick<State, 'good' | 'server' | 'own'>) {
  const isOwn = TIMES.some((id) => own.includes(id));
  const isBorrowed = (ids: string[]) =>
    isOwn && ids.some((id) => Number(good[id]) > 0 && !own.includes(id));
  const chosen = Number(good.how);
  return {
    ...findingsIn({...applicationOf(good), server}),
    chosen,
    isStateBorrowed: isBorrowed(chosen ? BOOT_IDS : [...BOOT_IDS, ...CONNECT_IDS]),
    isMemoryBorrowed: isBorrowed(MEMORY_IDS),
  };
}
