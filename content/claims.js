// @ts-check
import {snapshotOf} from './claim/evaluate.js';
import {snapshotPath} from './claim/load-claims.js';
import {claimViews} from './claim/view.js';
import {ORIGINAL} from './languages.js';
import {byPlace} from './problem.js';
import {checkClaims} from './rules/claims.js';
import {readPages} from './site/pages.js';
import {readSite} from './site/load-site.js';

/**
 * The claims of all studies as a language's reader sees them, and what is wrong with them.
 *
 * @param {string} root the project's root
 * @param {{locale?: string} & {[field in Field]?: string}} [wanted]
 * @returns {Promise<{claims: ClaimView[], problems: import('./problem.js').Problem[], choices: Record<Field, string[]>}>}
 *   `choices` are the values that each filter can take
 *
 * @typedef {'study' | 'verdict' | 'source'} Field that claims can be filtered by
 * @typedef {import('./claim/view.js').ClaimView} ClaimView
 * @typedef {import('./claim/evaluate.js').Snapshot} Snapshot
 */
export async function listClaims(root, {locale = ORIGINAL, ...wanted} = {}) {
  const site = await readSite(root);
  const views = claimViews(site, locale);
  const filters = FIELDS.filter((name) => wanted[name] !== undefined);
  return {
    claims: views.filter((view) => filters.every((name) => view[name] === wanted[name])),
    problems: [...site.problems, ...checkClaims(site, readPages(root))].sort(byPlace),
    choices: {
      study: distinct(views, 'study'),
      verdict: distinct(views, 'verdict'),
      source: distinct(views, 'source'),
    },
  };
}

const FIELDS = /** @type {const} */ (['study', 'verdict', 'source']);

/** @param {readonly ClaimView[]} views @param {Field} name */
function distinct(views, name) {
  return [...new Set(views.map((view) => view[name]))];
}

/**
 * The records of a site's claims that are to be written. A claim that can't be computed, or whose numbers contradict the
 * verdict in its file, keeps the record that it has.
 *
 * @param {Pick<import('./types.js').Site, 'claims' | 'computed'>} site
 * @returns {[file: string, text: string][]} of those studies whose record differs from what is there
 */
export function recordsOfClaims(site) {
  const keys = [...site.claims.keys(), ...site.computed.keys()];
  const studies = [...new Set(keys.map((key) => key.split('/')[0]))];
  return studies.flatMap((study) => {
    const before = recordOf(study, [...site.computed.keys()], (key) => site.computed.get(key));
    const after = recordOf(study, [...site.claims.keys()], (key) => recordNow(site, key));
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    return [[snapshotPath(study), `${JSON.stringify(after, null, 2)}\n`]];
  });
}

/**
 * What is recorded of each claim of a study, by the claim's id.
 *
 * @param {string} study
 * @param {readonly string[]} keys
 * @param {(key: string) => Snapshot | undefined} entryOf
 */
function recordOf(study, keys, entryOf) {
  const own = keys.filter((key) => key.startsWith(`${study}/`));
  const entries = own.map((key) => [key.slice(study.length + 1), entryOf(key)]);
  return Object.fromEntries(entries.filter(([, entry]) => entry));
}

/** @param {Parameters<typeof recordsOfClaims>[0]} site @param {string} key */
function recordNow({claims, computed}, key) {
  const result = claims.get(key)?.result;
  const contradicted = result && result.judged !== null && result.judged !== result.verdict;
  return result && !contradicted ? snapshotOf(result) : computed.get(key);
}
