// @ts-check
import {quantity} from '../../../../lib/result/read.js';
import {OWN} from './read.js';

/** How far throughput at saturation in one block lies from the cells' medians, on average. */
const driftOfBlock = (block) => ({
  unit: 'ratio',
  of: (runs) => {
    const run = runs(OWN);
    const shares = run.measurements
      .filter(({status, parameters}) => status === 'measured' && parameters.point === 'saturated')
      .map(({id}) => quantity(run, id, 'throughputPerS'))
      .map(({value, values}) => values.at(block) / value - 1);
    return Math.abs(shares.reduce((sum, share) => sum + share, 0) / shares.length);
  },
});

const waitAskedMs = (scenario) => ({
  unit: 'ms',
  of: (runs) => runs(OWN).scenarios[scenario].ioWaitPerQueryMs,
});

const count = (of) => ({unit: 'count', of: (runs) => of(runs(OWN))});
const rejected = (index) => count((run) => run.origin.harness.rejectedRuns[index].count);

/** Half of the width of an interval, as a share of the value, of the cells at saturation: median of them. */
function typicalSpread(run) {
  const spreads = run.measurements
    .filter(({status, parameters}) => status === 'measured' && parameters.point === 'saturated')
    .map(({id}) => quantity(run, id, 'throughputPerS'))
    .map(({value, interval}) => (interval.high - interval.low) / 2 / value)
    .sort((a, b) => a - b);
  return spreads[Math.floor(spreads.length / 2)];
}

const isKeptThoughNoisy = ({notes = []}) => notes.some((note) => note.startsWith('Kept although'));

/** What was run and how the session went: its drift, what was rejected, and the waits that were asked for. */
export const session = {
  cores: count((run) => run.environment.cores),
  blocks: count((run) => run.origin.harness.blocks),
  configurations: count((run) => run.measurements.length),
  'runs-made': count((run) => run.measurements.reduce((sum, {repeats = 0}) => sum + repeats, 0)),
  'rejected-noisy': rejected(0),
  'rejected-unsaturated': rejected(1),
  'noisy-kept': count((run) => run.measurements.filter(isKeptThoughNoisy).length),
  'typical-spread': {unit: 'ratio', of: (runs) => typicalSpread(runs(OWN))},
  'measure-s': {unit: 's', of: (runs) => runs(OWN).measurements[0].load.durationS},
  'drift-first-block': driftOfBlock(0),
  'drift-last-block': driftOfBlock(-1),
  'wait-asked-least': waitAskedMs('bench-wait-1'),
  'wait-asked': waitAskedMs('bench-wait-2'),
  'wait-asked-most': waitAskedMs('bench-wait-4'),
};
