// @ts-check
import {changesBetween, snapshotOf} from '../claim/evaluate.js';
import {snapshotPath} from '../claim/load-claims.js';
import {problemAt} from '../problem.js';
import {memoize} from '../memoize.js';
import {LOCALES} from '../languages.js';
import {catalogueOf} from '../site/studies.js';
import {usesOf} from '../site/uses.js';

/** @import {Evaluation} from '../claim/evaluate.js' */
/** @import {Page} from '../site/pages.js' */
/** @import {ClaimEntry, Site} from '../types.js' */

/**
 * Every claim has its texts and its source, its recorded verdict is the one that the numbers give,
 * and its numbers are the committed ones.
 *
 * @param {Site} site
 * @param {Page[]} pages
 */
export function checkClaims(site, pages) {
  const uses = usesOf(pages, 'Claim');
  const entries = [...site.claims.values()];
  return [
    ...entries.flatMap((entry) => flawsOfEntry(entry, site, uses.get(entry.key) ?? [])),
    ...forgottenSnapshots(site),
  ];
}

/** @param {ClaimEntry} entry @param {Site} site @param {string[]} usedAt */
function flawsOfEntry(entry, site, usedAt) {
  const texts = [...flawsOfTexts(entry, site), ...flawsOfSource(entry, site)];
  const {result} = entry;
  if (!result) return texts;
  const computed = {...entry, result};
  return [...flawsOfVerdict(computed, usedAt), ...flawsOfNumbers(computed, site, usedAt), ...texts];
}

/** @typedef {ClaimEntry & {result: Evaluation}} Computed */

/** @param {Computed} entry @param {string[]} usedAt */
function flawsOfVerdict({key, place, result}, usedAt) {
  const {verdict, judged} = result;
  if (judged === null || judged === verdict) return [];
  return [problemAt('claim-verdict', place, {claim: key, verdict, judged, usedAt})];
}

/** @param {Computed} entry @param {Site} site @param {string[]} usedAt */
function flawsOfNumbers({key, study, place, result}, site, usedAt) {
  const committed = site.computed.get(key);
  const snapshot = {claim: key, snapshot: snapshotPath(study), usedAt};
  if (!committed) return [problemAt('claim-not-recorded', place, snapshot)];
  const changes = changesBetween(committed, snapshotOf(result));
  if (changes.length === 0) return [];
  return [problemAt('claim-changed', place, {...snapshot, changes})];
}

/** @param {ClaimEntry} entry @param {Site} site */
function flawsOfTexts({key, study, claim}, site) {
  const name = catalogueOf(study);
  // one that a single language lacks is said by the comparison of the catalogues
  /** @param {string} text */
  const isNowhere = (text) =>
    LOCALES.every((locale) => !hasText(site.catalogues[locale][name], text));
  return [`claim.${claim.id}.claim`, `claim.${claim.id}.reason`]
    .filter(isNowhere)
    .map((text) =>
      problemAt('claim-text', {file: `i18n/en/${name}.json`}, {claim: key, key: text}),
    );
}

// a text with a count is there in its plural forms only
/** @param {string} key */
function hasText(catalogue = {}, key) {
  if (catalogue === null) return true; // it doesn't parse, which is said already
  return key in catalogue || `${key}_other` in catalogue;
}

/** @param {ClaimEntry} entry @param {Site} site */
function flawsOfSource({key, study, claim, place}, site) {
  const known = sourcesOfStudy(site, study).map(({id}) => id);
  const mayBeUnread = site.runs.unreadable.some((id) => id.startsWith(`${study}/`));
  if (known.includes(claim.source) || mayBeUnread) return [];
  return [problemAt('claim-source', place, {claim: key, source: claim.source, known})];
}

/** Sources that the runs of a study or its claims name, each once: (site, study) → sources. */
export const sourcesOfStudy = memoize(findSources);

/** @param {Site} site @param {string} study */
function findSources(site, study) {
  const ofRuns = [...site.runs.byId.values()]
    .filter(({id}) => id.startsWith(`${study}/`))
    .flatMap(({origin}) => origin.sources ?? []);
  const all = [...ofRuns, ...(site.claimSources.get(study) ?? [])];
  return [...new Map(all.map((source) => [source.id, source])).values()];
}

/** @param {Site} site */
function forgottenSnapshots(site) {
  return [...site.computed.keys()]
    .filter((key) => !site.claims.has(key))
    .map((key) =>
      problemAt('claim-forgotten', {file: snapshotPath(key.split('/')[0])}, {claim: key}),
    );
}
