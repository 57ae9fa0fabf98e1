import {capacityPoint, coloured, figure, measurementOf} from '../../figure.ts';
import {SCENARIOS, SETTINGS, TUNED_RUN, tunedId} from '../tuned.ts';

const SHOWN = ['fpm', 'octane'];

/** Requests per second of Laravel's servers by themselves and tuned, without queries and with ten. */
export default figure({
  runs: [TUNED_RUN],
  select: ([run]) => ({
    kind: 'bars',
    x: {unit: 'category', values: SHOWN},
    y: {unit: 'perS'},
    // each with a scale of its own
    panels: Object.keys(SCENARIOS).map((id) => ({id, y: {unit: 'perS'}})),
    series: Object.keys(SCENARIOS).flatMap((scenario) =>
      SETTINGS.map((setting, index) => ({
        ...coloured(
          setting,
          `group-${index + 1}`,
          SHOWN.map((server) => {
            const id = tunedId({server, setting, scenario});
            return capacityPoint(run, measurementOf(run, id), 'throughputPerS', server);
          }),
        ),
        panel: scenario,
      })),
    ),
  }),
  annotations: [{id: 'alike', at: {series: 'base', panel: 'queries', x: 'octane'}}],
});
