import {THROUGHPUT} from '../read.ts';
import {OWN} from '../read.ts';
import {rowsByTest} from '../rows.ts';
import type {FigureDefinition} from '../../types.ts';

const TESTS = [...THROUGHPUT, 'ping-pong'];

export default {
  runs: [OWN],
  select: ([run]) => rowsByTest(run, TESTS),
  scales: ['linear', 'log'],
  annotations: [
    {id: 'same-order', at: {series: 'swoole', x: 'burst'}},
    {id: 'switches', at: {series: 'swoole', x: 'multi-dispatch'}},
    {id: 'every-message', at: {series: 'fiber', x: 'ping-pong'}},
  ],
} satisfies FigureDefinition;
