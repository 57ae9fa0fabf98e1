// @ts-check
import {asQuantities} from './quantities.js';

/** @import {Omission} from '../types.js' */

/**
 * A reading as a measurement of a result file; its load is complete, and what all measurements share is taken out of
 * it later.
 *
 * @param {Combined} reading
 * @param {import('../types.js').MeasurementFacts & {load: Partial<Load>, notes: string[]}} facts
 *
 * @typedef {import('../types.js').Combined} Combined
 * @typedef {import('../types.js').Load} Load
 */
export function measurementOf(reading, {id, system, scenario, workers, load, parameters, notes}) {
  return {
    id,
    system,
    scenario,
    ...optional('workers', workers),
    ...optional('parameters', parameters),
    load,
    ...optional('measuredOn', reading.measuredOn),
    ...optional('startedAt', reading.startedAt),
    toolVersion: reading.toolVersion,
    status: reading.status ?? 'measured',
    values: withRoundedMarked(asQuantities(valuesOf(reading, load)), reading),
    ...optional('processGroups', reading.processGroups?.map(groupOf)),
    ...optional('histogram', reading.histogram),
    ...optional('repeats', reading.repeats),
    ...optional('omitted', nonEmpty(reading.omitted?.filter(isPrinted))),
    ...optional('notes', nonEmpty([...(reading.notes ?? []), ...notes])),
  };
}

/** A latency that whole steps of the tool may falsify by more than this part is marked as approximate. */
const ROUNDED_BEYOND = 0.01;

/** @param {ReturnType<typeof asQuantities>} values @param {Combined} reading */
function withRoundedMarked(values, {latencyStepMs}) {
  const {latencyMs} = values;
  if (!latencyStepMs || !latencyMs) return values;
  const marked = Object.entries(latencyMs).map(([name, of]) => {
    const value = /** @type {{value?: unknown}} */ (of)?.value;
    const coarse = typeof value === 'number' && latencyStepMs / 2 > ROUNDED_BEYOND * value;
    return [name, coarse ? {.../** @type {object} */ (of), approximate: true} : of];
  });
  return {...values, latencyMs: Object.fromEntries(marked)};
}

/** A run that nothing else gives the length of keeps the time that it took. @param {Combined} reading @param {Partial<Load>} load */
function valuesOf({values, ranForS, status}, {durationS}) {
  const known = typeof durationS === 'number' || status === 'failed';
  if (ranForS === undefined || known || values.elapsedS !== undefined) return values;
  return {...values, elapsedS: ranForS};
}

/** @param {NonNullable<Combined['processGroups']>[number]} group */
const groupOf = ({name, ...values}) => ({name, ...asQuantities(values)});
/**
 * What a format has no place for was never printed, and needs no reason for not being here.
 *
 * @param {Omission} omission
 */
const isPrinted = ({reason}) => reason !== 'not-in-format';
/** @param {Omission[] | string[]} list */
const nonEmpty = (list) => (list?.length ? list : undefined);

/** @param {string} name @param {unknown} value */
const optional = (name, value) => (value === undefined ? {} : {[name]: value});
