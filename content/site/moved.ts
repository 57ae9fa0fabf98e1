/**
 * Pages that were merged into others, by their former paths. The page that took one in has its anchors, so that an
 * address with an anchor leads to its place; one without an anchor leads to the section, where one is named.
 */
export const MOVED: Record<string, string> = {
  'studies/state-or-coroutines-workers': 'studies/state-or-coroutines-first-run',
  'studies/state-or-coroutines-runtimes': 'studies/state-or-coroutines-first-run',
  'studies/bytepursuits': 'studies/swoole-in-practice-cases#bytepursuits',
  'studies/idlemmo': 'studies/swoole-in-practice-cases#idlemmo',
  'studies/hyperf': 'studies/swoole-in-practice#hyperf',
};
