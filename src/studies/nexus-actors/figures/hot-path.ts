import {measuredPoint} from '../../../../lib/chart-data/measured-point.ts';
import {measurementOf} from '../../../../lib/result/read.ts';
import {PAGE} from '../runs.ts';
import type {Run} from '../../../../lib/result/types.ts';
import type {FigureDefinition} from '../../types.ts';

const ACTORS = [
  {id: 'producer', token: 'stage-php', stages: ['envelope', 'push']},
  {id: 'worker', token: 'stage-io', stages: ['pop', 'mailbox', 'dispatch', 'handler']},
];

/** Each stage begins where the actor's stage before it ended. */
function stagesOf(run: Run, stages: readonly string[]) {
  let start = 0;
  return stages.map((stage) => {
    const point = measuredPoint(run, measurementOf(run, 'hot-path'), `stageUs.${stage}`, stage);
    const bar = {...point, start};
    start += Number(point.y);
    return bar;
  });
}

export default {
  runs: [PAGE],
  select: ([run]) => ({
    kind: 'timeline',
    x: {unit: 'category', values: ACTORS.flatMap(({stages}) => stages)},
    y: {unit: 'us'},
    series: ACTORS.map(({id, token, stages}) => ({
      ...{id, runtime: null, token},
      points: stagesOf(run, stages),
    })),
    references: [],
  }),
  annotations: [
    {id: 'id', at: {series: 'producer', x: 'envelope'}},
    {id: 'no-queue', at: {series: 'producer', x: 'push'}},
    {id: 'slower', at: {series: 'worker', x: 'pop'}},
  ],
} satisfies FigureDefinition;
