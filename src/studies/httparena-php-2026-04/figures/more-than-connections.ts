import {descending, figure, inSystemPoint, namedRows} from '../../figure.ts';
import {connectionsOf, SECOND} from '../runs.ts';

const CONNECTIONS = 512;

export default figure({
  runs: [SECOND],
  select: ([run]) => {
    const rows = run.measurements.filter((each) => connectionsOf(run, each) === CONNECTIONS);
    const points = rows.map((each) => inSystemPoint(run, each, each.system, 'p50'));
    return namedRows({
      rows: descending(points),
      unit: 'count',
      series: [
        {
          id: 'in-system',
          token: 'stage-queue',
          at: (system) => points.find((point) => point?.x === system) ?? null,
        },
      ],
      references: [{id: 'connections', y: CONNECTIONS}],
    });
  },
  scales: ['log', 'linear'],
  annotations: [{id: 'impossible', at: {series: 'in-system', x: 'hleb2-workerman'}}],
});
