import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {figureOf} from '../figures/read-figures.ts';
import {ORIGINAL} from '../languages.ts';
import {memoizeInBuild} from '../memoize.ts';
import {filesUnder} from '../site/files.ts';
import {readPages} from '../site/pages.ts';
import type {Figure, Site} from '../types.ts';

const FOLDER = 'static/data/talks';

export type FigureSlide = {figure: string} & SlideView;

type Slide = FigureSlide | {claim: string};

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
export const readTalks = memoizeInBuild((site: Site): Talk[] => {
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
    const choices = kind === 'figure' ? choicesOf(figureOf(site, id)) : NO_CHOICE;
    return viewProblems(Object.fromEntries(more), choices).map(
      (problem) => `${place}, ${id}, ${problem}`,
    );
  });
  return {talk: {name: basename(file, '.json'), slides}, problems};
}

/** A claim is shown in one way. */
const NO_CHOICE = {scales: [], series: []};

function choicesOf({definition: {scales}, points: {series}}: Figure) {
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
