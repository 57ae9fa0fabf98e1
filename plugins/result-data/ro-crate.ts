import {LICENCE, PUBLISHER} from './dataset.ts';
import {titleOf} from './data-package.ts';
import type {Harness, Run} from '../../lib/result/types.ts';

const PROFILE = 'https://w3id.org/ro/wfrun/process/0.5';

type Crate = {root: string; repository: string; bytes: number; sha256: string};

/**
 * What made a result, for programs that follow where data come from: the harness by its commit, what it was told, when it
 * ran, and what came out. Contexts are named, as the format wants it; nothing fetches them.
 *
 * @param about `root` is the address of the site's root, with a slash at its end; size and hash are the result file's
 * @returns content of `ro-crate-metadata.json`; nothing for a result without a journal
 * @see https://www.researchobject.org/workflow-run-crate/profiles/0.5/process_run_crate/
 */
export function crateOf(run: Run, about: Crate): object | undefined {
  const {harness} = run.origin;
  const {journal} = harness ?? {};
  if (!harness || !journal) return undefined;
  const {root} = about;
  const folder = `${root}data/results/${run.id.split('/')[0]}/`;
  const tools = toolsOf(harness, about.repository);
  const inputs = inputsOf(harness);
  const since = {sdDatePublished: dayOf(run, harness)};
  const outputs = [
    file(folder + journal.file, 'application/gzip', {
      ...since,
      name: 'Journal: a JSON object in each line, one for each run, packed by gzip',
      ...{contentSize: String(journal.bytes), sha256: journal.sha256},
    }),
    file(`${root}data/results/${run.id}.json`, 'application/json', {
      ...since,
      name: 'Result file: the measurements that the harness exported from the journal',
      ...{contentSize: String(about.bytes), sha256: about.sha256},
    }),
  ];
  return {
    '@context': [
      'https://w3id.org/ro/crate/1.1/context',
      'https://w3id.org/ro/terms/workflow-run/context',
    ],
    '@graph': [
      {
        '@id': 'ro-crate-metadata.json',
        '@type': 'CreativeWork',
        conformsTo: {'@id': 'https://w3id.org/ro/crate/1.1'},
        about: {'@id': './'},
      },
      {
        '@id': './',
        '@type': 'Dataset',
        name: titleOf(run),
        description: `A run of the harness “${harness.name}”: its journal and the result file made from it.`,
        datePublished: dayOf(run, harness),
        conformsTo: {'@id': PROFILE},
        license: {'@id': LICENCE.path},
        author: {'@id': root},
        publisher: {'@id': root},
        hasPart: refs(outputs),
        mentions: {'@id': '#run'},
      },
      {'@id': PROFILE, '@type': 'CreativeWork', name: 'Process Run Crate', version: '0.5'},
      {'@id': LICENCE.path, '@type': 'CreativeWork', name: LICENCE.title},
      {'@id': root, '@type': 'Organization', name: PUBLISHER, url: root},
      actionOf(run, harness, {root, tools, inputs, outputs}),
      ...tools,
      ...inputs,
      ...outputs,
    ],
  };
}

type Entity = {'@id': string};

const refs = (entities: readonly Entity[]) => entities.map((each) => ({'@id': each['@id']}));

const file = (id: string, encodingFormat: string, facts: object) => ({
  ...{'@id': id, '@type': 'File', encodingFormat},
  ...facts,
});

function actionOf(
  {id, environment}: Run,
  harness: Harness,
  parts: {root: string; tools: Entity[]; inputs: Entity[]; outputs: Entity[]},
) {
  const {os, cpuModel, cores} = environment;
  return {
    '@id': '#run',
    '@type': 'CreateAction',
    name: `Measurement of ${id}`,
    description: `${harness.commands.map(withoutOut).join('; ')} on ${cpuModel}, ${cores} cores, ${os}`,
    ...(harness.startedAt && {startTime: inZone(harness.startedAt)}),
    ...(harness.finishedAt && {endTime: inZone(harness.finishedAt)}),
    actionStatus: 'http://schema.org/CompletedActionStatus',
    agent: {'@id': parts.root},
    instrument: refs(parts.tools),
    object: refs(parts.inputs),
    result: refs(parts.outputs),
  };
}

/** The harness at each commit that a session was made with. */
const toolsOf = ({name, version}: Harness, repository: string) =>
  version.split(', ').map((commit) => ({
    '@id': `${repository}/tree/${commit}/harnesses/${name}`,
    '@type': 'SoftwareApplication',
    name: `Harness ${name}`,
    url: `${repository}/tree/${commit}/harnesses/${name}`,
    softwareVersion: commit,
  }));

const inputsOf = ({commands, seed, blocks}: Harness) =>
  Object.entries({command: commands.map(withoutOut).join('; '), seed, blocks}).flatMap(
    ([name, value]) =>
      value === undefined
        ? []
        : [{'@id': `#${name}`, '@type': 'PropertyValue', name, value: String(value)}],
  );

/** Where somebody's files were written is no input. */
const withoutOut = (command: string) => command.replace(/ --out \S+/gu, '');

/** The form of a time that the profile's own check knows. */
const inZone = (time: string) => time.replace(/Z$/u, '+00:00');

const dayOf = ({measuredOn, measuredUntil}: Run, {finishedAt}: Harness) =>
  (finishedAt ?? measuredUntil ?? measuredOn).slice(0, 10);
