import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readResults} from '../../content/results/read-results.ts';
import {WrongUsage} from '../wrong-usage.ts';
import {FILL_IN} from '../../content/fill-in.ts';
import {extendedCatalogues, inEachLanguage, partsOf} from './project.ts';
import type {NewFile} from '../commands/new.ts';

/**
 * A new claim of a source, as a statement that nothing decides yet.
 *
 * @param id `<study>/<claim>`
 * @throws {WrongUsage} new.no-source, new.claims-unlistable
 */
export async function scaffoldClaim(
  id: string,
  {root, source}: {root: string; source: string},
): Promise<{files: NewFile[]; next: string[]}> {
  const {study, name} = partsOf(id);
  await requireSource(root, study, source);
  return {
    files: [
      {path: `src/studies/${study}/claims/${name}.ts`, text: entryOf(name, source)},
      listWith(root, study, name),
      ...extendedCatalogues(root, `studies/${study}`, textsOf(name)),
    ],
    next: ['npm run bench -- update', `<Claim id="${id}">…</Claim>`, 'npm run bench -- validate'],
  };
}

/** The list of a study's claims, with the new file at its end, or as it is if it has that file. */
function listWith(root: string, study: string, name: string) {
  const path = `src/studies/${study}/claims/index.ts`;
  const list = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : EMPTY_LIST;
  // An id may begin with a digit, a variable may not.
  const variable = name
    .replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
    .replace(/^(?=\d)/, '_');
  const line = `import {claims as ${variable}Claims} from './${name}.ts';\n`;
  if (list.includes(line)) return {path, text: list, isExtended: true};
  const end = list.lastIndexOf('];');
  if (end < 0) throw new WrongUsage('new.claims-unlistable', {path});
  const text = `${line}${list.slice(0, end)}  ...${variable}Claims,\n${list.slice(end)}`;
  return {path, text, isExtended: true};
}

const TYPE = "import type {Claim} from '../../types.ts';";
const EMPTY_LIST = `${TYPE}

export const claims: Claim[] = [
];
`;

async function requireSource(root: string, study: string, source: string) {
  const runs = [...(await readResults(root)).values()].filter(({id}) => id.startsWith(`${study}/`));
  const known = [
    ...new Set(runs.flatMap(({origin}) => (origin.sources ?? []).map((one) => one.id))),
  ];
  if (!known.includes(source)) throw new WrongUsage('new.no-source', {source, study, known});
}

const entryOf = (name: string, source: string) => `${TYPE}

export const claims: Claim[] = [
  {
    id: '${name}',
    source: '${source}',
    where: '${FILL_IN}: section or heading',
    quote: '${FILL_IN}: a few words of the source',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
  },
];
`;

const textsOf = (name: string) =>
  inEachLanguage((say) => ({
    [`claim.${name}.claim`]: `${FILL_IN}: ${say('scaffold.claim.claim')}`,
    [`claim.${name}.reason`]: `${FILL_IN}: ${say('scaffold.claim.reason')}`,
  }));
