import {requestsInFlight} from '../../../../lib/queueing/littles-law.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {loadNumber} from '../../../../lib/result/stated.ts';
import type {FigureDefinition, Run} from '../../types.ts';

const ROWS: {id: string; token: string; unsupported?: true}[] = [
  {id: 'readme', token: 'group-1'},
  {id: 'source-004', token: 'group-3', unsupported: true},
];

const point = (run: Run, {id, unsupported}: (typeof ROWS)[number]) => {
  const inFlight = requestsInFlight({
    throughputPerS: valueOf(run, id, 'throughputPerS'),
    latencyS: valueOf(run, id, 'latencyMs.mean') / 1000,
  });
  return {
    x: id,
    y: inFlight / loadNumber(run, id, 'vus'),
    single: true,
    ...(unsupported && {unsupported}),
    from: ['throughputPerS', 'latencyMs.mean'].map((path) => `hyperf-wrk#${id}.${path}`).join(' '),
  };
};

export default {
  runs: ['hyperf/hyperf-wrk'],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: ROWS.map(({id}) => id)},
    y: {unit: 'ratio'},
    series: ROWS.map((row) => ({
      id: row.id,
      runtime: null,
      token: row.token,
      points: [point(run, row)],
    })),
    references: [{id: 'possible', y: 1}],
  }),
  chart: 'ranked-bars',
  scales: ['linear'],
  annotations: [
    {id: 'agrees', at: {series: 'readme', x: 'readme'}},
    {id: 'impossible', at: {series: 'source-004', x: 'source-004'}},
  ],
} satisfies FigureDefinition;
