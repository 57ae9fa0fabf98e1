import {Refusal} from '../refusal.js';

/** A run that lasted less than this part of what was asked for was interrupted, or ended on its own. */
const WHOLE_RUN_FROM = 0.95;

/**
 * Holds a reading against what was told of it.
 *
 * @param {object} reading
 * @param {object} load What was told of its load.
 * @param {{allowMixed?: boolean, allowShort?: boolean, allowRefused?: boolean}} allowed
 * @returns {string[]} Notes on what was allowed although it limits what the numbers say.
 * @throws {Refusal} run-mixes, run-shorter, run-refused, told-disagrees.
 */
export function checkReading(reading, load, allowed = {}) {
  refuseDisagreement(reading, load);
  return [
    ...mixesNote(reading, allowed),
    ...shorterNote(reading, load, allowed),
    ...refusedNote(reading, allowed),
  ];
}

function refuseDisagreement({load = {}}, told) {
  for (const [name, value] of Object.entries(load)) {
    if (told[name] !== undefined && told[name] !== 'unknown' && told[name] !== value) {
      throw new Refusal('told-disagrees', {
        place: `load.${name}`,
        value: told[name],
        stated: value,
      });
    }
  }
}

function mixesNote({mixes = []}, {allowMixed}) {
  if (mixes.length === 0) return [];
  if (!allowMixed) throw new Refusal('run-mixes', {value: mixes.join(', ')});
  return [`Several scenarios of one script are added up: ${mixes.join(', ')}.`];
}

function shorterNote({ranForS, clockStepS = 0, values}, {durationS}, {allowShort}) {
  if (typeof durationS !== 'number' || ranForS === undefined) return [];
  const enough = durationS * WHOLE_RUN_FROM - clockStepS;
  if (ranForS >= enough || values.throughputPerS === undefined) return [];
  const ran = Number(ranForS.toPrecision(3));
  if (!allowShort) throw new Refusal('run-shorter', {value: ran, durationS});
  return [`The run lasted ${ran} s of the ${durationS} s that were asked for.`];
}

/** A run in which nothing was answered says that the server was down, and nothing of its speed. */
function refusedNote({omitted = []}, {allowRefused}) {
  if (!omitted.some(({reason}) => reason === 'all-refused')) return [];
  if (!allowRefused) throw new Refusal('run-refused');
  return ['No request of this run was answered.'];
}

/**
 * How long runs lasted that nobody said the duration of: one that was interrupted would not be noticed.
 *
 * @param {object[]} readings
 * @param {object} told Facts of the about file and the flags.
 * @returns {number[]} Seconds, each once.
 */
export function unheldDurations(readings, told) {
  const durations = [
    told.load,
    told.measurement.load,
    ...Object.values(told.files).map(({load}) => load),
  ];
  if (durations.some((load) => typeof load?.durationS === 'number')) return [];
  const ran = readings
    .filter(({load}) => load?.durationS === undefined)
    .flatMap(({ranForS}) => (ranForS === undefined ? [] : Number(ranForS.toPrecision(3))));
  return [...new Set(ran)];
}
