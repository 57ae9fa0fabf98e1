import type {Rule, Times, Verdict} from './types.ts';

/**
 * The verdict that times give. Of each the shortest of all repeats counts, as a busy machine can only lengthen it. The
 * silence is asked first: threads can overlap while the process stands.
 *
 * @param times in ms, at least one of each
 */
export function judge(times: Times, rule: Rule): Verdict {
  const alone = Math.min(...times.aloneMs);
  const silence = Math.min(...times.silenceMs) / alone;
  const together = Math.min(...times.togetherMs) / alone;
  if (silence >= rule.stopped) return 'blocks';
  if (silence > rule.calm) return 'partly';
  if (together <= rule.overlap) return 'suspends';
  return together >= rule.inTurn ? 'in-turn' : 'partly';
}
