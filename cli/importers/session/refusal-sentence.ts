import type {Say} from '../../../content/messages/say.ts';
import type {Refusal} from '../refusal.ts';

/**
 * What is wrong, and what to do. Codes of the parser have their sentences among those of `validate`.
 */
export function refusalSentence(
  say: Say,
  {code, place, value, params}: Pick<Refusal, 'code' | 'place' | 'value' | 'params'>,
): {reason: string; fix: string} {
  const group = say.has(`refusal.${code}.reason`) ? 'refusal' : 'problem';
  const [reason, fix] = ['reason', 'fix'].map((part) =>
    say(`${group}.${code}.${part}`, {...params, value, place}),
  );
  return {reason, fix};
}
