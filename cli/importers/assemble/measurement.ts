import {asQuantities} from './quantities.ts';
import type {Combined, Load, MeasurementFacts, Omission} from '../types.ts';

/**
 * A reading as a measurement of a result file; its load is complete, and what all measurements share is taken out of
 * it later.
 */
export function measurementOf(
  reading: Combined,
  {
    id,
    system,
    scenario,
    workers,
    load,
    parameters,
    notes,
  }: MeasurementFacts & {load: Partial<Load>; notes: string[]},
) {
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

function withRoundedMarked(values: ReturnType<typeof asQuantities>, {latencyStepMs}: Combined) {
  const {latencyMs} = values;
  if (!latencyStepMs || !latencyMs) return values;
  const marked = Object.entries(latencyMs).map(([name, of]) => {
    const value = (of as {value?: unknown})?.value;
    const coarse = typeof value === 'number' && latencyStepMs / 2 > ROUNDED_BEYOND * value;
    return [name, coarse ? {...(of as object), approximate: true} : of];
  });
  return {...values, latencyMs: Object.fromEntries(marked)};
}

/** A run that nothing else gives the length of keeps the time that it took. */
function valuesOf({values, ranForS, status}: Combined, {durationS}: Partial<Load>) {
  const known = typeof durationS === 'number' || status === 'failed';
  if (ranForS === undefined || known || values.elapsedS !== undefined) return values;
  return {...values, elapsedS: ranForS};
}

const groupOf = ({name, ...values}: NonNullable<Combined['processGroups']>[number]) => ({
  name,
  ...asQuantities(values),
});
/** What a format has no place for was never printed, and needs no reason for not being here. */
const isPrinted = ({reason}: Omission) => reason !== 'not-in-format';
const nonEmpty = (list: Omission[] | string[]) => (list?.length ? list : undefined);

const optional = (name: string, value: unknown) => (value === undefined ? {} : {[name]: value});
