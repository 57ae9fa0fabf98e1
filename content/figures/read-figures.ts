import {readdir, readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {processMemory} from '../results/process-memory.ts';
import {readResults} from '../results/read-results.ts';
import {createI18n, figureTexts} from '../i18n.ts';
import {bookOf} from '../quantities/book.ts';
import {textsUnder, withQuantities} from '../quantities/texts.ts';
import {readQuantities} from '../site/load-site.ts';
import {fingerprintOf} from './fingerprint.ts';
import type {Points} from '../../lib/chart-data/types.ts';
import type {FigureDefinition} from '../../src/studies/types.ts';
import type {Book} from '../quantities/book.ts';
import type {Run, Site} from '../types.ts';

export interface Figure {
  /** `<study>/<figure>` */
  id: string;
  study: string;
  name: string;
  /** what its file exports */
  definition: FigureDefinition;
  points: Points;
  /** result files that it is drawn from */
  runs: Run[];
  /** the quantities that its texts name */
  book: Book;
  /** of the points */
  fingerprint: string;
}

/**
 * Every figure of the repository, with its points taken from the result files.
 *
 * @param root folder of the repository
 * @param given results that were read before
 * @returns in the order of their ids
 * @throws {Error} naming every figure that can't be made, and why
 */
export async function readFigures(
  root: string,
  {runs}: {runs?: Map<string, Run>} = {},
): Promise<Figure[]> {
  const results = runs ?? (await readResults(root));
  const {byName: quantities} = await readQuantities(root);
  const site = {runs: {byId: results, unreadable: []}, quantities};
  const files = await figureFiles(root);
  const outcomes = await Promise.all(files.map((file) => readFigure(root, file, site)));
  const problems = outcomes.flatMap(({problem}) => problem ?? []);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return outcomes.map(({figure}) => figure as Figure);
}

async function figureFiles(root: string) {
  const entries = await readdir(join(root, 'src/studies'), {recursive: true, withFileTypes: true});
  return entries
    .filter(({name}) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(({name, parentPath}) => ({folders: parentPath.split(/[\\/]/u), name}))
    .filter(({folders}) => folders.at(-1) === 'figures')
    .map(({folders, name}) => ({study: String(folders.at(-2)), name: name.replace(/\.ts$/u, '')}))
    .sort((a, b) => (`${a.study}/${a.name}` < `${b.study}/${b.name}` ? -1 : 1));
}

async function readFigure(
  root: string,
  {study, name}: {study: string; name: string},
  site: Pick<Site, 'runs' | 'quantities'>,
) {
  const place = join(root, fileOf(study, name));
  try {
    const definition = (await import(pathToFileURL(place).href)).default as Figure['definition'];
    const runs = definition.runs.map((id) => runNamed(site.runs.byId, id));
    const points = definition.select(runs);
    const book = bookOf(site, study);
    const figure = {id: `${study}/${name}`, study, name, definition, points, runs, book};
    return {figure: {...figure, fingerprint: fingerprintOf(points)}};
  } catch (error) {
    return {problem: `${fileOf(study, name)}: ${(error as Error).message}`};
  }
}

const fileOf = (study: string, name: string) => `src/studies/${study}/figures/${name}.ts`;

function runNamed(results: Map<string, Run>, id: string) {
  const run = results.get(id);
  if (run) return run;
  throw new Error(`there is no result file “${id}”; there are: ${[...results.keys()].join(', ')}.`);
}

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
  const said = withQuantities(mine, {book: figure.book, locale, words: shared});
  const catalogue = {...shared, ...said};
  return {t: figureTexts(createI18n(locale, [catalogue]), figure.name), catalogue};
}

const catalogues: Map<string, {stamp: string; catalogue: Record<string, string>}> =
  processMemory('figure catalogues');

/**
 * A catalogue, read again only when its file has changed: a build asks for a study's a dozen times for each figure.
 */
async function readCatalogue(root: string, locale: string, name: string) {
  const file = join(root, 'i18n', locale, `${name}.json`);
  const {mtimeMs, size} = await stat(file);
  const stamp = `${mtimeMs} ${size}`;
  const earlier = catalogues.get(file);
  if (earlier?.stamp === stamp) return earlier.catalogue;
  const catalogue = JSON.parse(await readFile(file, 'utf8'));
  catalogues.set(file, {stamp, catalogue});
  return catalogue;
}
