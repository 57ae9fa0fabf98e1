// @ts-check
import {numberIn} from './text.js';

/**
 * pgbench's processed transactions are those that ended well; failed and skipped ones stand beside them.
 *
 * @type {import('../oracle.js').Reader}
 */
export function stated(text) {
  const processed = numberIn(text, /^number of transactions actually processed: (\d+)/m);
  if (processed === undefined) return {};
  const failed = numberIn(text, /^number of failed transactions: (\d+)/m) ?? 0;
  return {
    ranForS: numberIn(text, /^duration: (\d+) s/m),
    answered: processed,
    failed,
    attempts: processed + failed,
  };
}

/** @type {import('../oracle.js').Writer} */
export function recounted(text, {good, late, ranForS}) {
  const whole = Math.max(1, Math.round(ranForS));
  return text
    .replace(/^duration: \d+ s/m, `duration: ${whole} s`)
    .replace(/^(number of transactions actually processed: )\S+/m, `$1${good}`)
    .replace(/^(number of failed transactions: )\d+/m, `$1${late}`)
    .replace(/^tps = \S+/m, `tps = ${good / whole}`);
}
