import {capacityPoint, coloured, figure, measurementOf} from '../../figure.ts';
import {AGES, AGES_RUN, cellId, HELLO} from '../cells.ts';

const SHOWN = ['fpm', 'octane', 'cached'];
const PANELS = {hello: HELLO, queries: {}};

/** Requests per second of the young and the grown application, without queries and with ten. */
export default figure({
  runs: [AGES_RUN],
  select: ([run]) => ({
    kind: 'bars',
    x: {unit: 'category', values: SHOWN},
    y: {unit: 'perS'},
    // each with a scale of its own
    panels: Object.keys(PANELS).map((id) => ({id, y: {unit: 'perS'}})),
    series: Object.entries(PANELS).flatMap(([panel, at]) =>
      AGES.map((age, index) => ({
        ...coloured(
          age,
          `group-${index + 1}`,
          SHOWN.map((server) => {
            const measurement = measurementOf(run, cellId(server, {...at, age}));
            return capacityPoint(run, measurement, 'throughputPerS', server);
          }),
        ),
        panel,
      })),
    ),
  }),
  annotations: [{id: 'boot', at: {series: 'grown', panel: 'queries', x: 'octane'}}],
});
