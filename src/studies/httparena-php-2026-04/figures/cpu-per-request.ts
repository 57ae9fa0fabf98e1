import {address, figure, namedRows, valueOf} from '../../figure.ts';
import {ENTRIES, inProfile, kindOf, KINDS, RUN} from '../runs.ts';
import type {Run} from '../../figure.ts';

const PROFILES = ['baseline', 'async-db'];

/** CPU time of the entry's container for each answer, in microseconds. */
function cpuPoint(run: Run, entry: string, profile: string) {
  const measurement = inProfile(run, entry, profile);
  const [cores, rate] = ['cpuCores', 'throughputPerS'];
  return {
    x: entry,
    y: (1e6 * valueOf(run, measurement.id, cores)) / valueOf(run, measurement.id, rate),
    single: true,
    from: `${address(run, measurement, cores)} ${address(run, measurement, rate)}`,
  };
}

export default figure({
  runs: [RUN],
  select: ([run]) =>
    namedRows({
      rows: ENTRIES,
      unit: 'us',
      panels: PROFILES.map((id) => ({id, y: {unit: 'us'}})),
      series: PROFILES.flatMap((profile) =>
        Object.entries(KINDS).map(([id, token]) => ({
          id,
          token,
          panel: profile,
          at: (entry) => (kindOf(run, entry) === id ? cpuPoint(run, entry, profile) : null),
        })),
      ),
    }),
  annotations: [
    {id: 'per-request', at: {series: 'dropped-blocking', x: 'php-fpm', panel: 'baseline'}},
    {id: 'framework', at: {series: 'kept-coroutine', x: 'hyperf', panel: 'async-db'}},
  ],
});
