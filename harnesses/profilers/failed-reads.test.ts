import {expect, test} from 'vitest';
import {pfp, phpspy} from './profilers.ts';

const PHPSPY = `copy_proc_mem: Failed to copy execute_data; err=Bad address raddr=0x11cdba size=64
calc_sleep_time: Expected sleep_ns>0; decrease sample rate
copy_proc_mem: Not copying zfunc; raddr is NULL
`;

test('each profiler’s own messages say how many samples it gave up', () => {
  expect(phpspy.failedReads?.(PHPSPY)).toBe(2);
  expect(phpspy.failedReads?.('')).toBe(0);
  expect(pfp.failedReads?.('INFO pfp::sampler: done: 4996 samples, 3 errors')).toBe(3);
  expect(pfp.failedReads?.('done: 19976 samples across all workers')).toBe(0);
});
