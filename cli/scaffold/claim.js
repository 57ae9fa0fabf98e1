// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readResults} from '../../content/results/read-results.js';
import {WrongUsage} from '../wrong-usage.js';
import {FILL_IN} from '../../content/fill-in.js';
import {extendedCatalogues, inEachLanguage, partsOf} from './project.js';

/**
 * A new claim of a source, as a statement that nothing decides yet.
 *
 * @param {string} id `<study>/<claim>`
 * @param {{root: string, source: string}} options
 * @returns {Promise<{files: import('../commands/new.js').NewFile[], next: string[]}>}
 * @throws {WrongUsage} new.no-source, new.claims-unlistable
 */
export async function scaffoldClaim(id, {root, source}) {
  const {study, name} = partsOf(id);
  await requireSource(root, study, source);
  return {
    files: [
      {path: `src/studies/${study}/claims/${name}.js`, text: entryOf(name, source)},
      listWith(root, study, name),
      ...extendedCatalogues(root, `studies/${study}`, textsOf(name)),
    ],
    next: ['npm run bench -- update', `<Claim id="${id}">…</Claim>`, 'npm run bench -- validate'],
  };
}

/**
 * The list of a study's claims, with the new file at its end, or as it is if it has that file.
 *
 * @param {string} root
 * @param {string} study
 * @param {string} name
 */
function listWith(root, study, name) {
  const path = `src/studies/${study}/claims/index.js`;
  const list = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : EMPTY_LIST;
  const variable = name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const line = `import {claims as ${variable}Claims} from './${name}.js';\n`;
  if (list.includes(line)) return {path, text: list, isExtended: true};
  const end = list.lastIndexOf('];');
  if (end < 0) throw new WrongUsage('new.claims-unlistable', {path});
  // The comment for the type checker stays first.
  const entry = `${list.slice(0, end)}  ...${variable}Claims,\n${list.slice(end)}`;
  const text = entry.replace(/^(?:\/\/ @ts-check\n)?/u, (first) => `${first}${line}`);
  return {path, text, isExtended: true};
}

const TYPED = "/** @type {import('../../types.js').Claim[]} */";
const EMPTY_LIST = `// @ts-check

${TYPED}
export const claims = [
];
`;

/** @param {string} root @param {string} study @param {string} source */
async function requireSource(root, study, source) {
  const runs = [...(await readResults(root)).values()].filter(({id}) => id.startsWith(`${study}/`));
  const known = [
    ...new Set(runs.flatMap(({origin}) => (origin.sources ?? []).map((one) => one.id))),
  ];
  if (!known.includes(source)) throw new WrongUsage('new.no-source', {source, study, known});
}

/** @param {string} name @param {string} source */
const entryOf = (name, source) => `// @ts-check
${TYPED}
export const claims = [
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

/** @param {string} name */
const textsOf = (name) =>
  inEachLanguage((say) => ({
    [`claim.${name}.claim`]: `${FILL_IN}: ${say('scaffold.claim.claim')}`,
    [`claim.${name}.reason`]: `${FILL_IN}: ${say('scaffold.claim.reason')}`,
  }));
