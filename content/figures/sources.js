// @ts-check
/** More sources than this are counted, not named: the line goes below a picture. */
export const NAMED = 2;

/**
 * What a figure was drawn from, as readers are told: the first source of each run, which is where its numbers stand,
 * and the day it was measured or, where that isn't known, published.
 *
 * @param {readonly import('../types.js').Run[]} runs
 * @returns {Source[]} each once, in the order of the runs
 *
 * @typedef {object} Source
 * @property {string | null} title null for a measurement of our own
 * @property {string} [author]
 * @property {string} [url]
 * @property {string} [date] `YYYY-MM-DD`
 */
export function sourcesOf(runs) {
  const sources = runs.map(({origin, measuredOn}) => {
    const [first] = origin.sources ?? [];
    const date = [measuredOn, first?.publishedOn].find(isKnown);
    const {title = null, author, url} = first ?? {};
    return {title, ...(isKnown(author) && {author}), ...(url && {url}), ...(date && {date})};
  });
  return [...new Map(sources.map((each) => [each.url ?? 'own', each])).values()];
}

const isKnown = (/** @type {unknown} */ value) => Boolean(value) && value !== 'unknown';

/**
 * The sources as one sentence without its full stop.
 *
 * @param {readonly Source[]} sources
 * @param {{t: (key: string, params?: object) => string, day: (date: string) => string}} look `day` writes a date in
 *   the language
 * @returns {string}
 */
export function sourceText(sources, {t, day}) {
  if (sources.length === 0) return t('embed.source.computed');
  const named = sources
    .slice(0, NAMED)
    .map(({title, author, date}) =>
      [title ?? t('embed.source.own'), author, date && day(date)].filter(Boolean).join(', '),
    );
  const more = sources.length - NAMED;
  const rest = more > 0 ? [t('embed.source.more', {count: more, value: more})] : [];
  return t('embed.source', {sources: [...named, ...rest].join('; ')});
}
