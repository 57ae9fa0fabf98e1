/** The known word nearest to the one seen, if it is near enough to have been meant. */
export function nearest(seen: unknown, known: readonly string[]): string | undefined {
  if (typeof seen !== 'string') return undefined;
  const word = seen.toLowerCase();
  const ranked = known
    .map((candidate) => ({candidate, distance: editDistance(word, candidate.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  const limit = Math.max(1, Math.floor(Math.max(word.length, best?.candidate.length ?? 0) / 3));
  return best && best.distance <= limit ? best.candidate : undefined;
}

/** Known words, the nearest to the one seen first. */
export function ranked(seen: string, known: readonly string[]): string[] {
  return known
    .map((word) => ({word, distance: editDistance(seen, word)}))
    .sort((a, b) => a.distance - b.distance)
    .map(({word}) => word);
}

/** Levenshtein's distance, row by row; a long word is near to nothing and isn't measured. */
function editDistance(a: string, b: string) {
  if (a.length > 80 || b.length > 80) return Infinity;
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, change));
    }
    row = next;
  }
  return row[b.length];
}
