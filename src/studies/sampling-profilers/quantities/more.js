// @ts-check
import {valueOf} from '../../../../lib/result/read.js';
import {blocksOf} from '../../../../lib/result/stated.js';
import {pairedRatio} from '../../../../lib/statistics/index.js';
import {withEnds as withRatioEnds} from '../../state-or-coroutines/quantities/read.js';
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
} from '../read.js';

/** @import {Quantities} from '../../types.js' */

/** @param {string} id */
const missing = (id) =>
  withEnds(`more-missing-${id}`, {unit: 'share', digits: 1}, (runs) =>
    missingShares(runs(MORE), id),
  );
/** @param {string} id */
const busy = (id) =>
  withEnds(`more-busy-${id}`, {unit: 'share', digits: 1}, (runs) => busyShares(runs(MORE), id));
/** @param {string} id */
const change = (id) =>
  withEnds(`more-change-${id}`, {unit: 'share', digits: 1}, (runs) => speedChanges(runs(MORE), id));

/**
 * Speed of a program under Excimer over that without a profiler, within blocks.
 *
 * @param {string} name
 * @param {readonly [string, string]} pair
 */
const slowdown = (name, pair) =>
  withRatioEnds(`more-speed-excimer-${name}`, {unit: 'ratio', digits: 3}, (runs) => {
    const [under, without] = pair.map((id) => blocksOfCell(runs(MORE), id, 'throughputRatio'));
    const {ratio, interval} = pairedRatio(under, without);
    return {value: ratio, ...interval};
  });

/** @param {readonly string[]} profilers */
const ofApplications = (profilers) =>
  profilers.flatMap((profiler) => APPLICATIONS.map((workload) => application(profiler, workload)));
const PAIRS = OUTSIDE.map((profiler) => synthetic(profiler, 2));
const DEEP = [synthetic('excimer'), synthetic('excimer', 4)];

/**
 * What the second session adds: other programs, two processes, and slowdowns with a longer baseline.
 *
 * @type {Quantities}
 */
export const more = {
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
