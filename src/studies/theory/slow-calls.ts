import {
  heldByClasses,
  longestTimeOut,
  waitTogether,
  waitsApart,
} from '../../../lib/queueing/two-classes.ts';
import {present} from '../../../lib/typed.ts';
import {count, ms, perS, seconds} from '../quantity.ts';
import type {Quantities} from '../types.ts';

/** Calls to a language model beside requests of an application, on the workers of one pool. */
const LOAD = {fastPerS: 100, fastS: 0.05, slowPerS: 2, slowS: 10};
const FEW = 16;
const MANY = 32;
const RESERVED = 10;

const held = () => heldByClasses({...LOAD, timeOutS: Infinity});
const together = () => present(waitTogether({...LOAD, slots: MANY}), 'the wait in one pool');
const apart = () =>
  present(waitsApart({...LOAD, fastSlots: RESERVED, slowSlots: MANY - RESERVED}).fast, 'their own');

/** Slow calls beside other requests. */
export const slowCalls: Quantities = {
  'slow-rate': perS[0](() => LOAD.slowPerS),
  'slow-time': seconds[0](() => LOAD.slowS),
  'slow-fast-rate': perS[0](() => LOAD.fastPerS),
  'slow-fast-time': ms[0](() => 1000 * LOAD.fastS),
  'slow-few': count(() => FEW),
  'slow-many': count(() => MANY),
  'slow-reserved': count(() => RESERVED),
  'slow-held': count(() => held().slow),
  'slow-fast-held': count(() => held().fast),
  'slow-time-out': seconds[1](() => present(longestTimeOut({...LOAD, slots: FEW}), 'a time-out')),
  'slow-mean-together': ms[0](() => 1000 * together().meanS),
  'slow-p99-together': seconds[1](() => together().p99S),
  'slow-mean-apart': ms[1](() => 1000 * apart().meanS),
  'slow-p99-apart': ms[0](() => 1000 * apart().p99S),
};
