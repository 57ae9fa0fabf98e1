import {Refusal} from '../refusal.ts';
import {droppedNote, rateNote, refuseLonger, refuseOtherUsers} from './load-checks.ts';
import type {Load, Metadata, Reading} from '../types.ts';

/** A run shorter than this part of the requested duration was interrupted or ended early. */
const WHOLE_RUN_FROM = 0.95;

export type Allowed = {
  allowMixed?: boolean;
  allowShort?: boolean;
  allowRefused?: boolean;
  allowFailed?: boolean;
  allowSlower?: boolean;
};

/** What lets a refused run through all the same, by the code of the refusal; the file records it. */
export const ALLOWS: Partial<Record<string, keyof Allowed>> = {
  'run-mixes': 'allowMixed',
  'run-shorter': 'allowShort',
  'run-refused': 'allowRefused',
  'command-failed': 'allowFailed',
  'rate-not-reached': 'allowSlower',
};

/**
 * Checks a reading against the metadata given for it.
 *
 * @param load Its load according to the metadata.
 * @returns Notes on what was allowed although it limits what the numbers say.
 * @throws {Refusal} run-mixes, run-shorter, run-longer, run-refused, command-failed, metadata-disagrees, model-disagrees,
 * users-disagree, rate-exceeded, rate-not-reached.
 */
export function checkReading(
  reading: Reading,
  load: Partial<Load>,
  allowed: Allowed = {},
): string[] {
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

function refuseDisagreement({load = {}}: Reading, metadata: Record<string, unknown>) {
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

function mixesNote({mixes = []}: Reading, {allowMixed}: Allowed) {
  if (mixes.length === 0) return [];
  if (!allowMixed) throw new Refusal('run-mixes', {value: mixes.join(', ')});
  return [`Several scenarios of one script are added up: ${mixes.join(', ')}.`];
}

function failuresNote({failures}: Reading, {allowFailed}: Allowed) {
  if (!failures) return [];
  const {place, code, failed, of} = failures;
  if (!allowFailed) throw new Refusal('command-failed', {place, value: code});
  return [`${failed} of ${of} runs of the command failed: their times were left out.`];
}

function shorterNote(
  {ranForS, clockStepS = 0, values}: Reading,
  {durationS}: Partial<Load>,
  {allowShort}: Allowed,
) {
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
 */
function refusedNote({omitted = []}: Reading, {allowRefused}: Allowed) {
  if (!omitted.some(({reason}) => reason === 'all-refused')) return [];
  if (!allowRefused) throw new Refusal('run-refused');
  return ['No request of this run was answered.'];
}

/**
 * How long runs lasted whose requested duration is unknown: if one was interrupted, the import can't tell.
 *
 * @returns Seconds, each once.
 */
export function unknownDurations(readings: readonly Reading[], metadata: Metadata): number[] {
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
