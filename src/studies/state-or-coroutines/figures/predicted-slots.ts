import {figure} from '../../figure.ts';
import {APPS, KEPT, measuredSeries, SLOTS, TOKENS} from '../equal-slots.ts';
import {inputsOf, predictedPerS, runOfInputs} from '../prediction.ts';
import {EQUAL_SLOTS} from '../runs.ts';

const [FROM, , TO] = SLOTS;
const COUNTS = Array.from({length: TO - FROM + 1}, (_, index) => FROM + index);
const INPUTS = [...new Set(APPS.map(runOfInputs))];

/** What the closed network said before the run, as curves, and what was measured. */
export default figure({
  runs: [EQUAL_SLOTS, ...INPUTS],
  select: ([run, ...inputs]) => {
    const curves = APPS.flatMap((app) =>
      KEPT.filter((kept) => app !== 'small' || kept !== 'connection').map((kept) => {
        const times = inputsOf(inputs[INPUTS.indexOf(runOfInputs(app))], app, kept);
        return {
          ...{id: kept, panel: app, runtime: null, token: TOKENS[kept], role: 'model' as const},
          points: COUNTS.map((slots) => ({x: slots, y: predictedPerS(times, slots)})),
        };
      }),
    );
    return {
      kind: 'models',
      x: {unit: 'count', values: COUNTS, ticks: SLOTS, scale: 'log'},
      y: {unit: 'perS'},
      panels: APPS.map((id) => ({id})),
      series: [...curves, ...measuredSeries(run)],
    };
  },
  annotations: [{id: 'near', at: {series: 'all-processes', panel: 'symfony', x: 16}}],
});
