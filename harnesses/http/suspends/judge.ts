/**
 * How calls are judged. So many at once, each waiting so long, in coroutines of one process; in the same process a
 * coroutine ticks all the while by a pause that surely suspends. What decides is the time of all, and the longest time
 * without a tick, both in times of one call alone.
 */
export const RULE = {
  calls: 5,
  waitMs: 250,
  repeats: 3,
  /** repeats where they disagree or aren't clear, at most */
  most: 9,
  /** time of all, at most: the calls overlap */
  overlap: 1.5,
  /** time of all, at least, short of one for each: they go one after another */
  inTurn: 4,
  /** time without a tick, at most: others went on all the while */
  calm: 0.25,
  /** time without a tick, at least: a call stopped all others */
  stopped: 0.75,
};

export type Verdict = 'suspends' | 'in-turn' | 'partly' | 'blocks';

/** What one process measured, in ms: the quicker of two calls alone, all at once, the longest time without a tick. */
export type Times = {aloneMs: number; togetherMs: number; silenceMs: number};

/** What a result file keeps of it: the times of each repeat. */
export type Kept = Record<keyof Times, number[]>;

export const keptOf = (times: Times[]): Kept => ({
  aloneMs: times.map(({aloneMs}) => Math.round(aloneMs)),
  togetherMs: times.map(({togetherMs}) => Math.round(togetherMs)),
  silenceMs: times.map(({silenceMs}) => Math.round(silenceMs)),
});

/**
 * Of each time the shortest of all repeats counts, as a busy machine can only lengthen it. A call that stops the process
 * does so in each repeat, for the time of all calls. The tick is asked first: threads can overlap while the process stands.
 */
export function judge(kept: Kept): Verdict {
  const alone = Math.min(...kept.aloneMs);
  const silence = Math.min(...kept.silenceMs) / alone;
  const together = Math.min(...kept.togetherMs) / alone;
  if (silence >= RULE.stopped) return 'blocks';
  if (silence > RULE.calm) return 'partly';
  if (together <= RULE.overlap) return 'suspends';
  return together >= RULE.inTurn ? 'in-turn' : 'partly';
}

/**
 * Whether repeats are of one mind, and a clear one: a machine that is busy all the while makes each of them look as if a
 * call suspended partly. Otherwise more are made.
 */
export function isSettled(times: Times[]) {
  const verdicts = new Set(times.map((each) => judge(keptOf([each]))));
  return verdicts.size === 1 && !verdicts.has('partly');
}
