/**
 * Pages that were merged into others, by their former paths. The page that took one in has all of its anchors, so that an
 * address with an anchor leads to its place.
 */
export const MOVED: Record<string, string> = {
  'studies/state-or-coroutines-workers': 'studies/state-or-coroutines-first-run',
  'studies/state-or-coroutines-runtimes': 'studies/state-or-coroutines-first-run',
};
