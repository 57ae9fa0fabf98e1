import {valueOf} from '../../../../lib/result/read.js';
import {
  APPLICATIONS,
  application,
  blocksOf,
  busyShares,
  known,
  MORE,
  OUTSIDE,
  SAMPLERS,
  synthetic,
  withEnds,
} from '../read.js';

const all = (entries) => Object.assign({}, ...entries);

const coverage = (id) =>
  withEnds(`more-coverage-${id}`, {unit: 'share', digits: 1}, (runs) =>
    blocksOf(runs(MORE), id, 'sampleCoverage'),
  );
const busy = (id) =>
  withEnds(`more-busy-${id}`, {unit: 'share', digits: 1}, (runs) => busyShares(runs(MORE), id));
const speed = (id) =>
  withEnds(`more-speed-${id}`, {unit: 'ratio', digits: 3}, (runs) =>
    blocksOf(runs(MORE), id, 'throughputRatio'),
  );
/** The same as a change, as the figure has it. */
const change = (id) => ({
  [`more-change-${id}`]: {
    unit: 'share',
    digits: 1,
    of: (runs) => valueOf(runs(MORE), id, 'throughputRatio') - 1,
  },
});

const ofApplications = (profilers) =>
  profilers.flatMap((profiler) => APPLICATIONS.map((workload) => application(profiler, workload)));
const PAIRS = OUTSIDE.map((profiler) => synthetic(profiler, 2));
const DEEP = [synthetic('excimer'), synthetic('excimer', 4)];

/** What the second session adds: other programs, two processes, and slowdowns with a longer baseline. */
export const more = {
  ...all([...ofApplications(SAMPLERS), ...PAIRS, ...DEEP].map(coverage)),
  ...all([...ofApplications(OUTSIDE), ...PAIRS].map(busy)),
  ...all(
    [...ofApplications(['none', ...SAMPLERS]), 'none-known', known('excimer', 999)].flatMap(
      (id) => [speed(id), change(id)],
    ),
  ),
  ...all(
    ofApplications(OUTSIDE).map((id) => ({
      [`more-rss-${id}`]: {
        ...{unit: 'mb', digits: 1},
        of: (runs) => valueOf(runs(MORE), id, 'memoryMb.rss'),
      },
    })),
  ),
  'more-blocks': {unit: 'count', of: (runs) => runs(MORE).origin.harness.blocks},
  'more-runs-made': {
    unit: 'count',
    of: (runs) => runs(MORE).measurements.reduce((sum, {repeats = 0}) => sum + repeats, 0),
  },
};
