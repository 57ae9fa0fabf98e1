import {START_KEYS, hasNumbers, writeAddress} from '../answer/address.ts';
import {MAIN_FIELDS} from '../answer/fields.ts';
import {reducer, startState} from '../answer/state.ts';
import type {Action, Given as AnswerGiven, Profile, State} from '../answer/state.ts';

/** A situation to start from: a start of the whole calculator, and what is changed of it. */
export type Situation = Profile & {of: string; changed: string[]};

/** what the short calculator knows; without presets and studied points, which the whole one has */
export type Given = Omit<AnswerGiven, 'profiles'> & {
  profiles: Situation[];
  /** addresses */
  answer: string;
  pool: string;
  runtimes: string;
};

/** The situation that the page begins with. */
const FIRST = 'laravel';
const NO_START = {profile: null, preset: null};
const MAIN = MAIN_FIELDS.map(({id}) => id);
/** Times of a request: who gives one speaks of another request than the example's. */
const REQUEST = ['cpu', 'wait'];

const isAsked = (search: string, hash: string) =>
  hasNumbers(hash) || START_KEYS.some((key) => new URLSearchParams(search).has(key));

/**
 * The first state: from the address, or the first situation; then what was typed before the code was there.
 *
 * @param typed control's name → text, in `locale`
 */
export function firstState(
  known: Given,
  {search, hash}: {search: string; hash: string},
  typed: Record<string, string> = {},
  locale: string = 'en',
): State {
  const start = isAsked(search, hash) ? {search, hash} : {search: `?profile=${FIRST}`, hash};
  const reduce = shortReducer(known);
  return Object.entries(typed)
    .filter(([id]) => MAIN.includes(id))
    .reduce(
      (state, [id, text]) => reduce(state, {type: 'type', id, text, locale}),
      startState(known, start),
    );
}

/**
 * The calculator's own steps, but a request of the reader's own boots and connects as nobody has measured yet: what the
 * example takes for that isn't theirs, and has no field here.
 */
export function shortReducer(known: Given): (state: State, action: Action) => State {
  const reduce = reducer(known);
  return (state, action) => {
    const isOwn = 'id' in action && REQUEST.includes(action.id);
    return reduce(isOwn && state.start.profile ? asOwn(known, state) : state, action);
  };
}

function asOwn({initial}: Given, state: State): State {
  const shown = Object.fromEntries(MAIN.map((id) => [id, state.values[id]]));
  return {...state, start: NO_START, server: undefined, own: MAIN, values: {...initial, ...shown}};
}

/** The address of a state; what the page begins with leaves none. */
export function ownAddress({search, hash}: {search: string; hash: string}, state: State) {
  const isFirst = state.start.profile === FIRST && state.own.length === 0;
  return writeAddress(search, hash, isFirst ? {...state, start: NO_START} : state);
}

/** The whole calculator with the numbers of a state. */
export function answerAddress(known: Given, state: State): string {
  const situation = known.profiles.find(({id}) => id === state.start.profile);
  const {search, hash} = writeAddress('', '', {
    ...state,
    start: {profile: situation?.of ?? null, preset: null},
    own: [...state.own, ...(situation?.changed ?? [])],
  });
  return known.answer + search + hash;
}

/** Requests for each worker in the simulator, so that some queue; it draws so many at most. */
const [FOR_EACH_WORKER, MOST_DRAWN] = [3, 60];
/** Its lesson in which every number has its field. */
const ALL = 6;

/** The simulator with the numbers that were answered, in the names of its address. */
export function poolAddress(known: Given, {good}: State): string {
  const ms = (id: string) => Number(good[id] ?? 0);
  const rest = (value: number) => String(Number(Math.max(0, value).toPrecision(4)));
  const query = new URLSearchParams({
    ...{lesson: String(ALL), workers: String(good.workers), cores: String(good.cores)},
    n: String(Math.min(MOST_DRAWN, FOR_EACH_WORKER * Number(good.workers))),
    tcpu: rest(ms('cpu') - ms('boot') - ms('connect')),
    tio: rest(ms('wait') - ms('connectwait')),
    ...{boot: rest(ms('boot')), ccpu: rest(ms('connect')), cwait: rest(ms('connectwait'))},
  });
  return `${known.pool}?${query}`;
}
