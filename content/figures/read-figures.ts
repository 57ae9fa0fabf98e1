import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {messageOf} from '../../lib/errors.ts';
import {createI18n, figureTexts} from '../i18n.ts';
import {memoize, memoizeByStamp} from '../memoize.ts';
import {quantitiesOf} from '../value/reference.ts';
import {textsUnder, withQuantities} from '../quantities/texts.ts';
import {stampOf} from '../site/files.ts';
import {FOLDERS} from '../site/folders.ts';
import {loadSite} from '../site/load-site.ts';
import {runFinder} from '../site/runs.ts';
import {STUDY_MODULES} from '../site/studies.ts';
import {fingerprintOf} from './pictures.ts';
import type {ChartKind, Points} from '../../lib/chart-data/types.ts';
import type {FigureDefinition, Run, Site, StudyQuantities} from '../types.ts';

export interface Figure {
  /** `<study>/<figure>` */
  id: string;
  study: string;
  name: string;
  /** what its file exports, with the chart that its points are of */
  definition: FigureDefinition & {chart: ChartKind; scales: readonly ('linear' | 'log')[]};
  points: Points;
  /** result files that it is drawn from */
  runs: Run[];
  /** the quantities that its texts name */
  quantities: StudyQuantities;
  /** of the points */
  fingerprint: string;
}

/**
 * Every figure of the repository, with its points taken from the result files.
 *
 * @param root folder of the repository
 * @returns in the order of their ids
 * @throws {Error} naming every figure that can't be made, and why
 */
export async function readFigures(root: string): Promise<Figure[]> {
  return figuresOf(await loadSite(root));
}

/** The same of a site that was read before. */
export function figuresOf(site: Site): Figure[] {
  const broken = site.problems
    .filter(({file}) => STUDY_MODULES.figures.test(file))
    .map(({file, params}) => `${file}: ${params.reason}`);
  const outcomes = [...site.figures.keys()].sort().map((id) => outcomeOf(site, id));
  const problems = [...broken, ...outcomes.flatMap(({problem}) => problem ?? [])];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return outcomes.flatMap(({figure}) => figure ?? []);
}

function outcomeOf(site: Site, id: string) {
  try {
    return {figure: figureOf(site, id)};
  } catch (error) {
    return {problem: `${site.figures.get(id)?.file}: ${messageOf(error)}`};
  }
}

/**
 * A figure with its points, computed once for a site.
 *
 * @throws {Error} of its selection, or for a run that is not there
 */
export const figureOf = memoize((site: Site, id: string): Figure => {
  const own = site.figures.get(id)?.figure;
  if (!own) throw new Error(`there is no figure “${id}”`);
  const [study, name] = id.split('/');
  const runs = own.runs.map(runFinder(site.runs));
  const points = own.select(runs);
  const definition = {scales: ['linear'] as const, ...own, chart: points.kind};
  const quantities = quantitiesOf(site, study);
  const fingerprint = fingerprintOf(points);
  return {id, study, name, definition, points, runs, quantities, fingerprint};
});

/**
 * The texts of a figure in a language.
 *
 * @returns `catalogue` holds what the figure can need: its own texts and the interface's
 * @throws {Error} when a catalogue is missing
 */
export async function textsOf(
  root: string,
  figure: Figure,
  locale: string,
): Promise<{t: (key: string, params?: object) => string; catalogue: Record<string, string>}> {
  const shared = await readCatalogue(root, locale, 'interface');
  const own = await readCatalogue(root, locale, `studies/${figure.study}`);
  const mine = textsUnder(own, `figure.${figure.name}.`);
  const said = withQuantities(mine, {quantities: figure.quantities, locale, words: shared});
  const catalogue = {...shared, ...said};
  return {t: figureTexts(createI18n(locale, [catalogue]), figure.name), catalogue};
}

/** Read again only when its file has changed: a build asks for a study's a dozen times for each figure. */
const readCatalogue = memoizeByStamp(
  (root: string, locale: string, name: string) => stampOf(root, [catalogueFile(locale, name)]),
  async (root, locale, name): Promise<Record<string, string>> =>
    JSON.parse(await readFile(join(root, catalogueFile(locale, name)), 'utf8')),
);

const catalogueFile = (locale: string, name: string) =>
  `${FOLDERS.catalogues[locale]}/${name}.json`;
