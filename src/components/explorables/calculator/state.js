import {FIELDS, readNumber, valueAtPosition} from './fields.js';
import {INITIAL_STATE, stateOfPreset} from './setup.js';
import {readRate, readState} from './url-state.js';

/**
 * State to begin with: the address, then what was typed before the code was there.
 *
 * @param {string} search
 * @param {Record<string, string>} typed control's name → text
 * @param {object} measured servers to take presets from
 * @param {string} [locale] in which was typed
 * @returns {import('./url-state.js').State}
 */
export function startState(search, typed, measured, locale) {
  const chosen = typed.preset ? stateOfPreset(measured, typed.preset) : undefined;
  const base = chosen ?? readState(search, INITIAL_STATE, (id) => stateOfPreset(measured, id));
  const values = {...base.values};
  for (const field of FIELDS) {
    const slid = typed[`${field.id}-slider`];
    if (slid !== undefined) values[field.id] = valueAtPosition(field, Number(slid));
    const read = readNumber(field, typed[field.id] ?? '', locale);
    if (read !== null) values[field.id] = read;
  }
  const typedRate = typed.rate === undefined ? base.rate : readRate(typed.rate, locale).rate;
  return {...base, values, rate: typedRate};
}

/**
 * @param {import('./url-state.js').State} state
 * @param {object} action change of one input, of the rate, choice of a preset, or reset
 * @returns {import('./url-state.js').State}
 */
export function reduce(state, action) {
  if (action.type === 'change') {
    return {...state, values: {...state.values, [action.id]: action.value}};
  }
  if (action.type === 'rate') return {...state, rate: action.rate};
  if (action.type === 'choose') {
    return stateOfPreset(action.measured, action.preset) ?? {...state, preset: null};
  }
  return INITIAL_STATE;
}
