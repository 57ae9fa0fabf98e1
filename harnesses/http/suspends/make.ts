import {extensionArguments} from '../../machine/php-extensions.ts';
import {isSettled, judge, keptOf, RULE} from './judge.ts';
import {askPhp} from './php.ts';
import type {Call} from './calls.ts';
import type {Kept, Times, Verdict} from './judge.ts';
import type {Setting} from './php.ts';

/** Less: the call didn't wait, so its time says nothing. */
const LEAST_SHARE_OF_WAIT = 0.8;

export type Outcome = ({verdict: Verdict} & Kept) | {verdict: 'failed'; reason: string};

/** Measures a call in fresh processes. Where they disagree or aren't clear, more are made; what fails is tried once more. */
export async function makeCall(call: Call, setting: Setting): Promise<Outcome> {
  const {repeats, most} = RULE;
  const made: Times[] = [];
  while (made.length < repeats || (made.length < most && !isSettled(made))) {
    const tried = await makeOnce(call, setting);
    const times = 'failed' in tried ? await makeOnce(call, setting) : tried;
    if ('failed' in times) return {verdict: 'failed', reason: times.failed};
    made.push(times);
  }
  const kept = keptOf(made);
  return {verdict: judge(kept), ...kept};
}

/** A quick look, by two calls at once, whether a setting is worth measuring. */
export async function looksLike(call: Call, setting: Setting): Promise<Outcome['verdict']> {
  const times = await makeOnce(call, setting, 2);
  return 'failed' in times ? 'failed' : judge(keptOf([times]));
}

async function makeOnce(
  call: Call,
  setting: Setting,
  calls: number = RULE.calls,
): Promise<Times | {failed: string}> {
  const {waitMs} = RULE;
  const {id, held = null, extension, vendor, dns} = call;
  const needed = extension === undefined ? [] : await extensionArguments(extension);
  const task = {
    script: 'measure.php',
    order: {call: id, calls, held, wait: waitMs},
    vendors: vendor === undefined ? [] : [vendor],
    args: needed ?? [],
    resolver: dns ? String(setting.servers.at.resolver) : undefined,
  };
  const said = await askPhp<Times>(task, setting);
  if ('failed' in said) return said;
  const least = Math.round(Math.min(said.aloneMs, said.togetherMs));
  return least < waitMs * LEAST_SHARE_OF_WAIT
    ? {failed: `came back after ${least} ms of ${waitMs} ms`}
    : said;
}
