import {ofQuantities} from '../quantity/quantity.ts';

const TIMES = {cpuS: 'positive', ioS: 'non-negative'} as const;

/**
 * Blocking coefficient β = T_io / T_cpu: the wait-to-service ratio of Goetz, "Java Concurrency in Practice" (2006),
 * section 8.2. Takes CPU time and I/O wait per request in seconds; β isn't defined without CPU time.
 */
export const blockingCoefficient = ofQuantities(
  'blockingCoefficient',
  TIMES,
  ({cpuS, ioS}) => ioS / cpuS,
);

/**
 * Number of slots N* = cores · (1 + β) that keeps the cores busy (Goetz 2006, section 8.2, at full target utilisation),
 * not rounded. A slot is a blocking worker or one coroutine.
 */
export const optimalSlots = ofQuantities(
  'optimalSlots',
  {cores: 'positive', ...TIMES},
  ({cores, ...times}) => cores * (1 + blockingCoefficient(times)),
);

/**
 * Largest gain in throughput that coroutines can bring to one worker on one core: (1 + β)-fold,
 * the number of requests that fit into the service time of one. At β = 1 it is 2, not 1.
 */
export const coroutineGainLimit = ofQuantities(
  'coroutineGainLimit',
  {coefficient: 'non-negative'},
  ({coefficient}) => 1 + coefficient,
);
