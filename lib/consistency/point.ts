import {environmentOf, loadOf, valueIfAny} from '../result/read.ts';
import type {Known, Load, Measurement, Run} from '../result/types.ts';

/** What the checks need to know of one measurement; a number that the run doesn't state is undefined. */
export interface Point {
  measurement: Measurement;
  model: 'open' | 'closed' | 'unknown';
  /** X */
  throughputPerS?: number;
  /** λ, open load */
  arrivalRatePerS?: number;
  /** V: most requests in flight that the generator allows */
  cap?: number;
  durationS?: number;
  /** 0 where it isn't stated */
  gracefulStopS: number;
  /** part of the mean rate by which what arrives in the window may differ from it by chance; 0 on a schedule */
  arrivalChance: number;
  thinkTimeS?: number;
  meanMs?: number;
  medianMs?: number;
  errorRatio?: number;
  /** stated, or dropped iterations divided by all that were asked for */
  droppedShare?: number;
  cores?: number;
  workers?: number;
  /** requests that the server works on at once, N · C */
  slots?: number;
  blocking: boolean;
  /** the source rounds its throughput or its drops */
  approximate: boolean;
  /** of an open load, where a harness of ours recorded each run */
  repeats?: Repeat[];
}

export type Repeat = {arrivalRatePerS: number; throughputPerS: number; droppedShare: number};

/** Poisson arrivals lie within so many of their standard deviations, √(λT) of λT, in all but one window of 370. */
const CHANCE_SDS = 3;

export function pointOf(run: Run, measurement: Measurement): Point {
  const load = loadOf(run, measurement);
  const system = run.systems[measurement.system];
  const arrivalRatePerS = known(load.arrivalRatePerS);
  const durationS = known(load.durationS);
  const coroutines = known(system?.coroutinesPerWorker);
  const {workers} = measurement;
  return {
    measurement,
    model: load.model,
    throughputPerS: valueIfAny(measurement, 'throughputPerS'),
    arrivalRatePerS: load.model === 'open' ? arrivalRatePerS : undefined,
    cap: load.model === 'closed' ? inFlightAtMost(load) : known(load.maxVus),
    durationS,
    gracefulStopS: known(load.gracefulStopS) ?? 0,
    arrivalChance:
      load.arrivals === 'poisson' && arrivalRatePerS && durationS
        ? CHANCE_SDS / Math.sqrt(arrivalRatePerS * durationS)
        : 0,
    thinkTimeS: known(load.thinkTimeS),
    meanMs: valueIfAny(measurement, 'latencyMs.mean'),
    medianMs: valueIfAny(measurement, 'latencyMs.p50'),
    errorRatio: valueIfAny(measurement, 'errorRatio'),
    droppedShare: droppedShareOf(measurement, arrivalRatePerS, durationS),
    cores: known(environmentOf(run, measurement).cores),
    workers,
    slots: workers === undefined || coroutines === undefined ? undefined : workers * coroutines,
    blocking: system?.waiting === 'blocking',
    approximate: isApproximate(measurement),
    repeats: repeatsOf(run, measurement, {arrivalRatePerS, durationS}),
  };
}

/** Each connection of a closed load may carry several requests at once. */
function inFlightAtMost({vus, pipelineDepth = 1}: Load) {
  const [connections, depth] = [known(vus), known(pipelineDepth)];
  return connections === undefined || depth === undefined ? undefined : connections * depth;
}

/** @returns undefined for the word “unknown” as well */
function known(value: Known | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function droppedShareOf(
  measurement: Measurement,
  arrivalRatePerS: number | undefined,
  durationS: number | undefined,
) {
  const stated = valueIfAny(measurement, 'droppedShare');
  const count = valueIfAny(measurement, 'droppedRequests');
  if (stated !== undefined || count === undefined) return stated;
  return arrivalRatePerS && durationS ? count / (arrivalRatePerS * durationS) : undefined;
}

function isApproximate({values}: Measurement) {
  const {throughputPerS, droppedRequests, droppedShare} = values;
  return [throughputPerS, droppedRequests, droppedShare].some((of) => of?.approximate === true);
}

/**
 * Each run of an open load. A rate that isn't recorded follows from what was dropped: count and share give the arrivals.
 */
function repeatsOf(
  {origin}: Run,
  {values, runs}: Measurement,
  {arrivalRatePerS, durationS}: {arrivalRatePerS?: number; durationS?: number},
): Repeat[] | undefined {
  const throughputs = values.throughputPerS?.values;
  const shares = values.droppedShare?.values;
  if (origin.kind !== 'harness' || !arrivalRatePerS || !throughputs || !shares) return undefined;
  return shares.map((droppedShare, index) => {
    const dropped = values.droppedRequests?.values?.[index] ?? 0;
    const arrived = dropped > 0 && durationS ? dropped / droppedShare / durationS : arrivalRatePerS;
    return {
      arrivalRatePerS: runs?.[index]?.arrivalRatePerS ?? arrived,
      throughputPerS: throughputs[index],
      droppedShare,
    };
  });
}
