// @ts-check
import {THROUGHPUT} from '../quantities/messages.js';
import {OWN} from '../quantities/read.js';
import {rowsByTest} from '../rows.js';

const TESTS = [...THROUGHPUT, 'ping-pong'];

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [OWN],
  select: ([run]) => rowsByTest(run, TESTS),
  chart: 'ranked-bars',
  scales: ['linear', 'log'],
  annotations: [
    {id: 'same-order', at: {series: 'swoole', x: 'burst'}},
    {id: 'switches', at: {series: 'swoole', x: 'multi-dispatch'}},
    {id: 'every-message', at: {series: 'fiber', x: 'ping-pong'}},
  ],
};
