import {figure, measuredPoint, namedRows} from '../../figure.ts';
import {cellOf, RUN, TESTS} from '../runs.ts';

const PARTS = {p95: 'stage-service', max: 'stage-queue'};

export default figure({
  runs: [RUN],
  select: ([run]) =>
    namedRows({
      rows: Object.keys(TESTS).filter((test) => cellOf(run, test, 'apache', 500)),
      unit: 'ms',
      series: Object.entries(PARTS).map(([id, token]) => ({
        id,
        token,
        at: (test) => measuredPoint(run, cellOf(run, test, 'apache', 500), `latencyMs.${id}`, test),
      })),
    }),
  scales: ['log'],
  annotations: [{id: 'five', at: {series: 'max', x: 'basic'}}],
});
