import {quantity} from '../../../../lib/result/read.ts';
import {
  blocksOf,
  coresOf,
  harnessOf,
  loadNumber,
  scenarioNumber,
  valueWithEnds,
} from '../../../../lib/result/stated.ts';
import {OWN} from './read.ts';
import type {Measurement} from '../../../../lib/result/types.ts';
import type {Quantities, Quantity, Run, RunOf} from '../../types.ts';

/** How far throughput at saturation in one block lies from the cells' medians, on average. */
const driftOfBlock = (block: number) => ({
  unit: 'ratio',
  of: (runs: RunOf) => {
    const shares = saturated(runs(OWN))
      .map(({id}) => quantity(runs(OWN), id, 'throughputPerS'))
      .map(({value, values = [value]}) => (values.at(block) ?? NaN) / value - 1);
    return Math.abs(shares.reduce((sum, share) => sum + share, 0) / shares.length);
  },
});

const saturated = (run: Run) =>
  run.measurements.filter(
    ({status, parameters}) => status === 'measured' && parameters?.point === 'saturated',
  );

const waitAskedMs = (scenario: string) => ({
  unit: 'ms',
  of: (runs: RunOf) => scenarioNumber(runs(OWN), scenario, 'ioWaitPerQueryMs'),
});

const count = (of: (run: Run) => number): Quantity => ({
  unit: 'count',
  of: (runs) => of(runs(OWN)),
});
const rejected = (index: number) => count((run) => harnessOf(run).rejectedRuns?.[index].count ?? 0);

/** Half of the width of an interval, as a share of the value, of the cells at saturation: median of them. */
function typicalSpread(run: Run) {
  const spreads = saturated(run)
    .map(({id}) => valueWithEnds(run, id, 'throughputPerS'))
    .map(({value, low, high}) => (high - low) / 2 / value)
    .sort((a, b) => a - b);
  return spreads[Math.floor(spreads.length / 2)];
}

const isKeptThoughNoisy = ({notes = []}: Measurement) =>
  notes.some((note) => note.startsWith('Kept although'));

/** What was run and how the session went: its drift, what was rejected, and the waits that were asked for. */
export const session: Quantities = {
  cores: count(coresOf),
  blocks: count(blocksOf),
  configurations: count((run) => run.measurements.length),
  'runs-made': count((run) => run.measurements.reduce((sum, {repeats = 0}) => sum + repeats, 0)),
  'rejected-noisy': rejected(0),
  'rejected-unsaturated': rejected(1),
  'noisy-kept': count((run) => run.measurements.filter(isKeptThoughNoisy).length),
  'typical-spread': {unit: 'ratio', of: (runs) => typicalSpread(runs(OWN))},
  'measure-s': {
    unit: 's',
    of: (runs) => loadNumber(runs(OWN), runs(OWN).measurements[0].id, 'durationS'),
  },
  'drift-first-block': driftOfBlock(0),
  'drift-last-block': driftOfBlock(-1),
  'wait-asked-least': waitAskedMs('bench-wait-1'),
  'wait-asked': waitAskedMs('bench-wait-2'),
  'wait-asked-most': waitAskedMs('bench-wait-4'),
};
