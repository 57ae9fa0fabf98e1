// @ts-check
import {partsTooLarge} from '../../../../lib/gains/application.js';
import {findingsIn} from '../../../../lib/gains/findings.js';
import {readAddress} from './address.js';
import {FIELDS, applicationOf} from './fields.js';
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
 * @property {import('./say.js').Ranges} ranges
 * @property {ReturnType<typeof import('../../../../lib/gains/held-to-run.js').heldGains>} held
 * @property {import('../../../../lib/gains/studied-points.js').StudiedPoint[]} points
 * @property {Record<string, string>} studies addresses by id
 * @property {string} probe address
 * @property {string} contribute address
 *
 * @typedef {ReturnType<typeof answerOf>} Answer
 * @typedef {import('../frame/words.js').Words} Words
 *
 * @typedef {object} State
 * @property {Start} start
 * @property {Values} values what the form shows
 * @property {Values} good what was answered last
 * @property {Values} base of `start`
 * @property {Preset['server']} server of the measured cell that it started from
 * @property {number | null} requests that the means are of
 * @property {string[]} parts wholes that their parts exceed
 * @property {import('./address.js').Read['problems']} problems of the address
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
  const {start, values, requests, problems, version} = readAddress(search, hash);
  const known = startAt(given, start);
  const unknown = unknownIn(start, known.start)?.slice(0, 60);
  const read = withValues({...known, requests, problems, version, unknown}, values);
  const typedValues = FIELDS.flatMap((field) => {
    const slid = typed[`${field.id}-slider`];
    if (slid !== undefined) return [[field.id, valueAt(field, Number(slid))]];
    const text = readField(field, typed[field.id] ?? '', locale);
    return typed[field.id] === undefined || text.problem ? [] : [[field.id, text.value]];
  });
  return withValues(read, Object.fromEntries(typedValues));
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
    ...{values: base, good: base, base, requests: null, parts: [], problems: []},
  };
}

/** @param {State} state @param {Values} values */
const withValues = (state, values) => answered({...state, values: {...state.values, ...values}});

/** Parts of a time, which shrink with it: a slider's way down must not end at them. */
const PARTS = /** @type {const} */ ({
  cpu: ['boot', 'connect'],
  wait: ['bootwait', 'connectwait'],
  others: ['connothers'],
});

/**
 * One changed number. Where it is a time that its parts would exceed, they keep their share of it.
 *
 * @param {Values} values
 * @param {string} id
 * @param {number | null} value
 * @returns {Values}
 */
function withChange(values, id, value) {
  const next = {...values, [id]: value};
  const parts = /** @type {readonly string[]} */ (PARTS[/** @type {'cpu'} */ (id)] ?? []);
  const [before, sum] = [
    Number(values[id]),
    parts.reduce((all, part) => all + Number(values[part]), 0),
  ];
  const isWhole = sum < before || (id !== 'cpu' && sum === before);
  if (sum === 0 || !isWhole || Number(value) > sum) return next;
  const scaled = (/** @type {string} */ part) =>
    Number(((Number(values[part]) * Number(value)) / before).toPrecision(2));
  return {...next, ...Object.fromEntries(parts.map((part) => [part, scaled(part)]))};
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
    if (action.type === 'change')
      return answered({
        ...state,
        values: withChange(state.values, action.id, action.value),
        problems: state.problems.filter(({id}) => id !== action.id),
      });
    if (action.type === 'take')
      return withValues({...state, requests: action.requests, problems: []}, action.values);
    if (action.type === 'address') return startState(given, action);
    return startAt(given, {...NO_START, ...('id' in action && {[action.type]: action.id})});
  };
}

/** @param {State} state */
export const answerOf = ({good, server}) => findingsIn({...applicationOf(good), server});
