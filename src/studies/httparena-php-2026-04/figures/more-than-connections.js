import {inSystemPoint} from '../../../../lib/chart-data/in-flight.js';
import {namedRows} from '../../../../lib/chart-data/named-rows.js';
import {connectionsOf, SECOND} from '../runs.js';

const CONNECTIONS = 512;

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [SECOND],
  select: ([run]) => {
    const rows = run.measurements.filter((each) => connectionsOf(run, each) === CONNECTIONS);
    const point = (each) => inSystemPoint(run, each, each.system, 'p50');
    return namedRows({
      rows: rows.toSorted((a, b) => point(b).y - point(a).y).map(({system}) => system),
      unit: 'count',
      series: [
        {
          id: 'in-system',
          token: 'stage-queue',
          at: (system) => point(rows.find((each) => each.system === system)),
        },
      ],
      references: [{id: 'connections', y: CONNECTIONS}],
    });
  },
  chart: 'ranked-bars',
  scales: ['log', 'linear'],
  annotations: [{id: 'impossible', at: {series: 'in-system', x: 'hleb2-workerman'}}],
};
