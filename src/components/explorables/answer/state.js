// @ts-check
import {partsTooLarge} from '../../../../lib/gains/application.js';
import {findingsIn} from '../../../../lib/gains/findings.js';
import {readAddress} from './address.js';
import {FIELDS, MAIN_FIELDS, STATE_FIELDS, applicationOf} from './fields.js';
import {readField, valueAt} from './read-field.js';

/**
 * @typedef {import('./fields.js').Values} Values
 * @typedef {import('./address.js').Start} Start
 * @typedef {{id: string, values: Values}} Profile
 * @typedef {{id: string, label: string, measuredPerS: number, boundPerS: number, isInferred: boolean, values: Values,
 *   server?: import('../../../../lib/gains/application.js').Server}} Preset
 * @typedef {object} Given what the page knows
 * @property {Values} initial
 * @property {Profile[]} profiles
 * @property {Preset[]} presets
 * @property {Record<import('../../../../lib/gains/reached-shares.js').Kind, import('./say.js').Ranges>} ranges
 * @property {number} mostSlots requests at once that were measured at most
 * @property {ReturnType<typeof import('../../../../lib/gains/held-to-run.js').heldGains>} held
 * @property {import('../../../../lib/gains/studied-points.js').StudiedPoint[]} points
 * @property {Record<string, string>} studies addresses by id
 * @property {string} probe address
 * @property {string} contribute address
 *
 * @typedef {ReturnType<typeof answerOf>} Answer
 * @typedef {import('../frame/words.js').Words} Words
 *
 * @typedef {{text: string, problem?: import('./read-field.js').FieldProblem}} Typed
 *
 * @typedef {{change: (id: string, value: number | null) => void, type: (id: string, text: string) => void}} Hand
 *   the reader's: numbers chosen, texts typed
 *
 * @typedef {object} State
 * @property {Start} start
 * @property {Values} values the last good number of each field
 * @property {Record<string, Typed>} texts what was typed into a field, or stood in the address and was refused
 * @property {readonly string[]} own fields that the reader gave
 * @property {Values} good what was answered last
 * @property {Values} base of `start`
 * @property {Preset['server']} server of the measured cell that it started from
 * @property {number | null} requests that the means are of
 * @property {string[]} parts wholes that their parts exceed
 * @property {string} [version] of a link that can't be read
 * @property {string} [unknown] situation or measured cell that the address asks for, and that there isn't
 */

const NO_START = {profile: null, preset: null};

/**
 * The first state: from the address, then what was typed before the code was there.
 *
 * @param {Given} given
 * @param {{search: string, hash: string}} address
 * @param {Record<string, string>} [typed] control's name → text
 * @param {string} [locale] in which was typed
 * @returns {State}
 */
export function startState(given, {search, hash}, typed = {}, locale = 'en') {
  const {start, texts, requests, version} = readAddress(search, hash);
  const known = startAt(given, start);
  const unknown = unknownIn(start, known.start)?.slice(0, 60);
  /** @type {State} */
  let state = {...known, requests, version, unknown};
  for (const [id, text] of texts) state = withText(state, id, text);
  // What can be read is shown as the page's language writes it.
  state.texts = Object.fromEntries(Object.entries(state.texts).filter(([, {problem}]) => problem));
  for (const {id} of FIELDS)
    if (typed[id] !== undefined) state = withText(state, id, typed[id], locale);
  const slid = MAIN_FIELDS.filter(({id}) => typed[`${id}-slider`] !== undefined);
  const values = slid.map((field) => [
    field.id,
    valueAt(field, Number(typed[`${field.id}-slider`])),
  ]);
  return withValues(state, Object.fromEntries(values));
}

/** What an address asks to begin with in vain. @param {Start} wanted @param {Start} known */
function unknownIn(wanted, known) {
  if (wanted.preset !== known.preset) return wanted.preset;
  return known.preset || wanted.profile === known.profile ? null : wanted.profile;
}

/** @param {Given} given @param {Start} wanted @returns {State} */
function startAt({initial, profiles, presets}, wanted) {
  const profile = profiles.find(({id}) => id === wanted.profile);
  const preset = presets.find(({id}) => id === wanted.preset);
  const base = (preset ?? profile)?.values ?? initial;
  return {
    start: {profile: (!preset && profile?.id) || null, preset: preset?.id ?? null},
    server: preset?.server,
    ...{values: base, texts: {}, own: [], good: base, base, requests: null, parts: []},
  };
}

/**
 * What is typed into a field, which changes no other one. What can't be read stays, and so does the last good number.
 *
 * @param {State} state
 * @param {string} id
 * @param {string} text
 * @param {string} [locale]
 * @returns {State}
 */
function withText(state, id, text, locale) {
  const field = /** @type {import('./fields.js').Field} */ (FIELDS.find((each) => each.id === id));
  const read = readField(field, text, locale);
  const typed = withValues(state, {[id]: read.problem ? state.values[id] : read.value});
  return {
    ...typed,
    texts: {...typed.texts, [id]: {text: text.slice(0, 40), problem: read.problem}},
  };
}

/** Numbers in place of what stood in their fields. @param {State} state @param {Values} values @returns {State} */
function withValues(state, values) {
  const texts = Object.entries(state.texts).filter(([id]) => !(id in values));
  return answered({
    ...state,
    values: {...state.values, ...values},
    texts: Object.fromEntries(texts),
    own: [...new Set([...state.own, ...Object.keys(values)])],
  });
}

/** Keeps the last good answer where the numbers can't be answered. @param {State} state @returns {State} */
function answered(state) {
  const application = applicationOf(state.values);
  const parts = partsTooLarge(application);
  if (parts.length > 0) return {...state, parts};
  return {...state, parts: [], good: state.values};
}

/**
 * @typedef {{type: 'change', id: string, value: number | null}
 *   | {type: 'type', id: string, text: string, locale: string}
 *   | {type: 'take', values: Values, requests: number | null}
 *   | {type: 'profile', id: string} | {type: 'preset', id: string} | {type: 'reset'}
 *   | {type: 'address', search: string, hash: string}} Action
 */

/**
 * @param {Given} given
 * @returns {(state: State, action: Action) => State}
 */
export function reducer(given) {
  return (state, action) => {
    if (action.type === 'change') return withValues(state, {[action.id]: action.value});
    if (action.type === 'type') return withText(state, action.id, action.text, action.locale);
    if (action.type === 'take')
      return withValues({...state, requests: action.requests}, action.values);
    if (action.type === 'address') return startState(given, action);
    return startAt(given, {...NO_START, ...('id' in action && {[action.type]: action.id})});
  };
}

/** Whether the answer is for other numbers than those in the form. @param {State} state */
export const isStale = ({parts, texts}) =>
  parts.length > 0 || Object.values(texts).some(({problem}) => problem);

/** Times of a request that are the reader's own, or all of an example's. */
const TIMES = ['cpu', 'wait'];
const STATE_IDS = STATE_FIELDS.map(({id}) => id);
const MEMORY_IDS = ['fmem', 'wmem', 'smem'];

/**
 * The answer, and which of its numbers are an example's though the request is the reader's.
 *
 * @param {Pick<State, 'good' | 'server' | 'own'>} state
 */
export function answerOf({good, server, own}) {
  const isOwn = TIMES.some((id) => own.includes(id));
  const isBorrowed = (/** @type {string[]} */ ids) =>
    isOwn && ids.some((id) => Number(good[id]) > 0 && !own.includes(id));
  return {
    ...findingsIn({...applicationOf(good), server}),
    isStateBorrowed: isBorrowed(STATE_IDS),
    isMemoryBorrowed: isBorrowed(MEMORY_IDS),
  };
}
