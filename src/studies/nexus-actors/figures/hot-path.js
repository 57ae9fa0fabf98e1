// @ts-check
import {timeline} from '../../../../lib/chart-data/timeline.js';
import {PAGE} from '../quantities/read.js';

/** @param {string} id @param {string} actor @param {string} [name] */
const stage = (id, actor, name = id) => ({
  id,
  actor,
  measurement: 'hot-path',
  path: `stageUs.${name}`,
});

/** @type {import('../../types.js').FigureDefinition} */
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
  chart: 'timeline',
  scales: ['linear'],
  annotations: [
    {id: 'id', at: {series: 'producer', x: 'envelope'}},
    {id: 'no-queue', at: {series: 'producer', x: 'push'}},
    {id: 'slower', at: {series: 'worker', x: 'pop'}},
  ],
};
