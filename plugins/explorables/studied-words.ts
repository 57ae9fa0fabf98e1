import {sayTimes} from '../../src/components/explorables/answer/say.ts';
import type {StudiedPoint} from '../../lib/gains/studied-points.ts';
import type {SaidPoint} from '../../src/components/explorables/answer/state.ts';
import type {Words} from '../../src/components/explorables/frame/words.ts';

/** Texts that only studied requests are told in, which browsers get as sentences. */
export const STUDIED_TEXTS = /^answer\.(?:study|studied|evidence)\./u;

const short = (value: number) => Number(value.toPrecision(2));

/**
 * A studied request as its readers are told it, once at build: what was measured, with the kind of evidence, and what was
 * gained.
 *
 * @param studies address of all studies
 */
export function saidPoint(point: StudiedPoint, words: Words, studies: string): SaidPoint {
  const {t, number, say} = words;
  const {about, study, evidence, cpuS, ioS, waitMs, stateShare, isInferred} = point;
  const state = t(stateShare > 0 ? 'answer.studied.dropped' : 'answer.studied.kept');
  const gains = Object.entries(point.gains)
    .filter(([, gain]) => gain)
    .map(([change, {value, isAtLeast}]) =>
      t(`answer.studied.${change}${isAtLeast ? '.least' : ''}`, {gain: sayTimes(words, value)}),
    );
  const what = t(`answer.studied.${about}`, {wait: number(waitMs)});
  const times = t('answer.studied.times', {
    ...{beta: number(short(ioS / cpuS)), cpu: say('ms', short(cpuS * 1000))},
  });
  const gained = t('answer.studied.gained', {gains: gains.join('; ')});
  const inferred = isInferred ? `; ${t('answer.studied.inferred')}` : '';
  return {
    ...{cpuS, ioS, stateShare, href: `${studies}${study}/`, study: t(`answer.study.${study}`)},
    text: `: ${what}${about === 'laravel' ? '' : state}, ${times}. ${gained}`,
    note: t(`answer.evidence.${evidence}`) + inferred,
  };
}
