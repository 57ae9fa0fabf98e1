// @ts-check
import {Refusal} from '../refusal.js';
import {droppedNote, rateNote, refuseLonger, refuseOtherUsers} from './load-checks.js';

/** @import {Load} from '../types.js' */

/** A run shorter than this part of the requested duration was interrupted or ended early. */
const WHOLE_RUN_FROM = 0.95;

/**
 * Checks a reading against the metadata given for it.
 *
 * @param {Reading} reading
 * @param {Partial<Load>} load Its load according to the metadata.
 * @param {Allowed} allowed
 * @returns {string[]} Notes on what was allowed although it limits what the numbers say.
 * @throws {Refusal} run-mixes, run-shorter, run-longer, run-refused, command-failed, metadata-disagrees, model-disagrees,
 *   users-disagree, rate-exceeded, rate-not-reached.
 *
 * @typedef {import('../types.js').Reading} Reading
 * @typedef {{allowMixed?: boolean, allowShort?: boolean, allowRefused?: boolean, allowFailed?: boolean,
 *   allowSlower?: boolean}} Allowed
 */
export function checkReading(reading, load, allowed = {}) {
  refuseDisagreement(reading, load);
  const whole = {...load, ...reading.load};
  refuseOtherUsers(reading, whole);
  refuseLonger(reading, whole);
  return [
    ...mixesNote(reading, allowed),
    ...failuresNote(reading, allowed),
    ...droppedNote(reading, whole, allowed),
    ...shorterNote(reading, whole, allowed),
    ...rateNote(reading, whole, allowed),
    ...refusedNote(reading, allowed),
  ];
}

/** @param {Reading} reading @param {Record<string, unknown>} metadata */
function refuseDisagreement({load = {}}, metadata) {
  for (const [name, value] of Object.entries(load)) {
    if (metadata[name] !== undefined && metadata[name] !== 'unknown' && metadata[name] !== value) {
      throw new Refusal('metadata-disagrees', {
        place: `load.${name}`,
        value: metadata[name],
        stated: value,
      });
    }
  }
}

/** @param {Reading} reading @param {Allowed} allowed */
function mixesNote({mixes = []}, {allowMixed}) {
  if (mixes.length === 0) return [];
  if (!allowMixed) throw new Refusal('run-mixes', {value: mixes.join(', ')});
  return [`Several scenarios of one script are added up: ${mixes.join(', ')}.`];
}

/** @param {Reading} reading @param {Allowed} allowed */
function failuresNote({failures}, {allowFailed}) {
  if (!failures) return [];
  const {place, code, failed, of} = failures;
  if (!allowFailed) throw new Refusal('command-failed', {place, value: code});
  return [`${failed} of ${of} runs of the command failed: their times were left out.`];
}

/** @param {Reading} reading @param {Partial<Load>} load @param {Allowed} allowed */
function shorterNote({ranForS, clockStepS = 0, values}, {durationS}, {allowShort}) {
  if (typeof durationS !== 'number' || ranForS === undefined) return [];
  const enough = durationS * WHOLE_RUN_FROM - clockStepS;
  if (ranForS >= enough || values.throughputPerS === undefined) return [];
  const ran = Number(ranForS.toPrecision(3));
  if (!allowShort) throw new Refusal('run-shorter', {value: ran, durationS});
  return [`The run lasted ${ran} s of the ${durationS} s that were asked for.`];
}

/**
 * A run without a single answer: a server that hangs is a result, one that was never started isn't, and only who ran it
 * knows which it was.
 *
 * @param {Reading} reading
 * @param {Allowed} allowed
 */
function refusedNote({omitted = []}, {allowRefused}) {
  if (!omitted.some(({reason}) => reason === 'all-refused')) return [];
  if (!allowRefused) throw new Refusal('run-refused');
  return ['No request of this run was answered.'];
}

/**
 * How long runs lasted whose requested duration is unknown: if one was interrupted, the import can't tell.
 *
 * @param {readonly Reading[]} readings
 * @param {import('../types.js').Metadata} metadata
 * @returns {number[]} Seconds, each once.
 */
export function unknownDurations(readings, metadata) {
  const durations = [
    metadata.load,
    metadata.measurement.load,
    ...Object.values(metadata.files).map(({load}) => load),
  ];
  if (durations.some((load) => typeof load?.durationS === 'number')) return [];
  const ran = readings
    .filter(({load}) => load?.durationS === undefined)
    .flatMap(({ranForS}) => (ranForS === undefined ? [] : Number(ranForS.toPrecision(3))));
  return [...new Set(ran)];
}
