import {inSystemPoint} from '../../../../lib/chart-data/in-flight.ts';
import {measurementOf} from '../../../../lib/result/read.ts';
import {loadNumber} from '../../../../lib/result/stated.ts';
import type {FigureDefinition, Run} from '../../types.ts';

const ROWS: {id: string; token: string; unsupported?: true}[] = [
  {id: 'readme', token: 'group-1'},
  {id: 'source-004', token: 'group-3', unsupported: true},
];

/** Requests in flight by Little's law over the connections that there were. */
const point = (run: Run, {id, unsupported}: (typeof ROWS)[number]) => {
  const {y = null, from} = inSystemPoint(run, measurementOf(run, id), id) ?? {};
  const share = y === null ? null : y / loadNumber(run, id, 'vus');
  return {x: id, y: share, single: true, ...(unsupported && {unsupported}), from};
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
  annotations: [
    {id: 'agrees', at: {series: 'readme', x: 'readme'}},
    {id: 'impossible', at: {series: 'source-004', x: 'source-004'}},
  ],
} satisfies FigureDefinition;
