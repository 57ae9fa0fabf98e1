// @ts-check
import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {ORIGINAL} from '../languages.js';
import {memoizeInBuild} from '../memoize.js';
import {filesUnder} from '../site/files.js';
import {readPages} from '../site/pages.js';
import {runFinder} from '../site/runs.js';
import {viewProblems} from './slide-view.js';

const FOLDER = 'static/data/talks';

/**
 * All talks: those put together by hand, and one for each study from the figures of its page and its key claims.
 *
 * @param {Site} site
 * @returns {Talk[]} by name, the hand-made ones first
 * @throws {Error} naming every slide that shows what doesn't exist
 *
 * @typedef {{figure: string} & import('./slide-view.js').SlideView} FigureSlide
 * @typedef {FigureSlide | {claim: string}} Slide
 *
 * @typedef {import('../types.js').Site} Site
 *
 * @typedef {object} Talk
 * @property {string} name last part of its address
 * @property {string} [study] that it was made from
 * @property {Slide[]} slides between the opening and the closing one
 */
export function readTalks(site) {
  return talksOf(site, '');
}

const talksOf = memoizeInBuild((/** @type {Site} */ site) => {
  const byHand = filesUnder(site.root, FOLDER, /\.json$/).map((file) => readTalk(site, file));
  const problems = byHand.flatMap(({problems: own}) => own);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...byHand.map(({talk}) => talk), ...talksOfStudies(site)];
});

/** @param {Site} site @param {string} file @returns {{talk: Talk, problems: string[]}} */
function readTalk(site, file) {
  /** @type {{slides: Slide[]}} which the problems are about */
  const {slides} = JSON.parse(readFileSync(join(site.root, file), 'utf8'));
  /** @type {Record<string, Map<string, unknown>>} */
  const known = {figure: site.figures, claim: site.claims};
  const problems = slides.flatMap((slide, index) => {
    const [[kind, named], ...more] = Object.entries(slide);
    const id = String(named);
    const place = `${file}: slide ${index + 1}`;
    if (!known[kind]?.has(id))
      return [
        `${place} shows the ${kind} “${id}”, which does not exist; a slide has a figure or a claim, named <study>/<name>.`,
      ];
    const figure = kind === 'figure' ? site.figures.get(id)?.figure : undefined;
    const choices = figure ? choicesOf(site, figure) : NO_CHOICE;
    return viewProblems(Object.fromEntries(more), choices).map(
      (problem) => `${place}, ${id}, ${problem}`,
    );
  });
  return {talk: {name: basename(file, '.json'), slides}, problems};
}

/** A claim is shown in one way. */
const NO_CHOICE = {scales: [], series: []};

/** @param {Site} site @param {import('../../src/studies/types.js').FigureDefinition} figure */
function choicesOf(site, {scales, runs, select}) {
  const {series} = select(runs.map(runFinder(site.runs)));
  return {scales, series: [...new Set(series.map((each) => each.id))]};
}

/** A study's figures in the order of its page, then the claims that it is known for. @param {Site} site @returns {Talk[]} */
function talksOfStudies(site) {
  return readPages(site.root).flatMap(({locale, frontMatter: {study}, figures}) => {
    if (locale !== ORIGINAL || !study) return [];
    const keys = [...site.claims.values()].filter(
      (entry) => entry.study === study && entry.claim.key,
    );
    return {
      name: study,
      study,
      slides: [
        ...figures.filter((id) => site.figures.has(id)).map((figure) => ({figure})),
        ...keys.map(({key}) => ({claim: key})),
      ],
    };
  });
}
