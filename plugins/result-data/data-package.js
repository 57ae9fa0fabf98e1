import {LICENCE} from './licence.js';

/**
 * Describes all result files as a Frictionless data package, version 2.
 *
 * @param {{runs: Map<string, any>, files: {path: string, bytes: number, sha256: string}[]}} content
 * @param {{root: string}} site address of the site's root, with a slash at the end
 * @returns {object} content of `datapackage.json`; paths are from the root
 * @see https://datapackage.org/standard/data-package/
 */
export function dataPackage({runs, files}, {root}) {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'blocking-coefficient',
    id: root,
    title: 'Blocking Coefficient: results of benchmark runs of PHP runtimes',
    description:
      'One JSON file for each run: what was measured, on what, under which load, and where each number comes from.',
    homepage: root,
    version: '1.0.0',
    licenses: [LICENCE],
    contributors: [{title: 'The Blocking Coefficient contributors', roles: ['creator']}],
    resources: [...runs.values()].map((run) => resourceOf(run, files)),
  };
}

function resourceOf(run, files) {
  const path = `data/results/${run.id}.json`;
  const facts = files.find((file) => file.path === path);
  if (!facts)
    throw new Error(`${run.id}: no file stands at ${path}. Name the file as its id says.`);
  return {
    name: run.id.replace('/', '.'),
    path,
    title: titleOf(run),
    type: 'json',
    format: 'json',
    mediatype: 'application/json',
    encoding: 'utf-8',
    bytes: facts.bytes,
    hash: `sha256:${facts.sha256}`,
    jsonSchema: 'data/schema/result.v1.schema.json',
    sources: (run.origin.sources ?? []).map(({title, url}) => ({title, path: url})),
  };
}

/** What was measured, by the names that the sources give. */
export function titleOf({id, systems, measuredOn}) {
  const labels = [...new Set(Object.values(systems).map(({label}) => label))];
  const day = measuredOn === 'unknown' ? '' : `, ${measuredOn}`;
  return `${id}: ${labels.join('; ')}${day}`;
}
