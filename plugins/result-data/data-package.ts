import {LICENCE, PUBLISHER} from './dataset.ts';
import {tableResource} from './tables.ts';
import {present} from '../../lib/typed.ts';
import type {SuspendsFile} from '../../content/suspends/read.ts';
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
    suspends,
    tables,
  }: {
    runs: Map<string, Run>;
    files: Described[];
    suspends: readonly SuspendsFile[];
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
    // What suspends belongs to no study.
    ...(study ? [] : suspends.map((each) => suspendsResource(each, files))),
  ];
  const of = study?.study;
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: of ? `blocking-coefficient-${of}` : 'blocking-coefficient',
    id: of ? `${root}${packagePath(of)}` : root,
    title: `Blocking Coefficient: results of benchmark runs of PHP runtimes${of ? `, ${of}` : ''}`,
    description:
      'One JSON file for each run: what was measured, on what, under which load, and where each number comes from. ' +
      'One CSV table for each figure: the values that it draws. One JSON file for each version of a runtime: which calls suspend in it.',
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

/** A published file; its path is as the site serves it, without a leading slash. */
export type Described = {path: string; bytes: number; sha256: string};

function resourceOf(run: Run, files: Described[]) {
  const path = `data/results/${run.id}.json`;
  const facts = files.find((file) => file.path === path);
  if (!facts)
    throw new Error(`${run.id}: no file stands at ${path}. Name the file as its id says.`);
  return {
    name: run.id.replace('/', '.'),
    title: titleOf(run),
    ...jsonFile(facts),
    jsonSchema: 'data/schema/result.v1.schema.json',
    sources: (run.origin.sources ?? []).map(({title, url}) => ({title, path: url})),
  };
}

function suspendsResource({file, measured: {runtime, version}}: SuspendsFile, files: Described[]) {
  const path = file.replace(/^static\//u, '');
  return {
    name: `suspends.${runtime}-${version}`,
    title: `Which calls suspend in ${runtime} ${version}`,
    ...jsonFile(
      present(
        files.find((each) => each.path === path),
        path,
      ),
    ),
    jsonSchema: 'data/schema/suspends.v1.schema.json',
  };
}

const jsonFile = ({path, bytes, sha256}: Described) => ({
  ...{path, format: 'json', mediatype: 'application/json', encoding: 'utf-8', bytes},
  hash: `sha256:${sha256}`,
});

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
