import {address, figure, measurementOf} from '../../figure.ts';
import {DETAILED, driftMsOf, idOf, RATES, TLDR, WORKLOADS} from '../read.ts';

const TOKENS: Record<number, string> = {99: 'stage-php', 999: 'stage-io'};

/**
 * The time that each period of phpspy is too long by; if it is the same at both rates, the rate has no part in it.
 */
export default figure({
  runs: [TLDR, DETAILED],
  select: (runs) => ({
    kind: 'dots',
    x: {unit: 'category', values: WORKLOADS},
    y: {unit: 'ms'},
    panels: runs.map((run) => ({id: run.id.split('/')[1]})),
    series: runs.flatMap((run) =>
      RATES.map((rateHz) => ({
        id: `rate-${rateHz}`,
        runtime: null,
        token: TOKENS[rateHz],
        panel: run.id.split('/')[1],
        points: WORKLOADS.map((workload) => {
          const id = idOf('phpspy', workload, rateHz);
          const from = address(run, measurementOf(run, id), 'samplesCollected');
          return {x: workload, y: driftMsOf(run, id), single: true, from};
        }),
      })),
    ),
  }),
  annotations: [{id: 'same', at: {series: 'rate-999', panel: 'tldr', x: 'synthetic'}}],
});
