import {numberIn} from './json.ts';
import type {Reader, Writer} from '../oracle.ts';

/** pgbench's processed transactions are those that ended well; failed and skipped ones stand beside them. */
export const stated: Reader = (text) => {
  const processed = numberIn(text, /^number of transactions actually processed: (\d+)/m);
  if (processed === undefined) return {};
  const failed = numberIn(text, /^number of failed transactions: (\d+)/m) ?? 0;
  return {
    ranForS: numberIn(text, /^duration: (\d+) s/m),
    answered: processed,
    failed,
    attempts: processed + failed,
  };
};

export const recounted: Writer = (text, {good, late, ranForS}) => {
  const whole = Math.max(1, Math.round(ranForS));
  return text
    .replace(/^duration: \d+ s/m, `duration: ${whole} s`)
    .replace(/^(number of transactions actually processed: )\S+/m, `$1${good}`)
    .replace(/^(number of failed transactions: )\d+/m, `$1${late}`)
    .replace(/^tps = \S+/m, `tps = ${good / whole}`);
};
