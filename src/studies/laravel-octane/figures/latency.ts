import {coloured, figure, measuredPoint, measurementOf} from '../../figure.ts';
import {RATE} from '../../harness-cells.ts';
import {cellId, RUN} from '../cells.ts';

const SHOWN = ['fpm', 'octane', 'idle', 'processes', 'coroutines'];
const PARTS = {p50: 'group-2', p99: 'group-1'};

/** Latency of all servers under the same Poisson arrivals. */
export default figure({
  runs: [RUN],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: SHOWN},
    y: {unit: 'ms'},
    series: Object.entries(PARTS).map(([part, token]) =>
      coloured(
        part,
        token,
        SHOWN.map((server) =>
          measuredPoint(
            run,
            measurementOf(run, cellId(server, {point: RATE})),
            `latencyMs.${part}`,
            server,
          ),
        ),
      ),
    ),
  }),
  scales: ['log', 'linear'],
  annotations: [{id: 'dispatch', at: {series: 'p99', x: 'octane'}}],
});
