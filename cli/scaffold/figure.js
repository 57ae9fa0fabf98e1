// @ts-check
import {unitOf} from '../../lib/result/units.js';
import {quantities} from '../../lib/result/read.js';
import {WrongUsage} from '../wrong-usage.js';
import {FILL_IN} from '../../content/fill-in.js';
import {catalogueAt, extendedCatalogues, inEachLanguage, partsOf, runOf} from './project.js';

/** @import {Say} from '../../content/messages/say.js' */
/** @import {Run} from '../../lib/result/types.js' */

/**
 * A new figure: one quantity of each system over the number of workers.
 *
 * @param {string} id `<study>/<figure>`
 * @param {{root: string, run: string, path: string}} options
 * @returns {Promise<{files: import('../commands/new.js').NewFile[], next: string[]}>}
 * @throws {WrongUsage} new.no-path, new.no-workers
 */
export async function scaffoldFigure(id, {root, run: runId, path}) {
  const {study, name} = partsOf(id);
  const run = await runOf(root, runId);
  requireDrawable(run, path);
  return {
    files: [
      {path: `src/studies/${study}/figures/${name}.js`, text: definitionOf(runId, path)},
      ...extendedCatalogues(root, `studies/${study}`, textsOf(root, run, `figure.${name}`, path)),
    ],
    next: ['npm run bench -- update', `<Figure id="${id}" />`, 'npm run bench -- validate'],
  };
}

/** @param {Run} run @param {string} path */
function requireDrawable(run, path) {
  const known = [
    ...new Set(run.measurements.flatMap((one) => quantities(one).map((each) => each.path))),
  ];
  if (!known.includes(path)) throw new WrongUsage('new.no-path', {path, known});
  const counts = new Set(run.measurements.map(({workers}) => workers).filter(Boolean));
  if (counts.size < 2) throw new WrongUsage('new.no-workers', {run: run.id});
}

/** @param {string} runId @param {string} path */
const definitionOf = (runId, path) => `// @ts-check
import {byWorkers} from '../../../../lib/chart-data/by-workers.js';

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['${runId}'],
  select: ([run]) => byWorkers(run, {path: '${path}'}),
  chart: 'lines',
  scales: ['linear'],
  annotations: [],
};
`;

/** Units whose axis has a name; for others a person writes it. */
const NAMED_UNITS = ['perS', 'ms', 'mb'];

/** @param {string} root @param {Run} run @param {string} name @param {string} path */
function textsOf(root, run, name, path) {
  const unit = unitOf(path)?.unit ?? '';
  return inEachLanguage((say, language) => ({
    [`${name}.title`]: `${FILL_IN}: ${say('scaffold.figure.title')}`,
    [`${name}.x`]: say('scaffold.figure.x'),
    [`${name}.y`]: NAMED_UNITS.includes(unit)
      ? say(`scaffold.figure.y.${unit}`)
      : `${FILL_IN}: ${path}`,
    [`${name}.summary`]: `${FILL_IN}: ${say('scaffold.figure.summary')}`,
    ...referenceOf(run, name, path, say),
    ...namesOf(root, run, name, language),
  }));
}

/** @param {Run} run @param {string} name @param {string} path @param {Say} say */
function referenceOf({load}, name, path, say) {
  if (path !== 'throughputPerS' || typeof load.arrivalRatePerS !== 'number') return {};
  // the figure puts the value in
  return {[`${name}.reference.offered`]: say('scaffold.figure.offered', {value: '{{value}}'})};
}

/**
 * Names of systems that the interface has no name of yet.
 *
 * @param {string} root
 * @param {Run} run
 * @param {string} name
 * @param {string} language
 */
function namesOf(root, run, name, language) {
  const shared = catalogueAt(root, `i18n/${language}/interface.json`);
  const unnamed = Object.entries(run.systems).filter(([id]) => !shared[`series.${id}`]);
  return Object.fromEntries(
    unnamed.flatMap(([id, {label}]) => [
      [`${name}.series.${id}`, label],
      [`${name}.short.${id}`, label],
    ]),
  );
}
