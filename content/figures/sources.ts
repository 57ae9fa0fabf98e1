import type {Run} from '../types.ts';

/** More sources than this are counted, not named: the line goes below a picture. */
export const NAMED = 2;

export interface Source {
  /** null for a measurement of our own */
  title: string | null;
  author?: string;
  url?: string;
  /** `YYYY-MM-DD` */
  date?: string;
}

/**
 * What a figure was drawn from, as readers are told: the first source of each run, which is where its numbers stand,
 * and the day it was measured or, where that isn't known, published.
 *
 * @returns each once, in the order of the runs
 */
export function sourcesOf(runs: readonly Run[]): Source[] {
  const sources = runs.map(({origin, measuredOn}) => {
    const [first] = origin.sources ?? [];
    const date = [measuredOn, first?.publishedOn].find(isKnown);
    const {title = null, author, url} = first ?? {};
    return {title, ...(isKnown(author) && {author}), ...(url && {url}), ...(date && {date})};
  });
  return [...new Map(sources.map((each) => [each.url ?? 'own', each])).values()];
}

const isKnown = (value: unknown) => Boolean(value) && value !== 'unknown';

/**
 * The sources as one sentence without its full stop.
 *
 * @param look `day` writes a date in the language
 */
export function sourceText(
  sources: readonly Source[],
  {t, day}: {t: (key: string, params?: object) => string; day: (date: string) => string},
): string {
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
