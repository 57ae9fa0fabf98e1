import {timeline} from '../../../../lib/chart-data/timeline.ts';
import {PAGE} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

const stage = (id: string, actor: string, name: string = id) => ({
  id,
  actor,
  measurement: 'hot-path',
  path: `stageUs.${name}`,
});

export default {
  runs: [PAGE],
  select: ([run]) =>
    timeline(run, {
      stages: [
        stage('envelope', 'producer'),
        stage('push', 'producer'),
        stage('pop', 'worker'),
        stage('mailbox', 'worker'),
        stage('dispatch', 'worker'),
        stage('handler', 'worker'),
      ],
      tokens: {producer: 'stage-php', worker: 'stage-io'},
    }),
  annotations: [
    {id: 'id', at: {series: 'producer', x: 'envelope'}},
    {id: 'no-queue', at: {series: 'producer', x: 'push'}},
    {id: 'slower', at: {series: 'worker', x: 'pop'}},
  ],
} satisfies FigureDefinition;
