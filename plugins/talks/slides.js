// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {claimViews} from '../../content/claim/view.js';
import {claimsAddress} from '../../content/claim/anchor.js';
import {studyPages} from '../../content/claim/study-page.js';
import {figurePages} from '../../content/figures/figure-pages.js';
import {textsOf as figureTextsOf} from '../../content/figures/read-figures.js';
import {sourcesOf, sourceText} from '../../content/figures/sources.js';
import {readPages} from '../../content/site/pages.js';
import {textsOf} from '../../content/texts.js';
import {dayText} from '../../lib/quantity/day.js';
import {stillFigure} from '../figures/figure-html.js';

/**
 * What makes the slides of talks in a language.
 *
 * @param {any} site what loadSite gives
 * @param {Map<string, any>} figures by id
 * @param {{locale: string, home: string}} place `home` is the address of the language's root
 * @returns {(talk: import('../../content/talks/read-talks.js').Talk) => Promise<SpokenTalk>}
 *
 * @typedef {object} SpokenTalk
 * @property {string} title
 * @property {any[]} slides props of the components in src/components/talk
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

  const figureSlide = async (/** @type {string} */ id) => {
    const figure = figures.get(id);
    const {t, catalogue: own} = await figureTextsOf(site.root, figure, locale);
    const has = (/** @type {string} */ key) => Object.hasOwn(own, `figure.${figure.name}.${key}`);
    const look = {t, has, locale, baseUrl: '', pictures: {wide: '', narrow: ''}};
    const still = stillFigure(figure, look);
    const day = (/** @type {string} */ date) => dayText(date, locale);
    return {
      kind: 'figure',
      ...{id, still, look, title: t('title'), summary: t('summary')},
      note: has('note') ? t('note') : undefined,
      annotations: (figure.definition.annotations ?? []).map(
        (/** @type {{id: string}} */ each) => ({
          id: each.id,
          text: t(`annotation.${each.id}`),
        }),
      ),
      svg: pictureOf(site.root, id, locale, still.spots),
      source: sourceText(sourcesOf(figure.runs), {t: words.render, day}),
      address: at(pageOf(id)),
    };
  };
  const claimSlide = (/** @type {string} */ key) => {
    const view = /** @type {import('../../content/claim/view.js').ClaimView} */ (views.get(key));
    return {kind: 'claim', ...view, address: at(`${claimsAddress(view.study)}#${view.id}`)};
  };

  return async (talk) => {
    const {title, question, answer} = talk.study ? frontOf(talk.study) : said(words, talk.name);
    const page = talk.study ? at(studyPage(talk.study).address ?? '/') : home;
    const between = await Promise.all(
      talk.slides.map((slide) =>
        'figure' in slide ? figureSlide(slide.figure) : claimSlide(slide.claim),
      ),
    );
    const opening = {kind: 'title', title, question, address: page};
    const closing = {kind: 'end', title: words.render('talk.answer'), answer, address: page};
    return {title, slides: [opening, ...between, closing]};
  };
}

/** @param {any} words @param {string} name */
const said = (words, name) => ({
  title: words.render(`talk.${name}.title`),
  question: words.render(`talk.${name}.question`),
  answer: words.render(`talk.${name}.answer`),
});

/**
 * The published picture with a ring for each annotation, at the point that it is about. A talk has the colours and the
 * type of the site, and its title stands above.
 *
 * @param {string} root @param {string} id @param {string} locale @param {string} spots JSON of the figure's points
 */
function pictureOf(root, id, locale, spots) {
  const svg = readFileSync(join(root, `static/figures/${id}.${locale}.wide.svg`), 'utf8').trim();
  const {spots: points, notes} = JSON.parse(spots);
  const rings = points
    .filter((/** @type {string[]} */ [key]) => notes[key])
    .map(
      (/** @type {[string, string, number, number]} */ [key, , x, y]) =>
        `<circle class="ring" data-note="${notes[key]}" cx="${x}" cy="${y}" r="13"/>`,
    );
  return svg
    .replace(/ xmlns="[^"]*"/u, '')
    .replace(/ font-family="[^"]*"/u, '')
    .replace(/ data-fingerprint="[^"]*"/u, '')
    .replaceAll(/(var\(--[\w-]+),#\w+\)/gu, '$1)')
    .replace(/<\/svg>$/u, `${rings.join('')}</svg>`);
}
