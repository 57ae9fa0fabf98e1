import {verdictsOf} from '../../../lib/consistency/index.ts';
import {latency} from './quantities/latency.ts';
import {memories} from './quantities/memory.ts';
import {opcache} from './quantities/opcache.ts';
import {RUN} from './quantities/read.ts';
import {requests} from './quantities/requests.ts';
import {throughput} from './quantities/throughput.ts';
import {time} from './quantities/time.ts';
import type {Quantities} from '../types.ts';

/** Every number that the study derives from its result files, named once. */
export const quantities: Quantities = {
  ...throughput,
  ...latency,
  ...requests,
  ...time,
  ...memories,
  ...opcache,
  'capped-cells': {
    unit: 'count',
    of: (runs) => verdictsOf(runs(RUN)).filter(({reason}) => reason === 'generator-capped').length,
  },
};
