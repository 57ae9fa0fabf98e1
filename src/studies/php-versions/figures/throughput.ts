import {capacityPoint, coloured, figure, measurementOf} from '../../figure.ts';
import {AGES, APPS, cellId, RUN, SETTINGS} from '../cells.ts';

/** Requests per second of each application, by version and setting. */
export default figure({
  runs: [RUN],
  select: ([run]) => ({
    kind: 'bars',
    x: {unit: 'category', values: [...SETTINGS]},
    y: {unit: 'perS'},
    panels: APPS.map((id) => ({id})),
    series: APPS.flatMap((app) =>
      AGES.map((age, index) => ({
        ...coloured(
          age,
          `group-${index + 1}`,
          SETTINGS.map((setting) => {
            const measurement = measurementOf(run, cellId({app, age, setting}));
            return capacityPoint(run, measurement, 'throughputPerS', setting);
          }),
        ),
        panel: app,
      })),
    ),
  }),
  annotations: [{id: 'no-opcache', at: {series: 'newer', panel: 'laravel', x: 'no-opcache'}}],
});
