// @ts-check
/** @import {Claim, ClaimEntry, Problem, Site} from '../types.js' */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {problemAt} from '../problem.js';
import {filesUnder} from '../site/files.js';
import {ORIGINAL} from '../languages.js';
import {FOLDERS} from '../site/folders.js';
import {importModules} from '../site/modules.js';
import {problemsOfError} from '../site/runs.js';
import {STUDY_MODULES, catalogueOf, studyFolder, studyOf} from '../site/studies.js';
import {evaluateClaim} from './evaluate.js';
import {flawsOfClaim} from './shape.js';

/**
 * All claims of all studies, computed.
 *
 * @param {string} root
 * @param {Pick<Site, 'runs' | 'quantities' | 'catalogues'>} site
 * @returns {Promise<Pick<Site, 'claims' | 'computed' | 'problems'> & {sources: Site['claimSources']}>} claims by
 *   `<study>/<id>`; `computed` is what the committed snapshots say, by the same key; `sources` by study: those that no
 *   result file names, such as pages of ours
 */
export async function loadClaims(root, site) {
  const {modules, problems} = await importModules(root, FOLDERS.studies, STUDY_MODULES.claims);
  const studies = modules.map(({file, module}) =>
    loadStudy(root, file, studyOf(file), module, site),
  );
  return {
    claims: new Map(studies.flatMap(({entries}) => entries)),
    computed: new Map(studies.flatMap(({snapshot}) => snapshot)),
    sources: new Map(modules.map(({file, module}) => [studyOf(file), module.sources ?? []])),
    problems: [...problems, ...studies.flatMap((each) => each.problems)],
  };
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} study
 * @param {import('../site/modules.js').Exports} module
 * @param {Parameters<typeof loadClaims>[1]} site
 * @returns {{entries: [string, ClaimEntry][], snapshot: [string, Snapshot][], problems: Problem[]}}
 *
 * @typedef {import('./evaluate.js').Snapshot} Snapshot
 */
function loadStudy(root, file, study, {claims}, site) {
  if (!Array.isArray(claims)) {
    const problem = problemAt('claims-missing', {file}, {study});
    return {entries: [], snapshot: [], problems: [problem]};
  }
  const sources = sourcesOf(root, study);
  const loaded = claims.map((claim) => {
    const place = placeOfClaim(sources, claim.id) ?? {file};
    return loadClaim(claim, study, place, site);
  });
  const committed = readSnapshot(root, study);
  return {
    entries: loaded.map(({entry}) => [entry.key, entry]),
    snapshot: Object.entries(committed.content).map(([id, value]) => [`${study}/${id}`, value]),
    problems: [
      ...loaded.flatMap(({problems}) => problems),
      ...repeatedIds(loaded),
      ...committed.problems,
    ],
  };
}

/** @param {readonly {entry: ClaimEntry}[]} loaded */
function repeatedIds(loaded) {
  const keys = loaded.map(({entry}) => entry.key);
  return loaded
    .filter(({entry}, index) => keys.indexOf(entry.key) < index)
    .map(({entry}) => problemAt('claim-twice', entry.place, {claim: entry.key}));
}

/**
 * @param {Claim} claim
 * @param {string} study
 * @param {import('../problem.js').Place} place
 * @param {Parameters<typeof loadClaims>[1]} site
 * @returns {{entry: ClaimEntry, problems: Problem[]}}
 */
function loadClaim(claim, study, place, site) {
  const key = `${study}/${claim.id}`;
  const flaws = flawsOfClaim(claim).map((flaw) =>
    problemAt('claim-field', place, {claim: key, ...flaw}),
  );
  const entry = {key, study, claim, place, result: null};
  try {
    return {
      entry: {
        ...entry,
        result: evaluateClaim(claim, study, site, textsOfClaim(claim, study, site)),
      },
      problems: flaws,
    };
  } catch (error) {
    const found = problemsOfError(/** @type {Error} */ (error), (reason) =>
      problemAt('claim-not-computed', place, {claim: key, reason}),
    );
    return {entry, problems: [...flaws, ...found]};
  }
}

/** A claim's texts in the first language; the others name the same quantities, which the catalogues' check sees to. */
/** @param {Claim} claim @param {string} study @param {Pick<Site, 'catalogues'>} site */
function textsOfClaim({id}, study, {catalogues}) {
  const catalogue = catalogues[ORIGINAL][catalogueOf(study)] ?? {};
  return Object.entries(catalogue)
    .filter(([key]) => key.startsWith(`claim.${id}.`))
    .map(([, text]) => text);
}

/** Path of the committed numbers and verdicts of a study's claims. @param {string} study */
export function snapshotPath(study) {
  return `${studyFolder(study)}/claims.computed.json`;
}

/** @param {string} root @param {string} study @returns {{content: Record<string, Snapshot>, problems: Problem[]}} */
function readSnapshot(root, study) {
  const file = snapshotPath(study);
  try {
    return {content: JSON.parse(readFileSync(join(root, file), 'utf8')), problems: []};
  } catch (error) {
    const {code, message} = /** @type {NodeJS.ErrnoException} */ (error);
    const problems = code === 'ENOENT' ? [] : [problemAt('json-syntax', {file}, {reason: message})];
    return {content: {}, problems};
  }
}

/** A study's claims may be spread over files in a folder of its name. @param {string} root @param {string} study */
function sourcesOf(root, study) {
  return filesUnder(root, `${studyFolder(study)}/claims`, /\.js$/).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
}

/** @param {readonly {file: string, text: string}[]} sources @param {string} id */
function placeOfClaim(sources, id) {
  const pattern = new RegExp(`\\bid:\\s*['"\`]${id}['"\`]`);
  const found = sources.find(({text}) => pattern.test(text));
  if (!found) return null;
  return {
    file: found.file,
    line: found.text.slice(0, found.text.search(pattern)).split('\n').length,
  };
}
