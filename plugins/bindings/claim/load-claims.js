import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {problemAt} from '../problem.js';
import {FOLDERS} from '../site/folders.js';
import {importModules} from '../site/modules.js';
import {evaluateClaim} from './evaluate.js';
import {flawsOfClaim} from './shape.js';

/**
 * All claims of all studies, computed.
 *
 * @param {string} root
 * @param {Map<string, object>} runs
 * @returns {Promise<{claims: Map<string, object>, computed: Map<string, object>, problems: object[]}>}
 *   claims by `<study>/<id>`; `computed` is what the committed snapshots say, by the same key
 */
export async function loadClaims(root, runs) {
  const {modules, problems} = await importModules(root, FOLDERS.claims);
  const studies = modules.map(({file, name, module}) => loadStudy(root, file, name, module, runs));
  return {
    claims: new Map(studies.flatMap(({entries}) => entries)),
    computed: new Map(studies.flatMap(({snapshot}) => snapshot)),
    problems: [...problems, ...studies.flatMap((each) => each.problems)],
  };
}

function loadStudy(root, file, study, {claims}, runs) {
  if (!Array.isArray(claims)) {
    const problem = problemAt('claims-missing', {file}, {study});
    return {entries: [], snapshot: [], problems: [problem]};
  }
  const source = readFileSync(join(root, file), 'utf8');
  const problems = [];
  const seen = new Set();
  const entries = claims.flatMap((claim) => {
    const place = {file, line: lineOfClaim(source, claim.id)};
    const flaws = flawsOfClaim(claim).map((flaw) =>
      problemAt('claim-field', place, {claim: `${study}/${claim.id}`, ...flaw}),
    );
    if (seen.has(claim.id)) flaws.push(problemAt('claim-twice', place, {claim: claim.id}));
    seen.add(claim.id);
    const {entry, problem} = computeEntry(claim, study, place, runs);
    problems.push(...flaws, ...(problem ? [problem] : []));
    return [[entry.key, entry]];
  });
  const committed = readSnapshot(root, study);
  return {
    entries,
    snapshot: Object.entries(committed.content).map(([id, value]) => [`${study}/${id}`, value]),
    problems: [...problems, ...committed.problems],
  };
}

function computeEntry(claim, study, place, runs) {
  const entry = {key: `${study}/${claim.id}`, study, claim, place, result: null};
  try {
    return {entry: {...entry, result: evaluateClaim(claim, study, runs)}};
  } catch (error) {
    const params = {claim: entry.key, reason: error.message};
    return {entry, problem: problemAt('claim-not-computed', place, params)};
  }
}

/** Path of the committed numbers and verdicts of a study's claims. */
export function snapshotPath(study) {
  return `${FOLDERS.claims}/${study}.computed.json`;
}

function readSnapshot(root, study) {
  const file = snapshotPath(study);
  try {
    return {content: JSON.parse(readFileSync(join(root, file), 'utf8')), problems: []};
  } catch (error) {
    if (error.code === 'ENOENT') return {content: {}, problems: []};
    return {content: {}, problems: [problemAt('json-syntax', {file}, {reason: error.message})]};
  }
}

function lineOfClaim(source, id) {
  const at = source.search(new RegExp(`\\bid:\\s*['"\`]${id}['"\`]`));
  return at < 0 ? undefined : source.slice(0, at).split('\n').length;
}
