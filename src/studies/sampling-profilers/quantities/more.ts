import {valueOf} from '../../../../lib/result/read.ts';
import {blocksOf} from '../../../../lib/result/stated.ts';
import {pairedRatio} from '../../../../lib/statistics/index.ts';
import {withEnds as withRatioEnds} from '../../state-or-coroutines/quantities/read.ts';
import {
  all,
  APPLICATIONS,
  application,
  blocksOf as blocksOfCell,
  busyShares,
  known,
  missingShares,
  MORE,
  OUTSIDE,
  SAMPLERS,
  speedChanges,
  synthetic,
  withEnds,
} from '../read.ts';
import type {Quantities} from '../../types.ts';

const missing = (id: string) =>
  withEnds(`more-missing-${id}`, {unit: 'share', digits: 1}, (runs) =>
    missingShares(runs(MORE), id),
  );
const busy = (id: string) =>
  withEnds(`more-busy-${id}`, {unit: 'share', digits: 1}, (runs) => busyShares(runs(MORE), id));
const change = (id: string) =>
  withEnds(`more-change-${id}`, {unit: 'share', digits: 1}, (runs) => speedChanges(runs(MORE), id));

/** Speed of a program under Excimer over that without a profiler, within blocks. */
const slowdown = (name: string, pair: readonly [string, string]) =>
  withRatioEnds(`more-speed-excimer-${name}`, {unit: 'ratio', digits: 3}, (runs) => {
    const [under, without] = pair.map((id) => blocksOfCell(runs(MORE), id, 'throughputRatio'));
    const {ratio, interval} = pairedRatio(under, without);
    return {value: ratio, ...interval};
  });

const ofApplications = (profilers: readonly string[]) =>
  profilers.flatMap((profiler) => APPLICATIONS.map((workload) => application(profiler, workload)));
const PAIRS = OUTSIDE.map((profiler) => synthetic(profiler, 2));
const DEEP = [synthetic('excimer'), synthetic('excimer', 4)];

/** What the second session adds: other programs, two processes, and slowdowns with a longer baseline. */
export const more: Quantities = {
  ...all([...ofApplications(SAMPLERS), ...PAIRS, ...DEEP].map(missing)),
  ...all([...ofApplications(OUTSIDE), ...PAIRS].map(busy)),
  ...all(
    [...ofApplications(['none', ...SAMPLERS]), 'none-known', known('excimer', 999)].map(change),
  ),
  ...all([
    slowdown('known', [known('excimer', 999), 'none-known']),
    ...APPLICATIONS.map((workload) =>
      slowdown(workload, [application('excimer', workload), application('none', workload)]),
    ),
  ]),
  ...all(
    ofApplications(OUTSIDE).map((id) => ({
      [`more-rss-${id}`]: {
        ...{unit: 'mb', digits: 1},
        of: (runs) => valueOf(runs(MORE), id, 'memoryMb.rss'),
      },
    })),
  ),
  'more-blocks': {unit: 'count', of: (runs) => blocksOf(runs(MORE))},
};
