/**
 * how a slide shows its figure, by the names of the figure's address; absent members are the figure's defaults
 */
export type SlideView = {scale?: 'linear' | 'log'; series?: string[]};

const MEMBERS = ['scale', 'series'];

/**
 * What a slide asks of its figure that the figure hasn't got.
 *
 * @param asked members of the slide besides its figure
 * @param choices that the figure has
 * @returns ends of sentences that begin with the slide, none when the figure can be shown so
 */
export function viewProblems(
  asked: Record<string, unknown>,
  {scales, series}: {scales: readonly string[]; series: readonly string[]},
): string[] {
  const unknown = Object.keys(asked).filter((name) => !MEMBERS.includes(name));
  return [
    ...unknown.map((name) => `has a member “${name}”; a view has: ${MEMBERS.join(', ')}.`),
    ...('scale' in asked ? scaleProblems(asked.scale, scales) : []),
    ...('series' in asked ? seriesProblems(asked.series, series) : []),
  ];
}

function scaleProblems(scale: unknown, known: readonly string[]) {
  return known.includes(String(scale))
    ? []
    : [`asks for the scale “${scale}”; the figure has: ${known.join(', ')}.`];
}

function seriesProblems(series: unknown, known: readonly string[]) {
  const has = `the figure has: ${known.join(', ')}.`;
  if (!Array.isArray(series) || series.length === 0)
    return [`asks for “series” that is no list of at least one; ${has}`];
  const missing = series.filter((id) => !known.includes(id));
  return missing.length > 0 ? [`asks for the series “${missing.join('”, “')}”; ${has}`] : [];
}
