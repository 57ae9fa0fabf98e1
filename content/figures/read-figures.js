// @ts-check
import {readdir, readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {processMemory} from '../results/process-memory.js';
import {readResults} from '../results/read-results.js';
import {createI18n, figureTexts} from '../i18n.js';
import {bookOf} from '../quantities/book.js';
import {textsUnder, withQuantities} from '../quantities/texts.js';
import {readQuantities} from '../site/load-site.js';
import {fingerprintOf} from './fingerprint.js';

/** @import {Run, Site} from '../types.js' */

/**
 * @typedef {object} Figure
 * @property {string} id `<study>/<figure>`
 * @property {string} study
 * @property {string} name
 * @property {import('../../src/studies/types.js').FigureDefinition} definition what its file exports
 * @property {import('../../lib/chart-data/types.js').Points} points
 * @property {Run[]} runs result files that it is drawn from
 * @property {import('../quantities/book.js').Book} book the quantities that its texts name
 * @property {string} fingerprint of the points
 */

/**
 * Every figure of the repository, with its points taken from the result files.
 *
 * @param {string} root folder of the repository
 * @param {{runs?: Map<string, Run>}} [given] results that were read before
 * @returns {Promise<Figure[]>} in the order of their ids
 * @throws {Error} naming every figure that can't be made, and why
 */
export async function readFigures(root, {runs} = {}) {
  const results = runs ?? (await readResults(root));
  const {byName: quantities} = await readQuantities(root);
  const site = {runs: {byId: results, unreadable: []}, quantities};
  const files = await figureFiles(root);
  const outcomes = await Promise.all(files.map((file) => readFigure(root, file, site)));
  const problems = outcomes.flatMap(({problem}) => problem ?? []);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return outcomes.map(({figure}) => /** @type {Figure} */ (figure));
}

/** @param {string} root */
async function figureFiles(root) {
  const entries = await readdir(join(root, 'src/studies'), {recursive: true, withFileTypes: true});
  return entries
    .filter(({name}) => name.endsWith('.js') && !name.endsWith('.test.js'))
    .map(({name, parentPath}) => ({folders: parentPath.split(/[\\/]/u), name}))
    .filter(({folders}) => folders.at(-1) === 'figures')
    .map(({folders, name}) => ({study: String(folders.at(-2)), name: name.replace(/\.js$/u, '')}))
    .sort((a, b) => (`${a.study}/${a.name}` < `${b.study}/${b.name}` ? -1 : 1));
}

/** @param {string} root @param {{study: string, name: string}} file @param {Pick<Site, 'runs' | 'quantities'>} site */
async function readFigure(root, {study, name}, site) {
  const place = join(root, fileOf(study, name));
  try {
    const definition = /** @type {Figure['definition']} */ (
      (await import(pathToFileURL(place).href)).default
    );
    const runs = definition.runs.map((id) => runNamed(site.runs.byId, id));
    const points = definition.select(runs);
    const book = bookOf(site, study);
    const figure = {id: `${study}/${name}`, study, name, definition, points, runs, book};
    return {figure: {...figure, fingerprint: fingerprintOf(points)}};
  } catch (error) {
    return {problem: `${fileOf(study, name)}: ${/** @type {Error} */ (error).message}`};
  }
}

/** @param {string} study @param {string} name */
const fileOf = (study, name) => `src/studies/${study}/figures/${name}.js`;

/** @param {Map<string, Run>} results @param {string} id */
function runNamed(results, id) {
  const run = results.get(id);
  if (run) return run;
  throw new Error(`there is no result file “${id}”; there are: ${[...results.keys()].join(', ')}.`);
}

/**
 * The texts of a figure in a language.
 *
 * @param {string} root
 * @param {Figure} figure
 * @param {string} locale
 * @returns {Promise<{t: (key: string, params?: object) => string, catalogue: Record<string, string>}>}
 *   `catalogue` holds what the figure can need: its own texts and the interface's
 * @throws {Error} when a catalogue is missing
 */
export async function textsOf(root, figure, locale) {
  const shared = await readCatalogue(root, locale, 'interface');
  const own = await readCatalogue(root, locale, `studies/${figure.study}`);
  const mine = textsUnder(own, `figure.${figure.name}.`);
  const said = withQuantities(mine, {book: figure.book, locale, words: shared});
  const catalogue = {...shared, ...said};
  return {t: figureTexts(createI18n(locale, [catalogue]), figure.name), catalogue};
}

/** @type {Map<string, {stamp: string, catalogue: Record<string, string>}>} */
const catalogues = processMemory('figure catalogues');

/**
 * A catalogue, read again only when its file has changed: a build asks for a study's a dozen times for each figure.
 *
 * @param {string} root @param {string} locale @param {string} name
 */
async function readCatalogue(root, locale, name) {
  const file = join(root, 'i18n', locale, `${name}.json`);
  const {mtimeMs, size} = await stat(file);
  const stamp = `${mtimeMs} ${size}`;
  const earlier = catalogues.get(file);
  if (earlier?.stamp === stamp) return earlier.catalogue;
  const catalogue = JSON.parse(await readFile(file, 'utf8'));
  catalogues.set(file, {stamp, catalogue});
  return catalogue;
}
