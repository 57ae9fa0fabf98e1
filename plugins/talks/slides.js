// @ts-check
import {claimNumber, claimStated, claimViews} from '../../content/claim/view.js';
import {claimsAddress} from '../../content/claim/anchor.js';
import {studyPages} from '../../content/claim/study-page.js';
import {figurePages} from '../../content/figures/figure-pages.js';
import {textsOf as figureTextsOf} from '../../content/figures/read-figures.js';
import {sourcesOf, sourceText} from '../../content/figures/sources.js';
import {readPages} from '../../content/site/pages.js';
import {textsOf} from '../../content/texts.js';
import {dayText} from '../../lib/quantity/day.js';
import {annotationKey} from '../../src/components/charts/plan/pins.js';
import {writeView} from '../../src/components/figure/view-state.js';
import {stillFigure} from '../figures/figure-html.js';
import {viewOf} from './view-pictures.js';

/** @import {FigureAnnotation} from '../../src/studies/types.js' */
/** @import {MadeFigure} from '../figures/index.js' */
/** @import {FigureSlide, PictureIn, ViewPicture} from './view-pictures.js' */
/** @import {Slide} from '../../src/components/talk/types.js' */

/**
 * What makes the slides of talks in a language.
 *
 * @param {import('../../content/types.js').Site} site what loadSite gives
 * @param {Map<string, import('../figures/index.js').MadeFigure>} figures by id
 * @param {{locale: string, home: string}} place `home` is the address of the language's root
 * @returns {{make: (talk: import('../../content/talks/read-talks.js').Talk, pictureIn: PictureIn) => Promise<SpokenTalk>,
 *   toldOf: (figure: MadeFigure) => Promise<import('./slide-layout.js').SlideTexts>}} `toldOf`: what stands around a
 *   figure on its slide, which decides how much room it has
 *
 * @typedef {object} SpokenTalk
 * @property {string} title
 * @property {Slide[]} slides
 */
export function talkMaker(site, figures, {locale, home}) {
  const catalogue = site.catalogues[locale];
  const words = textsOf(locale, {...catalogue.embed, ...catalogue.talks});
  const views = new Map(claimViews(site, locale).map((view) => [`${view.study}/${view.id}`, view]));
  const pageOf = figurePages(site.root, locale);
  const studyPage = studyPages(site.root, locale);
  const pages = readPages(site.root).filter((page) => page.locale === locale);
  const frontOf = (/** @type {string | undefined} */ study) =>
    pages.find(({frontMatter}) => study && frontMatter.study === study)?.frontMatter ?? {};
  const at = (/** @type {string} */ address) => home + address.slice(1);

  const day = (/** @type {string} */ date) => dayText(date, locale);
  const sourceOf = (/** @type {MadeFigure} */ figure) =>
    sourceText(sourcesOf(figure.runs), {t: words.render, day});

  /** @type {(slide: FigureSlide, picture: ViewPicture) => Promise<Slide>} */
  const figureSlide = async (slide, picture) => {
    const {figure: id} = slide;
    const figure = /** @type {MadeFigure} */ (figures.get(id));
    const {t, catalogue: own} = await figureTextsOf(site.root, figure, locale);
    const has = (/** @type {string} */ key) => Object.hasOwn(own, `figure.${figure.name}.${key}`);
    const look = {t, has, locale, baseUrl: '', pictures: {wide: '', narrow: ''}};
    const {svg, shown} = inView(figure, slide, picture);
    return {
      kind: 'figure',
      ...{id, svg, look, layout: picture.layout, title: t('title'), summary: t('summary')},
      still: stillFigure(shown, look),
      note: has('note') ? t('note') : undefined,
      annotations: annotationsOf(shown).map((each) => ({
        id: each.id,
        text: t(`annotation.${each.id}`),
      })),
      source: sourceOf(figure),
      address: withView(at(pageOf(id)), slide),
    };
  };
  /** @type {(key: string) => Slide} */
  const claimSlide = (key) => {
    const view = /** @type {import('../../content/claim/view.js').ClaimView} */ (views.get(key));
    const address = at(`${claimsAddress(view.study)}#${view.id}`);
    return {kind: 'claim', ...view, ...numbersOf(site, key, locale), address};
  };
  const toldOf = async (/** @type {MadeFigure} */ figure) => {
    const {t} = await figureTextsOf(site.root, figure, locale);
    const notes = annotationsOf(figure).map(({id}) => t(`annotation.${id}`));
    return {title: t('title'), notes, footer: `${sourceOf(figure)} ${at(pageOf(figure.id))}`};
  };

  /** @type {ReturnType<typeof talkMaker>['make']} */
  const make = async (talk, pictureIn) => {
    const front = talk.study ? frontOf(talk.study) : said(words, talk.name);
    const {title = talk.name, question, answer} = front;
    const page = talk.study ? at(studyPage(talk.study).address ?? '/') : home;
    const between = await Promise.all(
      talk.slides.map((slide) =>
        'figure' in slide ? figureSlide(slide, pictureIn(slide, locale)) : claimSlide(slide.claim),
      ),
    );
    /** @type {Slide} */
    const opening = {kind: 'title', title, question, address: page};
    /** @type {Slide} */
    const closing = {kind: 'end', title: words.render('talk.answer'), answer, address: page};
    return {title, slides: [opening, ...between, closing]};
  };
  return {make, toldOf};
}

/** @param {import('../../content/types.js').Site} site @param {string} key of a claim @param {string} locale */
const numbersOf = (site, key, locale) => ({
  stated: claimStated(site, key, locale),
  number: claimNumber(site, key, locale),
});

/** @param {ReturnType<typeof textsOf>} words @param {string} name */
const said = (words, name) => ({
  title: words.render(`talk.${name}.title`),
  question: words.render(`talk.${name}.question`),
  answer: words.render(`talk.${name}.answer`),
});

/**
 * A figure as a slide shows it: its picture, and what of it is shown, for the values and annotations beside it.
 *
 * @param {MadeFigure} figure @param {FigureSlide} slide @param {ViewPicture} picture
 */
function inView({points, definition, ...figure}, {series}, {svg, spots, notes}) {
  const annotations = annotationsOf({definition}).filter(({id}) => notes.includes(id));
  const isShown = (/** @type {{id: string}} */ {id}) => series?.includes(id) ?? true;
  const shown = {
    ...figure,
    points: {...points, series: points.series.filter(isShown)},
    definition: {...definition, annotations},
  };
  return {svg: withRings(svg, spots, annotations), shown};
}

/** @param {Pick<MadeFigure, 'definition'>} figure @returns {readonly FigureAnnotation[]} */
const annotationsOf = ({definition}) => definition.annotations ?? [];

/**
 * A picture with a ring for each annotation, at the point that it is about.
 *
 * @param {string} svg @param {{key: string, x: number, y: number}[]} spots @param {readonly FigureAnnotation[]} annotations
 */
function withRings(svg, spots, annotations) {
  const notes = new Map(annotations.map((each) => [annotationKey(each), each.id]));
  const rings = spots
    .filter(({key}) => notes.has(key))
    .map(
      ({key, x, y}) =>
        `<circle class="ring" data-note="${notes.get(key)}" cx="${x}" cy="${y}" r="13"/>`,
    );
  return svg.replace(/<\/svg>$/u, `${rings.join('')}</svg>`);
}

/** The address of a figure, which opens in the view of the slide. @param {string} address @param {FigureSlide} slide */
function withView(address, slide) {
  const [page, anchor] = address.split('#');
  const name = String(slide.figure.split('/').at(-1));
  const asked = page + writeView('', name, viewOf(slide) ?? {});
  return anchor === undefined ? asked : `${asked}#${anchor}`;
}
