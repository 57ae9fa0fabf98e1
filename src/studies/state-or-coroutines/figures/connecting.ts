import {coloured, figure, measuredPoint, measurementOf} from '../../figure.ts';
import {CONNECT} from '../runs.ts';

const METHODS = [
  ...['postgres-tcp-scram', 'postgres-tcp-trust', 'postgres-socket-trust'],
  ...['pgbouncer-tcp-scram', 'pgbouncer-tcp-trust', 'pgbouncer-socket-trust'],
  ...['mariadb-tcp', 'mariadb-socket'],
];
const GROUPS = {php: 'stage-php', database: 'stage-service', other: 'stage-queue'};

/** CPU time of one connection by who spends it; `other` is the pooler. */
export default figure({
  runs: [CONNECT],
  select: ([run]) => ({
    kind: 'stacked-bars',
    x: {unit: 'category', values: METHODS},
    y: {unit: 'ms'},
    hasTotals: true,
    series: Object.entries(GROUPS).map(([id, token]) =>
      coloured(
        id,
        token,
        METHODS.map((method) => {
          const measurement = measurementOf(run, `${method}.connection`);
          return measuredPoint(run, measurement, `processGroups.${id}.cpuMsPerRequest`, method);
        }),
      ),
    ),
  }),
  annotations: [{id: 'password', at: {series: 'php', x: 'postgres-tcp-scram'}}],
});
