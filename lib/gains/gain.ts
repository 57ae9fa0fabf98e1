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
export function gainOfPart(application: Application, part: 'boot' | 'connect'): number {
  const [cpu, io] = [`${part}CpuS`, `${part}IoS`] as const;
  if (application[cpu] + application[io] === 0) return 1;
  const isBoot = part === 'boot';
  const without = {
    ...application,
    ...timesOf(application, {keepsBoot: isBoot, keepsConnection: !isBoot}),
    ...{[cpu]: 0, [io]: 0},
    ...(!isBoot && {connectSharedCpuS: 0}),
  };
  const perS = (each: Application) => optionsIn(each, false).now.limit.perS;
  return perS(without) / perS(application);
}
