import {createHash} from 'node:crypto';
import {inTwelveDigits} from '../../lib/quantity/twelve-digits.ts';
import {chartTexts} from '../figures/chart-texts.ts';
import {textsOf} from '../figures/read-figures.ts';
import {sourcesOf} from '../figures/sources.ts';
import {LOCALES} from '../languages.ts';
import type {ChartKind, Points} from '../../lib/chart-data/types.ts';
import type {FigureAnnotation} from '../../src/studies/types.ts';
import type {Figure} from '../figures/read-figures.ts';
import type {Source} from '../figures/sources.ts';

/** all that a figure shows at one time, in both languages: enough to draw it ever after */
export interface FigureState {
  /** `<study>/<figure>` */
  figure: string;
  chart: ChartKind;
  scales: readonly ('linear' | 'log')[];
  annotations: readonly FigureAnnotation[];
  /** without the places in the result files that they were read from */
  points: Points;
  /** `own`: texts of the figure, numbers put in; `shared`: those of the interface that its drawing needs */
  languages: Record<string, {own: Record<string, string>; shared: Record<string, string>}>;
  sources: Source[];
}

/**
 * The state of a figure now.
 *
 * @param root folder of the repository
 */
export async function stateOf(root: string, figure: Figure): Promise<FigureState> {
  const {id, definition, points, runs} = figure;
  const {chart, scales, annotations = []} = definition;
  const entries = LOCALES.map(async (locale) => {
    const {t, catalogue} = await textsOf(root, figure, locale);
    return [locale, wordsOf(figure, t, catalogue)];
  });
  const languages = Object.fromEntries(await Promise.all(entries));
  const drawn = withoutOrigins(points);
  const state = {figure: id, chart, scales, annotations, points: drawn};
  return inTwelveDigits({...state, languages, sources: sourcesOf(runs)});
}

/**
 * The name of a state: ten hexadecimal digits of the SHA-256 of what the figure itself says. Words that all figures
 * share don't count: another word for a unit is no other figure.
 */
export function idOf({chart, scales, annotations, points, languages}: FigureState): string {
  const own = Object.fromEntries(LOCALES.map((locale) => [locale, languages[locale].own]));
  return createHash('sha256')
    .update(JSON.stringify({chart, scales, annotations, points, own}))
    .digest('hex')
    .slice(0, 10);
}

function wordsOf(
  {name, points}: Figure,
  t: (key: string) => string,
  catalogue: Record<string, string>,
) {
  const prefix = `figure.${name}.`;
  const isOwn = (key: string) => Object.hasOwn(catalogue, prefix + key);
  const texts = chartTexts(name, t, catalogue);
  const around = Object.keys(catalogue)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((key) => !Object.hasOwn(texts, key))
    .map((key) => [key, t(key)]);
  const isNeeded = needOf(points);
  const entries = Object.entries(texts);
  return {
    own: Object.fromEntries([...around, ...entries.filter(([key]) => isOwn(key))]),
    shared: Object.fromEntries(entries.filter(([key]) => !isOwn(key) && isNeeded(key))),
  };
}

/** Shared words name units, runtimes and parts, of which a figure has a few, and say what marks mean. */
function needOf(points: Points) {
  const named = JSON.stringify(points);
  return (key: string) => {
    const [kind, ...rest] = key.split('.');
    if (kind === 'chart') return rest[0] !== 'single' || rest[1].startsWith(points.kind);
    return kind === 'figure' || named.includes(`"${rest.join('.')}"`);
  };
}

/**
 * @param value of points, at any depth
 * @returns which may lack its places: they are optional
 */
const withoutOrigins = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'from' ? undefined : inner)));
