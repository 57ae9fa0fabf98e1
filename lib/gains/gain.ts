import {EQUIVALENCE_MARGIN} from '../statistics/compare.ts';
import {timesOf} from './application.ts';
import {optionsIn} from './options.ts';
import type {Application} from './application.ts';
import type {Option} from './options.ts';

/** Gains below this count as none. */
export const GAIN = 1 + EQUIVALENCE_MARGIN;

/** Whether what booting or connecting costs was given. */
export const isStateKnown = ({isBootKnown = true, isConnectKnown = true}: Application) =>
  isBootKnown || isConnectKnown;

/** Whether more is served, or answers come sooner at the offered rate. */
export const helps = ({gain, sooner}: Option) => Math.max(gain, sooner) >= GAIN;

/** Milliseconds of one request alone. */
export const serviceMs = ({times}: Option) => 1000 * (times.cpuS + times.ioS);

/** Throughput where one part of state alone is kept, as a factor of now. */
export function gainOfPart(application: Application, part: 'boot' | 'connection'): number {
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
  const perS = (each: Application) => optionsIn(each, false).now.limit.perS;
  return perS(without) / perS(application);
}
