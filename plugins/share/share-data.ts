import {citationOf, readWork} from '../../content/citation/citation.ts';
import {replacedAmong} from '../../content/results/replaced.ts';
import {studyPages} from '../../content/claim/study-page.ts';
import {figurePages} from '../../content/figures/figure-pages.ts';
import {intervalKind} from '../../content/figures/intervals.ts';
import {textsOf as figureTextsOf} from '../../content/figures/read-figures.ts';
import {sourcesOf, sourceText} from '../../content/figures/sources.ts';
import {dayText} from '../../lib/quantity/day.ts';
import {keptNow} from '../../content/frozen/keep.ts';
import {LOCALES, folderOf} from '../../content/languages.ts';
import {loadCatalogues} from '../../content/site/catalogues.ts';
import {addressOfComponent, newestComponent} from '../../content/site/component.ts';
import {textsOf} from '../../content/i18n.ts';
import {panelsOf} from '../../src/components/charts/plan/points-in-view.ts';
import {frameSizer} from './frame-size.ts';
import {picturesIn} from '../figures/index.ts';
import type {Work} from '../../content/citation/citation.ts';
import type {Figure} from '../../content/figures/read-figures.ts';
import type {ShareData} from '../../src/components/figure/share/types.ts';

export type {ShareData};

/** Address of what a figure's menu is made from, below the site's root. */
export const shareAddress = (figure: string, locale: string) =>
  `share-data/${locale}/${figure}.json`;

/**
 * What the menus of figures are made from.
 *
 * @param root folder of the repository
 * @param site address of the site's root
 * @returns by language
 */
export function shareMaker(
  root: string,
  site: string,
): (figure: Figure) => Promise<Record<string, ShareData>> {
  const {catalogues} = loadCatalogues(root);
  const work = readWork(root);
  const looks = LOCALES.map((locale) => ({
    ...{locale, site, work, catalogues: catalogues[locale], pageOf: figurePages(root, locale)},
    studyPage: studyPages(root, locale),
    home: site + folderOf(locale),
  }));
  const sizeOf = frameSizer(root);
  return async (figure) => {
    const frozen = await keptNow(root, figure);
    const pictures = await picturesIn(root, figure);
    const size = frozen ? sizeOf(frozen, pictures) : UNKNOWN_SIZE;
    const data: Record<string, ShareData> = {};
    for (const {pageOf, home, ...look} of looks) {
      const page = home + pageOf(figure.id).slice(1);
      data[look.locale] = await dataOf(root, figure, {...look, home, page, frozen, size});
    }
    return data;
  };
}

/**
 * @param look.catalogues of the language
 * @param look.site address of the site's root
 * @param look.home address of the language's root
 * @param look.page address of the figure's page
 */
async function dataOf(
  root: string,
  figure: Figure,
  look: {
    catalogues: Record<string, Record<string, string>>;
    locale: string;
    site: string;
    work: Work;
    home: string;
    page: string;
    studyPage: ReturnType<typeof studyPages>;
    frozen: Awaited<ReturnType<typeof keptNow>>;
    size: ShareData['size'];
  },
): Promise<ShareData> {
  const {catalogues, locale, site, work, page, frozen, size} = look;
  const {id} = figure;
  const {t, catalogue} = await figureTextsOf(root, figure, locale);
  const own = (key: string) =>
    Object.hasOwn(catalogue, `figure.${figure.name}.${key}`) ? [t(key)] : [];
  const title = t('title');
  const {render} = textsOf(locale, catalogues.embed);
  const day = (date: string) => dayText(date, locale);
  const component = newestComponent(root);
  return {
    ...{title, language: locale, page},
    embed: `${site}embed/${id}/`,
    component: site + addressOfComponent(component),
    integrity: component.integrity,
    pictures: `${site}pictures/${id}.${locale}.`,
    frozen: frozen && {id: frozen.id, day: day(frozen.frozenOn)},
    source: sourceText(sourcesOf(figure.runs), {t: render, day}),
    size,
    quote: {
      y: t('y'),
      effects: effectsOf(figure, t),
      interval: intervalKind(figure) ?? 'other',
    },
    caveats: [...(figure.points.refusal ? [t('refusal')] : []), ...own('note')],
    ...quotable(figure, look, () =>
      citationOf(work, {
        ...{address: page, part: {id, title}, locale},
        catalogue: catalogues.data,
      }),
    ),
    texts: catalogues.share,
  };
}

/** Of a figure whose state isn't kept yet, as while it is being made. */
const UNKNOWN_SIZE = {width: 752, height: 900};

function effectsOf({points}: Figure, t: (key: string) => string): ShareData['quote']['effects'] {
  const panel = panelsOf(points).find(({role}) => role === 'effects');
  return panel ? {panel: String(panel.id), name: t(`panel.${panel.id}`)} : null;
}

/**
 * The citation of a figure; of one with a run that a later one has replaced, the study that has the later one, to be
 * quoted in its place.
 */
function quotable(
  {runs}: Figure,
  {home, studyPage}: {home: string; studyPage: ReturnType<typeof studyPages>},
  cite: () => ShareData['citation'],
): Pick<ShareData, 'citation' | 'replaced'> {
  const [replaced] = replacedAmong(runs);
  if (!replaced) return {citation: cite(), replaced: null};
  const {title, address = '/'} = studyPage(replaced.by.split('/')[0]);
  return {citation: null, replaced: {title, address: home + address.slice(1)}};
}
