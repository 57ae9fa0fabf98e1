import {valueOf} from '../../../../lib/result/read.ts';
import {
  blocksOf,
  coresOf,
  loadNumber,
  madeAgain,
  valueWithEnds,
} from '../../../../lib/result/stated.ts';
import {OWN} from './read.ts';
import type {Measurement} from '../../../../lib/result/types.ts';
import type {Quantities, Quantity, Run} from '../../types.ts';

const count = (of: (run: Run) => number): Quantity => ({
  unit: 'count',
  of: (runs) => of(runs(OWN)),
});
const repeats = ({values}: Measurement) =>
  (values.cpuMs ?? values.memoryMb?.perActor)?.values?.length ?? 0;
const isTimed = ({values}: Measurement) => values.cpuMs !== undefined;
/** Seconds of the window of each timed cell. */
const windowsS = (run: Run) =>
  run.measurements.filter(isTimed).map(({id}) => valueOf(run, id, 'elapsedS'));

/** Half of the width of an interval, as a share of the value, of the timed cells: median of them. */
function typicalSpread(run: Run) {
  const spreads = run.measurements
    .filter(isTimed)
    .map(({id}) => valueWithEnds(run, id, 'cpuMs'))
    .map(({value, low, high}) => (high - low) / 2 / value)
    .sort((a, b) => a - b);
  return spreads[Math.floor(spreads.length / 2)];
}

const isKeptThoughNoisy = ({notes = []}: Measurement) =>
  notes.some((note) => note.startsWith('Kept although'));
const isCreated = ({scenario}: Measurement) => scenario.endsWith('-created');

/** What was run and how the session went. */
export const session: Quantities = {
  cores: count(coresOf),
  blocks: count(blocksOf),
  configurations: count((run) => run.measurements.filter((each) => !isCreated(each)).length),
  'runs-made': count((run) =>
    run.measurements
      .filter((each) => !isCreated(each))
      .reduce((sum, each) => sum + repeats(each), 0),
  ),
  rejected: count(madeAgain),
  'noisy-kept': count(
    (run) => run.measurements.filter((each) => !isCreated(each) && isKeptThoughNoisy(each)).length,
  ),
  'short-windows': count((run) => windowsS(run).filter((seconds) => seconds < 1).length),
  'shortest-window': {
    unit: 's',
    digits: 2,
    of: (runs) => Math.min(...windowsS(runs(OWN))),
  },
  coverage: {
    unit: 'share',
    digits: 1,
    of: (runs) => runs(OWN).measurements.find(isTimed)?.values.cpuMs?.interval?.level ?? NaN,
  },
  'typical-spread': {unit: 'share', digits: 0, of: (runs) => typicalSpread(runs(OWN))},
  'window-s': {
    unit: 's',
    of: (runs) => loadNumber(runs(OWN), runs(OWN).measurements[0].id, 'durationS'),
  },
};
