import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readResults} from '../../content/results/read-results.ts';
import {WrongUsage} from '../wrong-usage.ts';
import {FILL_IN} from '../../content/rules/unfilled.ts';
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
      listWith(root, study, name, source),
      ...extendedCatalogues(root, `studies/${study}`, textsOf(name)),
    ],
    next: ['npm run bench -- update', `<Claim id="${id}">…</Claim>`, 'npm run bench -- validate'],
  };
}

/** A study's claims with the new row at their end, or as they are if they have that row. */
function listWith(root: string, study: string, name: string, source: string): NewFile {
  const path = `src/studies/${study}/claims.ts`;
  const list = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : EMPTY_LIST;
  if (list.includes(`('${name}',`)) return {path, text: list};
  const end = list.lastIndexOf('];');
  if (end < 0) throw new WrongUsage('new.claims-unlistable', {path});
  const rows = list.slice(0, end).trimEnd();
  const separator = /[[,]$/.test(rows) ? '\n' : ',\n';
  const text = `${rows}${separator}${rowOf(list, name, source)}${list.slice(end)}`;
  return {
    path,
    text: text.includes('import {claimsOf') ? text : `${IMPORT}${text}`,
    isExtended: true,
  };
}

const IMPORT = "import {claimsOf} from '../claim.ts';\n";
const EMPTY_LIST = `${IMPORT}
export const claims = [
];
`;

async function requireSource(root: string, study: string, source: string) {
  const runs = [...(await readResults(root)).values()].filter(({id}) => id.startsWith(`${study}/`));
  const known = [
    ...new Set(runs.flatMap(({origin}) => (origin.sources ?? []).map((one) => one.id))),
  ];
  if (!known.includes(source)) throw new WrongUsage('new.no-source', {source, study, known});
}

/** The row begins as the source's other rows do. */
function rowOf(list: string, name: string, source: string) {
  const maker =
    new RegExp(`const (\\w+) = claimsOf\\('${source}'(?:, RUN)?\\);`).exec(list)?.[1] ??
    `claimsOf('${source}')`;
  return `  ${maker}('${name}', '${FILL_IN}: section or heading', 'not-derivable', {
    quote: '${FILL_IN}: a few words of the source',
  }),
`;
}

const textsOf = (name: string) =>
  inEachLanguage((say) => ({
    [`claim.${name}.claim`]: `${FILL_IN}: ${say('scaffold.claim.claim')}`,
    [`claim.${name}.reason`]: `${FILL_IN}: ${say('scaffold.claim.reason')}`,
  }));
