import {capacityPoint, coloured, figure, measurementOf} from '../../figure.ts';
import {HELLO, OWN_RUN, ownId} from '../own.ts';

const SHOWN = ['fpm', 'runner', 'processes'];
const PANELS = {hello: HELLO, queries: {}};

/** Requests per second of Symfony by server, connections kept: without queries in two slots and with ten in sixteen. */
export default figure({
  runs: [OWN_RUN],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: SHOWN},
    y: {unit: 'perS'},
    // each with a scale of its own
    panels: Object.keys(PANELS).map((id) => ({id, y: {unit: 'perS'}})),
    series: Object.entries(PANELS).map(([panel, at]) => ({
      ...coloured(
        'rate',
        'group-1',
        SHOWN.map((server) =>
          capacityPoint(run, measurementOf(run, ownId(server, at)), 'throughputPerS', server),
        ),
      ),
      panel,
    })),
  }),
  annotations: [{id: 'connection', at: {series: 'rate', panel: 'queries', x: 'fpm'}}],
});
