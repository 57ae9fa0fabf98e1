// @ts-check
import {verdictsOf} from '../../../lib/consistency/index.js';
import {latency} from './quantities/latency.js';
import {memories} from './quantities/memory.js';
import {opcache} from './quantities/opcache.js';
import {RUN} from './quantities/read.js';
import {requests} from './quantities/requests.js';
import {throughput} from './quantities/throughput.js';
import {time} from './quantities/time.js';

/**
 * Every number that the study derives from its result files, named once.
 *
 * @type {import('../types.js').Quantities}
 */
export const quantities = {
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
