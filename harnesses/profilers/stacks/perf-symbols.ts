import {countSamples} from './known-functions.ts';

const MOST = 5;

/**
 * Reads `perf script -F ip,sym`: a line for each sample, address and name of the C function that the processor was in.
 */
export function readPerfSymbols(text: string) {
  const names = text
    .split('\n')
    .map((line) => line.trim().replace(/^[0-9a-f]+ /, ''))
    .filter((line) => line !== '');
  const counts = new Map();
  for (const name of names) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const mostSeen = [...counts].sort((one, other) => other[1] - one[1]).slice(0, MOST);
  const stacks = names.map((frames) => ({frames, whole: true, weight: 1}));
  return {...countSamples(stacks), symbols: Object.fromEntries(mostSeen)};
}
