import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {snapshotOf} from './claim/evaluate.js';
import {snapshotPath} from './claim/load-claims.js';
import {claimViews} from './claim/view.js';
import {byPlace} from './problem.js';
import {checkClaims} from './rules/claims.js';
import {readPages} from './site/pages.js';
import {readSite} from './site/load-site.js';

/**
 * The claims of all studies as a language's reader sees them, and what is wrong with them.
 *
 * @param {string} root the project's root
 * @param {{locale?: 'en' | 'ru', study?: string, verdict?: string, source?: string}} [wanted]
 * @returns {Promise<{claims: object[], problems: object[], choices: Record<string, string[]>}>}
 *   `choices` are the values that each filter can take
 */
export async function listClaims(root, {locale = 'en', ...wanted} = {}) {
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
 * Writes the numbers and verdicts that claims have now, so that the next change of one is seen.
 *
 * @param {string} root
 * @returns {Promise<{written: string[], problems: object[]}>} nothing is written while a claim
 *   can't be computed or the numbers contradict its recorded verdict
 */
export async function updateSnapshots(root) {
  const site = await readSite(root);
  const problems = [...site.problems, ...verdictsAtOdds(site)].sort(byPlace);
  if (problems.length > 0) return {written: [], problems};
  const entries = [...site.claims.values()];
  const studies = [...new Set(entries.map(({study}) => study))];
  const written = studies.filter((study) => writeSnapshot(root, study, entries, site.computed));
  return {written: written.map(snapshotPath), problems: []};
}

function verdictsAtOdds(site) {
  return checkClaims(site, []).filter(({code}) => code === 'claim-verdict');
}

function writeSnapshot(root, study, entries, computed) {
  const own = entries.filter((entry) => entry.study === study);
  const content = Object.fromEntries(own.map(({claim, result}) => [claim.id, snapshotOf(result)]));
  const committed = [...computed].filter(([key]) => key.startsWith(`${study}/`));
  const before = Object.fromEntries(
    committed.map(([key, value]) => [key.slice(study.length + 1), value]),
  );
  if (JSON.stringify(before) === JSON.stringify(content)) return false;
  writeFileSync(join(root, snapshotPath(study)), `${JSON.stringify(content, null, 2)}\n`);
  return true;
}
