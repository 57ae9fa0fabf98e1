import {answerViews, claimNumber, claimStated, viewOfClaim} from '../../content/claim/view.ts';
import {claimAddress} from '../../content/claim/anchor.ts';
import {studyPages} from '../../content/claim/study-page.ts';
import {figurePages} from '../../content/figures/figure-pages.ts';
import {intervalText} from '../../content/figures/intervals.ts';
import {textsOf as figureTextsOf} from '../../content/figures/read-figures.ts';
import {sourcesOf, sourceText} from '../../content/figures/sources.ts';
import {readPages} from '../../content/site/pages.ts';
import {textsOf} from '../../content/i18n.ts';
import {dayText} from '../../lib/quantity/day.ts';
import {annotationKey} from '../../src/components/charts/plan/pins.ts';
import {writeView} from '../../src/components/figure/view-state.ts';
import {staticFigure} from '../figures/figure-html.ts';
import {viewOf} from './view-pictures.ts';
import {present} from '../../lib/typed.ts';
import type {Talk} from '../../content/talks/read-talks.ts';
import type {Site} from '../../content/types.ts';
import type {Slide} from '../../src/components/talk/types.ts';
import type {FigureAnnotation} from '../../src/studies/types.ts';
import type {MadeFigure} from '../figures/index.ts';
import type {Told} from '../pictures/sheet/figure-sheets.ts';
import type {FigureSlide, PictureIn, ViewPicture} from './view-pictures.ts';

export interface SpokenTalk {
  title: string;
  slides: Slide[];
}

/**
 * What makes the slides of talks in a language.
 *
 * @param site what loadSite gives
 * @param figures by id
 * @param place `home` is the address of the language's root
 * @returns `toldOf`: what stands around a figure on its slide, which decides how much room it has
 */
export function talkMaker(
  site: Site,
  figures: Map<string, MadeFigure>,
  {locale, home}: {locale: string; home: string},
): {
  make: (talk: Talk, pictureIn: PictureIn) => Promise<SpokenTalk>;
  toldOf: (figure: MadeFigure) => Promise<Told>;
} {
  const catalogue = site.catalogues[locale];
  const words = textsOf(locale, {...catalogue.embed, ...catalogue.talks});
  const pageOf = figurePages(site.root, locale);
  const studyPage = studyPages(site.root, locale);
  const pages = readPages(site.root).filter((page) => page.locale === locale);
  const frontOf = (study: string | undefined) =>
    pages.find(({frontMatter}) => study && frontMatter.study === study)?.frontMatter ?? {};
  const at = (address: string) => home + address.slice(1);

  const day = (date: string) => dayText(date, locale);
  const sourceOf = (figure: MadeFigure) =>
    sourceText(sourcesOf(figure.runs), {t: words.render, day});

  const figureSlide: (slide: FigureSlide, picture: ViewPicture) => Promise<Slide> = async (
    slide,
    picture,
  ) => {
    const {figure: id} = slide;
    const figure = present(figures.get(id), `the figure ${id}`);
    const {t, catalogue: own} = await figureTextsOf(site.root, figure, locale);
    const has = (key: string) => Object.hasOwn(own, `figure.${figure.name}.${key}`);
    const look = {t, has, locale, baseUrl: '', pictures: {wide: '', narrow: ''}};
    const {svg, shown} = inView(figure, slide, picture);
    return {
      kind: 'figure',
      ...{id, svg, look, layout: picture.layout, title: t('title'), summary: t('summary')},
      figure: staticFigure(shown, look),
      note: has('note') ? t('note') : undefined,
      annotations: annotationsOf(shown).map((each) => ({
        id: each.id,
        text: t(`annotation.${each.id}`),
      })),
      intervals: intervalText(shown, words.render),
      source: sourceOf(figure),
      address: withView(at(pageOf(id)), slide),
    };
  };
  const claimSlide = (key: string) => slideOfClaim(site, key, {locale, at});
  const toldOf = async (figure: MadeFigure) => {
    const {t} = await figureTextsOf(site.root, figure, locale);
    const notes = annotationsOf(figure).map(({id}) => t(`annotation.${id}`));
    const meant = intervalText(figure, words.render);
    const footer = [...(meant ? [meant] : []), sourceOf(figure), at(pageOf(figure.id))];
    return {title: t('title'), notes, footer};
  };

  const make: ReturnType<typeof talkMaker>['make'] = async (talk, pictureIn) => {
    const front = talk.study ? frontOf(talk.study) : said(words, talk.name);
    const {title = talk.name, question, answer} = front;
    const page = talk.study ? at(studyPage(talk.study).address ?? '/') : home;
    const between = await Promise.all(
      talk.slides.map((slide) =>
        'figure' in slide ? figureSlide(slide, pictureIn(slide, locale)) : claimSlide(slide.claim),
      ),
    );
    const opening: Slide = {kind: 'title', title, question, address: page};
    const closing: Slide = {kind: 'end', title: words.render('talk.answer'), answer, address: page};
    return {title, slides: [opening, ...between, closing]};
  };
  return {make, toldOf};
}

/** @param key of a claim */
function slideOfClaim(
  site: Site,
  key: string,
  {locale, at}: {locale: string; at: (address: string) => string},
): Slide {
  const entry = present(site.claims.get(key), `the claim ${key}`);
  const view = present(viewOfClaim(site, locale, entry), `the view of ${key}`);
  const {reason, calculation} = present(answerViews(site, locale).get(key), `the answer ${key}`);
  const address = at(claimAddress(entry));
  return {kind: 'claim', ...view, reason, calculation, ...numbersOf(site, key, locale), address};
}

/** @param key of a claim */
const numbersOf = (site: Site, key: string, locale: string) => ({
  stated: claimStated(site, key, locale),
  number: claimNumber(site, key, locale),
});

const said = (words: ReturnType<typeof textsOf>, name: string) => ({
  title: words.render(`talk.${name}.title`),
  question: words.render(`talk.${name}.question`),
  answer: words.render(`talk.${name}.answer`),
});

/** A figure as a slide shows it: its picture, and what of it is shown, for the values and annotations beside it. */
function inView(
  {points, definition, ...figure}: MadeFigure,
  {series}: FigureSlide,
  {svg, spots, notes}: ViewPicture,
) {
  const annotations = annotationsOf({definition}).filter(({id}) => notes.includes(id));
  const isShown = ({id}: {id: string}) => series?.includes(id) ?? true;
  const shown = {
    ...figure,
    points: {...points, series: points.series.filter(isShown)},
    definition: {...definition, annotations},
  };
  return {svg: withRings(svg, spots, annotations), shown};
}

const annotationsOf = ({definition}: Pick<MadeFigure, 'definition'>): readonly FigureAnnotation[] =>
  definition.annotations ?? [];

/** A picture with a ring for each annotation, at the point that it is about. */
function withRings(
  svg: string,
  spots: {key: string; x: number; y: number}[],
  annotations: readonly FigureAnnotation[],
) {
  const notes = new Map(annotations.map((each) => [annotationKey(each), each.id]));
  const rings = spots
    .filter(({key}) => notes.has(key))
    .map(
      ({key, x, y}) =>
        `<circle class="ring" data-note="${notes.get(key)}" cx="${x}" cy="${y}" r="13"/>`,
    );
  return svg.replace(/<\/svg>$/u, `${rings.join('')}</svg>`);
}

/** The address of a figure, which opens in the view of the slide. */
function withView(address: string, slide: FigureSlide) {
  const [page, anchor] = address.split('#');
  const name = String(slide.figure.split('/').at(-1));
  const asked = page + writeView('', name, viewOf(slide) ?? {});
  return anchor === undefined ? asked : `${asked}#${anchor}`;
}
