import type {Moments} from '../../../../lib/access-log/read-lines.ts';
import type {BadLog, GoodLog} from './read-log.ts';
import type {Words} from './state.ts';

export type Note = {isBad: boolean; text: string};

/** What is said of a log that was read: its means, or why it can't be used. */
export function noteOf(log: GoodLog | BadLog, {t, say, number}: Words): Note {
  const counted = (value: number) => say('count', value, {digits: 0});
  const bad = (log.problem ?? log).firstBad.map(({line, text}) =>
    t('answer.log.line', {line: counted(line), text}),
  );
  if (log.problem) {
    const {code, requests = 0} = log.problem;
    const why = t(`answer.log.bad.${code}`, {requests: counted(requests)});
    return {isBad: true, text: [why, ...bad].join(' ')};
  }
  const short = (moments: Moments) =>
    `${number(Number(moments.mean.toPrecision(3)))} ± ${number(Number(moments.standardError.toPrecision(2)))}`;
  const read = t('answer.log.read', {
    requests: counted(log.requests),
    cpu: short(log.cpuMs),
    wait: short({...log.ioMs, mean: Math.max(0, log.ioMs.mean)}),
  });
  const skipped = log.badLines > 0 ? [t('answer.log.skipped', {lines: counted(log.badLines)})] : [];
  return {isBad: false, text: [read, ...skipped, ...bad].join(' ')};
}
