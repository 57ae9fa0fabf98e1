import {verdictsOf} from './index.ts';
import {SHORTEST_S} from './regime.ts';
import {loadOf, quantityIfAny} from '../result/read.ts';
import type {Measurement, Run} from '../result/types.ts';

type Criterion = (run: Run, measured: Measurement[]) => boolean;

const FEWEST_REPEATS = 3;
/** Formats that are read like a tool's but hold a project's own summary: a table, or the best of several runs. */
const SUMMARIES = new Set(['httparena', 'nexus', 'pfp']);

const isKnown = (value: unknown) => value !== undefined && value !== null && value !== 'unknown';

function hasIntensity(run: Run, measurement: Measurement) {
  const load = loadOf(run, measurement);
  if (load.model === 'closed') return isKnown(load.vus);
  return load.model === 'open' && isKnown(load.arrivalRatePerS) && isKnown(load.maxVus);
}

const ERRORS = ['errorRatio', 'errors', 'droppedRequests', 'droppedShare'] as const;

const hasErrors = ({values}: Measurement) => ERRORS.some((name) => isKnown(values[name]));

const hasPercentiles = ({values: {latencyMs}}: Measurement) =>
  isKnown(latencyMs?.p50) && (isKnown(latencyMs?.p95) || isKnown(latencyMs?.p99));

const CRITERIA: Record<string, Criterion> = {
  loadModel: (run, measured) => measured.every((each) => loadOf(run, each).model !== 'unknown'),
  intensity: (run, measured) => measured.every((each) => hasIntensity(run, each)),
  duration: (run, measured) =>
    measured.every((each) => Number(loadOf(run, each).durationS) >= SHORTEST_S),
  repeats: (_run, measured) => measured.every(({repeats = 1}) => repeats >= FEWEST_REPEATS),
  intervals: (_run, measured) =>
    measured.every((each) => quantityIfAny(each, 'throughputPerS')?.interval !== undefined),
  percentiles: (_run, measured) => measured.every(hasPercentiles),
  errors: (_run, measured) => measured.every(hasErrors),
  machine: ({environment}) => {
    const {cpuModel, cores} = environment;
    return isKnown(cpuModel) && isKnown(cores);
  },
  versions: ({systems}) =>
    Object.values(systems).every(({versions = {}}) => Object.values(versions).some(isKnown)),
  generator: ({environment}) => isKnown(environment.loadGeneratorHost),
  rawOutput: ({origin: {kind, importedBy}}) =>
    kind !== 'published' && !SUMMARIES.has(importedBy?.tool ?? ''),
  consistent: (run) => verdictsOf(run).every(({kind}) => kind !== 'refused'),
};

/** What makes a result quotable, in the order in which a reader is told. */
export const QUOTABILITY = Object.keys(CRITERIA);

/**
 * Which of the things that make a benchmark quotable a result has. A criterion counts only if every measured
 * point fulfils it.
 *
 * @returns in the order of `QUOTABILITY`; nothing is met without a measured point
 */
export function quotabilityOf(run: Run): {id: string; isMet: boolean}[] {
  const measured = run.measurements.filter(({status}) => status === 'measured');
  return Object.entries(CRITERIA).map(([id, isFulfilled]) => ({
    id,
    isMet: measured.length > 0 && isFulfilled(run, measured),
  }));
}
