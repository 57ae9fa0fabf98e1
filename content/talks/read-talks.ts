import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {ORIGINAL} from '../languages.ts';
import {memoizeInBuild} from '../memoize.ts';
import {filesUnder} from '../site/files.ts';
import {readPages} from '../site/pages.ts';
import {runFinder} from '../site/runs.ts';
import {viewProblems} from './slide-view.ts';
import type {FigureDefinition} from '../../src/studies/types.ts';
import type {Site} from '../types.ts';
import type {SlideView} from './slide-view.ts';

const FOLDER = 'static/data/talks';

export type FigureSlide = {figure: string} & SlideView;

export type Slide = FigureSlide | {claim: string};

export interface Talk {
  /** last part of its address */
  name: string;
  /** that it was made from */
  study?: string;
  /** between the opening and the closing one */
  slides: Slide[];
}

/**
 * All talks: those put together by hand, and one for each study from the figures of its page and its key claims.
 *
 * @returns by name, the hand-made ones first
 * @throws {Error} naming every slide that shows what doesn't exist
 */
export function readTalks(site: Site): Talk[] {
  return talksOf(site, '');
}

const talksOf = memoizeInBuild((site: Site) => {
  const byHand = filesUnder(site.root, FOLDER, /\.json$/).map((file) => readTalk(site, file));
  const problems = byHand.flatMap(({problems: own}) => own);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...byHand.map(({talk}) => talk), ...talksOfStudies(site)];
});

function readTalk(site: Site, file: string): {talk: Talk; problems: string[]} {
  /** which the problems are about */
  const {slides}: {slides: Slide[]} = JSON.parse(readFileSync(join(site.root, file), 'utf8'));
  const known: Record<string, Map<string, unknown>> = {figure: site.figures, claim: site.claims};
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

function choicesOf(site: Site, {scales, runs, select}: FigureDefinition) {
  const {series} = select(runs.map(runFinder(site.runs)));
  return {scales, series: [...new Set(series.map((each) => each.id))]};
}

/** A study's figures in the order of its page, then the claims that it is known for. */
function talksOfStudies(site: Site): Talk[] {
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
