import {unitOf} from '../../lib/result/units.ts';
import {quantities} from '../../lib/result/read.ts';
import {WrongUsage} from '../wrong-usage.ts';
import {FILL_IN} from '../../content/rules/unfilled.ts';
import {catalogueAt, extendedCatalogues, inEachLanguage, partsOf, runOf} from './project.ts';
import type {Say} from '../../content/messages/say.ts';
import type {Run} from '../../lib/result/types.ts';
import type {NewFile} from '../commands/new.ts';

/**
 * A new figure: one quantity of each system over the number of workers.
 *
 * @param id `<study>/<figure>`
 * @throws {WrongUsage} new.no-path, new.no-workers
 */
export async function scaffoldFigure(
  id: string,
  {root, run: runId, path}: {root: string; run: string; path: string},
): Promise<{files: NewFile[]; next: string[]}> {
  const {study, name} = partsOf(id);
  const run = await runOf(root, runId);
  requireDrawable(run, path);
  return {
    files: [
      {path: `src/studies/${study}/figures/${name}.ts`, text: definitionOf(runId, path)},
      ...extendedCatalogues(root, `studies/${study}`, textsOf(root, run, `figure.${name}`, path)),
    ],
    next: ['npm run bench -- update', `<Figure id="${id}" />`, 'npm run bench -- validate'],
  };
}

function requireDrawable(run: Run, path: string) {
  const known = [
    ...new Set(run.measurements.flatMap((one) => quantities(one).map((each) => each.path))),
  ];
  if (!known.includes(path)) throw new WrongUsage('new.no-path', {path, known});
  const counts = new Set(run.measurements.map(({workers}) => workers).filter(Boolean));
  if (counts.size < 2) throw new WrongUsage('new.no-workers', {run: run.id});
}

const definitionOf = (
  runId: string,
  path: string,
) => `import {byWorkers, figure} from '../../figure.ts';

export default figure({
  runs: ['${runId}'],
  select: ([run]) => byWorkers(run, {path: '${path}'}),
});
`;

/** Units whose axis has a name; for others a person writes it. */
const NAMED_UNITS = ['perS', 'ms', 'mb'];

function textsOf(root: string, run: Run, name: string, path: string) {
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

function referenceOf({load}: Run, name: string, path: string, say: Say) {
  if (path !== 'throughputPerS' || typeof load.arrivalRatePerS !== 'number') return {};
  // the figure puts the value in
  return {[`${name}.reference.offered`]: say('scaffold.figure.offered', {value: '{{value}}'})};
}

/** Names of systems that the interface has no name of yet. */
function namesOf(root: string, run: Run, name: string, language: string) {
  const shared = catalogueAt(root, `i18n/${language}/interface.json`);
  const unnamed = Object.entries(run.systems).filter(([id]) => !shared[`series.${id}`]);
  return Object.fromEntries(
    unnamed.flatMap(([id, {label}]) => [
      [`${name}.series.${id}`, label],
      [`${name}.short.${id}`, label],
    ]),
  );
}
