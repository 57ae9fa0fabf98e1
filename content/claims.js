import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
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
 * @param {{locale?: string, study?: string, verdict?: string, source?: string}} [wanted]
 * @returns {Promise<{claims: object[], problems: object[], choices: Record<string, string[]>}>}
 *   `choices` are the values that each filter can take
 */
export async function listClaims(root, {locale = ORIGINAL, ...wanted} = {}) {
  const site = await readSite(root);
  const views = claimViews(site, locale);
  const filters = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return {
    claims: views.filter((view) => filters.every(([name, value]) => view[name] === value)),
    problems: [...site.problems, ...checkClaims(site, readPages(root))].sort(byPlace),
    choices: Object.fromEntries(
      ['study', 'verdict', 'source'].map((name) => [name, distinct(views, name)]),
    ),
  };
}

function distinct(views, name) {
  return [...new Set(views.map((view) => view[name]))];
}

/**
 * Records the claims of a site as they are now. One that can't be computed, or whose numbers contradict the verdict
 * in its file, keeps the record that it has.
 *
 * @param {string} root
 * @param {object} site what readSite gives
 * @param {{dryRun?: boolean}} [options]
 * @returns {string[]} records that were or would be written
 */
export function recordClaims(root, site, {dryRun = false} = {}) {
  const keys = [...site.claims.keys(), ...site.computed.keys()];
  const studies = [...new Set(keys.map((key) => key.split('/')[0]))];
  return studies.flatMap((study) => {
    const before = recordOf(study, [...site.computed.keys()], (key) => site.computed.get(key));
    const after = recordOf(study, [...site.claims.keys()], (key) => recordNow(site, key));
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const text = `${JSON.stringify(after, null, 2)}\n`;
    if (!dryRun) writeFileSync(join(root, snapshotPath(study)), text);
    return [snapshotPath(study)];
  });
}

/** What is recorded of each claim of a study, by the claim's id. */
function recordOf(study, keys, entryOf) {
  const own = keys.filter((key) => key.startsWith(`${study}/`));
  const entries = own.map((key) => [key.slice(study.length + 1), entryOf(key)]);
  return Object.fromEntries(entries.filter(([, entry]) => entry));
}

function recordNow({claims, computed}, key) {
  const {result} = claims.get(key);
  const contradicted = result && result.judged !== null && result.judged !== result.verdict;
  return result && !contradicted ? snapshotOf(result) : computed.get(key);
}
