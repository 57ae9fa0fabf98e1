import {loadNumber} from '../../../lib/result/stated.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Run} from '../types.ts';

/** The one run of this study, all its tests, and names of its measurements: `<test>-<n>-<server>`. */
export const RUN = 'kenashkov-swoole-apache-2019/ab-outputs';

/** Numbers that the page on Swoole in practice states. */
export const SUMMARY = 'swoole-in-practice/swoole-evidence-summary';

/** Tests in the order of the source, each with what its requests do. */
export const TESTS: Record<string, string> = {
  basic: 'no-work',
  'basic-class-load': 'classes',
  'basic-class-load-multiple': 'classes',
  'basic-query': 'database',
  'basic-query-with-pool': 'database',
  'basic-query-with-pool-and-caching': 'cache',
  'real-app-simulation': 'cache',
  'real-app-simulation-with-files': 'files-and-database',
  'real-app-simulation-with-files-and-connections': 'files-and-database',
  'real-app-simulation-with-files-and-connections-simpler': 'files-and-database',
  'simple-real-app-simulation': 'database',
};

/** Tests whose requests read neither files nor a database, and the others. */
export const LIGHT_TESTS = Object.keys(TESTS).filter((test) =>
  ['no-work', 'classes', 'cache'].includes(TESTS[test]),
);
export const IO_TESTS = Object.keys(TESTS).filter((test) => !LIGHT_TESTS.includes(test));

/** Servers of the source. */
export const SERVERS = ['swoole', 'apache'];

/** Numbers of connections that the source meant to use. */
export const LEVELS = [100, 500, 1000];

/** A rare run that the source puts into its table although most runs gave a fourteenth of it. */
export const RARE = 'basic-3-apache';

/** Concurrency of a measurement, as the tool's own output states it. */
export const connectionsOf = (run: Run, {id}: Measurement) => loadNumber(run, id, 'vus');

/**
 * The measurement of a test and server at a number of connections; of the two Apache runs of `basic` the one that is
 * typical, of Swoole's two pooled runs at 100 the first, which was meant to be at 100.
 */
export function cellOf(run: Run, test: string, server: string, connections: number) {
  return run.measurements.find(
    (measurement) =>
      measurement.scenario === test &&
      measurement.system === server &&
      measurement.id !== RARE &&
      connectionsOf(run, measurement) === connections,
  );
}
