import {requestsInFlight} from '../../../lib/queueing/index.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {cellOf, connectionsOf, IO_TESTS, LEVELS, RUN, TESTS} from './runs.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {RunOf} from '../types.ts';

export const read = (runs: RunOf, id: string, path: string) => valueOf(runs(RUN), id, path);
export const rateOf = (runs: RunOf, id: string) => read(runs, id, 'throughputPerS');
export const cell = (runs: RunOf, test: string, server: string, connections: number = 100) => {
  const found = cellOf(runs(RUN), test, server, connections);
  if (found) return found;
  throw new RangeError(`${RUN} has no run of ${test} on ${server} at ${connections} connections.`);
};
export const rate: (...where: Parameters<typeof cell>) => number = (runs, ...where) =>
  rateOf(runs, cell(runs, ...where).id);
export const ratioOf = (runs: RunOf, test: string, connections: number) =>
  rate(runs, test, 'swoole', connections) / rate(runs, test, 'apache', connections);
export const inFlight = (runs: RunOf, {id}: Measurement) =>
  requestsInFlight({
    throughputPerS: rateOf(runs, id),
    latencyS: read(runs, id, 'latencyMs.mean') / 1000,
  });

/** All Apache runs at so many connections that ended, in the order of the file. */
export const apacheAt = (runs: RunOf, connections: number) =>
  Object.keys(TESTS)
    .flatMap((test) => cellOf(runs(RUN), test, 'apache', connections) ?? [])
    .filter(({status}) => status === 'measured');
export const all = (runs: RunOf, system: string) =>
  runs(RUN).measurements.filter((each) => each.system === system && each.status === 'measured');

/** Apache's published runs at a thousand connections of the tests with files or a database. */
export const apacheWithIo = (runs: RunOf) =>
  runs(RUN).measurements.filter(
    ({system, scenario, load}) =>
      system === 'apache' && IO_TESTS.includes(scenario) && load?.vus === LEVELS.at(-1),
  );

/** Numbers of connections of all runs, ascending, each once. */
export const levels = (runs: RunOf) => {
  const {measurements} = runs(RUN);
  return [...new Set(measurements.map((each) => connectionsOf(runs(RUN), each)))].sort(
    (a, b) => a - b,
  );
};
