import {valueOf} from '../../../lib/result/read.ts';
import {shown} from '../quantity.ts';
import {SWITCH} from './runs.ts';
import type {Quantities, RunOf} from '../types.ts';

const KIB = 1024;
/** Bytes of a Kotlin coroutine, at the most that “tens of bytes” can mean, and how many of them make a thread. */
const KOTLIN = {bytes: 99, perThread: 6};
/** What the two pages state beside their tables of rates; a result file has no place for most of it. */
const STATED = {threadUs: 1.5, taskUs: 0.2, largestTaskKib: 4, throughputGain: 0.4};
const THREADS = {tested: 80_000, clients: 10_000, created: 100_000, apacheLimit: 150};
/** Requests per second of Super.com’s search, what it cost a day in dollars before and after, and the saving as printed. */
export const SUPER = {searchPerS: 1000, costBefore: 1000, costAfter: 50, saving: 0.9};

const memoryKib = (runs: RunOf, id: string) => KIB * valueOf(runs(SWITCH), id, 'memoryMib.total');
const times = shown('ratio', 1);
const count = shown('count', 0);
const us = shown('us', 1);
const createUs = (runs: RunOf) => 1000 * valueOf(runs(SWITCH), 'create-thread', 'wallMs');

/** Numbers that the two pages print in one place, held against what they say in another. */
export const pageNumbers: Quantities = {
  'stated-switch-thread': us(() => STATED.threadUs),
  'stated-switch-task': us(() => STATED.taskUs),
  'stated-switch-ratio': times(() => STATED.threadUs / STATED.taskUs),
  'largest-task-kib': count(() => STATED.largestTaskKib),
  'least-memory-ratio': times((runs) => memoryKib(runs, 'memory-thread') / STATED.largestTaskKib),
  'kotlin-per-thread': count(() => KOTLIN.perThread),
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
  'threads-tested': count(() => THREADS.tested),
  'clients-of-c10k': count(() => THREADS.clients),
  'apache-limit': count(() => THREADS.apacheLimit),
  'threads-over-clients': times(() => THREADS.tested / THREADS.clients, 0),
  'threads-to-create': count(() => THREADS.created),
  'create-thread': us(createUs, 0),
  'threads-created': {
    unit: 's',
    digits: 1,
    of: (runs) => (THREADS.created * createUs(runs)) / 1e6,
  },
  'super-search-rate': count(() => SUPER.searchPerS),
  'super-cost-before': count(() => SUPER.costBefore),
  'super-cost-after': count(() => SUPER.costAfter),
  'super-stated-saving': {unit: 'share', digits: 0, of: () => SUPER.saving},
  'stated-gain': {unit: 'share', digits: 0, of: () => STATED.throughputGain},
  'stated-growth': times(() => 1 + STATED.throughputGain),
  'fewer-instances': {
    unit: 'share',
    digits: 0,
    of: () => 1 - 1 / (1 + STATED.throughputGain),
  },
};
