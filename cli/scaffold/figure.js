import {unitOf} from '../../lib/result/units.js';
import {quantities} from '../../lib/result/read.js';
import {WrongUsage} from '../wrong-usage.js';
import {FILL_IN} from '../../content/fill-in.js';
import {catalogueAt, extendedCatalogues, partsOf, runOf} from './project.js';

/** Words at the axes, by what they count. */
const AXES = {
  en: {
    x: 'workers',
    perS: 'requests per second',
    ms: 'latency, milliseconds',
    mb: 'memory, megabytes',
  },
  ru: {
    x: 'воркеры',
    perS: 'запросов в\u00a0секунду',
    ms: 'задержка, миллисекунды',
    mb: 'память, мегабайты',
  },
};

/**
 * A new figure: one quantity of each system over the number of workers.
 *
 * @param {string} id `<study>/<figure>`
 * @param {{root: string, run: string, path: string}} options
 * @returns {Promise<{files: object[], next: string[]}>}
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

function requireDrawable(run, path) {
  const known = [
    ...new Set(run.measurements.flatMap((one) => quantities(one).map((each) => each.path))),
  ];
  if (!known.includes(path)) throw new WrongUsage('new.no-path', {path, known});
  const counts = new Set(run.measurements.map(({workers}) => workers).filter(Boolean));
  if (counts.size < 2) throw new WrongUsage('new.no-workers', {run: run.id});
}

const definitionOf = (
  runId,
  path,
) => `import {byWorkers} from '../../../../lib/chart-data/by-workers.js';

export default {
  runs: ['${runId}'],
  select: ([run]) => byWorkers(run, {path: '${path}'}),
  chart: 'lines',
  scales: ['linear'],
  annotations: [],
};
`;

function textsOf(root, run, name, path) {
  const unit = unitOf(path).unit;
  return Object.fromEntries(
    Object.entries(AXES).map(([language, words]) => [
      language,
      {
        [`${name}.title`]: `${FILL_IN}: ${language === 'en' ? 'what is seen here, as a sentence' : 'что здесь видно, одним предложением'}`,
        [`${name}.x`]: words.x,
        [`${name}.y`]: words[unit] ?? `${FILL_IN}: ${path}`,
        [`${name}.summary`]: `${FILL_IN}: ${language === 'en' ? 'the same for who does not see the picture' : 'то же для тех, кто не видит картинки'}`,
        ...referenceOf(run, name, path, language),
        ...namesOf(root, run, name, language),
      },
    ]),
  );
}

function referenceOf({load}, name, path, language) {
  if (path !== 'throughputPerS' || typeof load.arrivalRatePerS !== 'number') return {};
  const text = {en: 'offered: {{value}} per second', ru: 'предложено: {{value}} в\u00A0секунду'};
  return {[`${name}.reference.offered`]: text[language]};
}

/** Names of systems that the interface has no name of yet. */
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
