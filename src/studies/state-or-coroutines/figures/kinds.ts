import {coloured, figure} from '../../figure.ts';
import {APPS, factorOf, KEPT, kindAt, MARGIN, SLOTS} from '../equal-slots.ts';
import {EQUAL_SLOTS} from '../runs.ts';

/** Slots, and the mean over all three. */
const ROWS = [...SLOTS.map(String), 'every'];

/** Coroutines over as many processes, with what the prediction calls equal. */
export default figure({
  runs: [EQUAL_SLOTS],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: ROWS},
    y: {unit: 'ratio'},
    panels: KEPT.map((id) => ({id})),
    series: KEPT.flatMap((kept) =>
      APPS.map((app, index) => ({
        ...coloured(
          app,
          `group-${index + 1}`,
          ROWS.map((slots) => {
            const {value, ...certainty} = factorOf(run, kindAt({app, kept, slots}));
            const ends = certainty.low === undefined ? {single: true} : certainty;
            return {x: slots, y: value, ...ends};
          }),
        ),
        panel: kept,
      })),
    ),
    references: [
      {id: 'low', y: MARGIN.low},
      {id: 'high', y: MARGIN.high},
    ],
  }),
  annotations: [{id: 'hook', at: {series: 'small', panel: 'connection', x: 'every'}}],
});
