// @ts-check
import {valueOf} from '../../../lib/result/read.js';
import {shown} from '../quantity.js';
import {SWITCH} from './runs.js';

const KIB = 1024;
/** Bytes of a Kotlin coroutine, at the most that “tens of bytes” can mean, and how many of them make a thread. */
const KOTLIN = {bytes: 99, perThread: 6};
/** What the two pages state beside their tables of rates; a result file has no place for most of it. */
const STATED = {threadNs: 1500, taskNs: 200, largestTaskKib: 4, throughputGain: 0.4};
const THREADS = {tested: 80_000, clients: 10_000, created: 100_000, createUs: 17};

/** @param {import('../types.js').RunOf} runs @param {string} id */
const memoryKib = (runs, id) => KIB * valueOf(runs(SWITCH), id, 'memoryMib.total');
const times = shown('ratio', 1);

/**
 * Numbers that the two pages print in one place, held against what they say in another.
 *
 * @type {import('../types.js').Quantities}
 */
export const pageNumbers = {
  'stated-switch-ratio': times(() => STATED.threadNs / STATED.taskNs),
  'least-memory-ratio': times((runs) => memoryKib(runs, 'memory-thread') / STATED.largestTaskKib),
  'kotlin-share': {
    unit: 'kib',
    digits: 1,
    of: (runs) => memoryKib(runs, 'memory-thread') / KOTLIN.perThread,
  },
  'kotlin-thread': {
    unit: 'kib',
    digits: 1,
    of: () => (KOTLIN.bytes * KOTLIN.perThread) / KIB,
  },
  'threads-over-clients': times(() => THREADS.tested / THREADS.clients, 0),
  'threads-created': {
    unit: 's',
    digits: 1,
    of: () => (THREADS.created * THREADS.createUs) / 1e6,
  },
  'fewer-instances': {
    unit: 'share',
    digits: 0,
    of: () => 1 - 1 / (1 + STATED.throughputGain),
  },
};
