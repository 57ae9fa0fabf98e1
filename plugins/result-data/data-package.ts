import {LICENCE, PUBLISHER} from './dataset.ts';
import {tableResource} from './tables.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Table} from './tables.ts';

/**
 * Describes result files and the values of figures as a Frictionless data package, version 2.
 *
 * @param site address of the site's root, with a slash at the end
 * @param study of all studies without one
 * @returns content of `datapackage.json`; paths are from the site's root, those of a study's package whole
 * addresses, as it is below the files
 * @see https://datapackage.org/standard/data-package/
 */
export function dataPackage(
  {
    runs,
    files,
    tables,
  }: {
    runs: Map<string, Run>;
    files: {path: string; bytes: number; sha256: string}[];
    tables: Table[];
  },
  {root}: {root: string},
  study?: {study: string; runs: {id: string}[]; figures: {id: string}[]},
): object {
  /** @param own of the study; all where there is none */
  const isIn =
    (own?: {id: string}[]) =>
    ({id}: {id: string}) =>
      !own || own.some((each) => each.id === id);
  const resources = [
    ...[...runs.values()]
      .filter(isIn(study?.runs))
      .flatMap((run) => [resourceOf(run, files), ...journalOf(run)]),
    ...tables.filter(isIn(study?.figures)).map(tableResource),
  ];
  const of = study?.study;
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: of ? `blocking-coefficient-${of}` : 'blocking-coefficient',
    id: of ? `${root}${packagePath(of)}` : root,
    title: `Blocking Coefficient: results of benchmark runs of PHP runtimes${of ? `, ${of}` : ''}`,
    description:
      'One JSON file for each run: what was measured, on what, under which load, and where each number comes from. ' +
      'One CSV table for each figure: the values that it draws.',
    homepage: root,
    version: '1.0.0',
    licenses: [LICENCE],
    contributors: [{title: PUBLISHER, roles: ['creator']}],
    resources: study
      ? resources.map((each) => ({...each, path: `${root}${each.path}`}))
      : resources,
  };
}

/** Address of a study's own package, from the site's root. */
export const packagePath = (study: string) => `data/packages/${study}/datapackage.json`;

function resourceOf(run: Run, files: Parameters<typeof dataPackage>[0]['files']) {
  const path = `data/results/${run.id}.json`;
  const facts = files.find((file) => file.path === path);
  if (!facts)
    throw new Error(`${run.id}: no file stands at ${path}. Name the file as its id says.`);
  return {
    name: run.id.replace('/', '.'),
    path,
    title: titleOf(run),
    format: 'json',
    mediatype: 'application/json',
    encoding: 'utf-8',
    bytes: facts.bytes,
    hash: `sha256:${facts.sha256}`,
    jsonSchema: 'data/schema/result.v1.schema.json',
    sources: (run.origin.sources ?? []).map(({title, url}) => ({title, path: url})),
  };
}

/** The packed journal of a harness, which stands beside the result. */
function journalOf({id, origin}: Run) {
  const journal = origin.harness?.journal;
  if (!journal) return [];
  return [
    {
      name: `${id.replace('/', '.')}.journal`,
      path: `data/results/${id.split('/')[0]}/${journal.file}`,
      title: `${id}: journal of the harness, a JSON object in each line, packed by gzip`,
      format: 'gz',
      mediatype: 'application/gzip',
      bytes: journal.bytes,
      hash: `sha256:${journal.sha256}`,
    },
  ];
}

/** What was measured, by the names that the sources give. */
export function titleOf({id, systems, measuredOn}: Run) {
  const labels = [...new Set(Object.values(systems).map(({label}) => label))];
  const day = measuredOn === 'unknown' ? '' : `, ${measuredOn}`;
  return `${id}: ${labels.join('; ')}${day}`;
}
