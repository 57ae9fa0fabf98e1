// @ts-check
import {measuredPoint} from '../../../../lib/chart-data/measured-point.js';
import {namedRows} from '../../../../lib/chart-data/named-rows.js';
import {cellOf, RUN, TESTS} from '../runs.js';

const PARTS = {p95: 'stage-service', max: 'stage-queue'};

/** @type {import('../../types.js').FigureDefinition} */
export default {
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
  chart: 'ranked-bars',
  scales: ['log'],
  annotations: [{id: 'five', at: {series: 'max', x: 'basic'}}],
};
