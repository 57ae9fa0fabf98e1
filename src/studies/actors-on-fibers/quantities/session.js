// @ts-check
import {OWN} from './read.js';

const count = (of) => ({unit: 'count', of: (runs) => of(runs(OWN))});
const repeats = ({values}) => (values.cpuMs ?? values.memoryMb.perActor).values?.length ?? 0;
const isTimed = ({values}) => values.cpuMs !== undefined;

/** Half of the width of an interval, as a share of the value, of the timed cells: median of them. */
function typicalSpread(run) {
  const spreads = run.measurements
    .filter(isTimed)
    .map(({values: {cpuMs}}) => (cpuMs.interval.high - cpuMs.interval.low) / 2 / cpuMs.value)
    .sort((a, b) => a - b);
  return spreads[Math.floor(spreads.length / 2)];
}

const isKeptThoughNoisy = ({notes = []}) => notes.some((note) => note.startsWith('Kept although'));
const isShort = ({values}) => isTimed({values}) && values.elapsedS.value < 1;
const isCreated = ({scenario}) => scenario.endsWith('-created');

/** What was run and how the session went. */
export const session = {
  cores: count((run) => run.environment.cores),
  blocks: count((run) => run.origin.harness.blocks),
  configurations: count((run) => run.measurements.filter((each) => !isCreated(each)).length),
  'runs-made': count((run) =>
    run.measurements
      .filter((each) => !isCreated(each))
      .reduce((sum, each) => sum + repeats(each), 0),
  ),
  rejected: count((run) => run.origin.harness.rejectedRuns[0].count),
  'noisy-kept': count(
    (run) => run.measurements.filter((each) => !isCreated(each) && isKeptThoughNoisy(each)).length,
  ),
  'short-windows': count((run) => run.measurements.filter(isShort).length),
  'shortest-window': {
    unit: 's',
    digits: 2,
    of: (runs) =>
      Math.min(
        ...runs(OWN)
          .measurements.filter(isTimed)
          .map((each) => each.values.elapsedS.value),
      ),
  },
  coverage: {
    unit: 'share',
    digits: 1,
    of: (runs) => runs(OWN).measurements.find(isTimed).values.cpuMs.interval.level,
  },
  'typical-spread': {unit: 'share', digits: 0, of: (runs) => typicalSpread(runs(OWN))},
  'window-s': {unit: 's', of: (runs) => runs(OWN).load.durationS},
};
