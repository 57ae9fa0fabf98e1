// @ts-check
import {EQUIVALENCE_MARGIN} from '../statistics/equivalence-margin.js';
import {timesOf} from './application.js';
import {optionsIn} from './options.js';

/**
 * @typedef {import('./application.js').Application} Application
 * @typedef {import('./options.js').Option} Option
 */

/** Gains below this count as none. */
export const GAIN = 1 + EQUIVALENCE_MARGIN;

/** Milliseconds of one request alone. @param {Option} option */
export const serviceMs = ({times}) => 1000 * (times.cpuS + times.ioS);

/**
 * Throughput where one part of state alone is kept, as a factor of now.
 *
 * @param {Application} application
 * @param {'boot' | 'connection'} part
 * @returns {number}
 */
export function gainOfPart(application, part) {
  const {bootCpuS, bootIoS, connectCpuS, connectIoS} = application;
  const takenS = part === 'boot' ? bootCpuS + bootIoS : connectCpuS + connectIoS;
  if (takenS === 0) return 1;
  const kept = timesOf(application, {
    keepsBoot: part === 'boot',
    keepsConnection: part === 'connection',
  });
  const without = {
    ...application,
    ...kept,
    ...(part === 'boot'
      ? {bootCpuS: 0, bootIoS: 0}
      : {connectCpuS: 0, connectIoS: 0, connectSharedCpuS: 0}),
  };
  const perS = (/** @type {Application} */ each) => optionsIn(each, false).now.limit.perS;
  return perS(without) / perS(application);
}
