/** The known word nearest to the one seen, if it is near enough to have been meant. */
export function nearest(seen: unknown, known: readonly string[]): string | undefined {
  if (typeof seen !== 'string') return undefined;
  const [best] = byDistance(seen, known);
  const limit = Math.max(1, Math.floor(Math.max(seen.length, best?.word.length ?? 0) / 3));
  return best && best.distance <= limit ? best.word : undefined;
}

/** Known words, the nearest to the one seen first. */
export const ranked = (seen: string, known: readonly string[]) =>
  byDistance(seen, known).map(({word}) => word);

/** Whether letters are capitals makes no difference. */
const byDistance = (seen: string, known: readonly string[]) =>
  known
    .map((word) => ({word, distance: editDistance(seen.toLowerCase(), word.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance);

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
