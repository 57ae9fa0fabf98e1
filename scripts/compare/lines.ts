/** Lines that differ, one by one. A line that came or went moves all below it, so only the first ones are named. */
export function differencesOfLines(
  before: string,
  after: string,
): {place: string; before: string; after: string}[] {
  const [old, now] = [before, after].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
  const length = Math.max(old.length, now.length);
  return Array.from({length}, (_, index) => index)
    .filter((index) => old[index] !== now[index])
    .map((index) => ({
      place: `line ${index + 1}`,
      before: old[index] ?? 'no such line',
      after: now[index] ?? 'no such line',
    }));
}
