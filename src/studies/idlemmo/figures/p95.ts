import {coloured, figure, measuredPoint, measurementOf} from '../../figure.ts';

const STATES = {before: 'group-2', octane: 'group-1'};

export default figure({
  runs: ['idlemmo/idlemmo-octane'],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: Object.keys(STATES)},
    y: {unit: 'ms'},
    series: Object.entries(STATES).map(([id, token]) =>
      coloured(id, token, [
        measuredPoint(run, measurementOf(run, `${id}-p95`), 'latencyMs.p95', id),
      ]),
    ),
  }),
  annotations: [{id: 'unknown', at: {series: 'octane', x: 'octane'}}],
});
