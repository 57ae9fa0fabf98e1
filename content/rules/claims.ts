import {changesBetween, snapshotOf} from '../claim/evaluate.ts';
import {snapshotPath} from '../claim/load-claims.ts';
import {problemAt} from '../problem.ts';
import {memoize} from '../memoize.ts';
import {LOCALES} from '../languages.ts';
import {catalogueOf} from '../site/studies.ts';
import {usesOf} from '../site/uses.ts';
import type {Evaluation} from '../claim/evaluate.ts';
import type {Page} from '../site/pages.ts';
import type {ClaimEntry, Site} from '../types.ts';

/**
 * Every claim has its texts and its source, its recorded verdict is the one that the numbers give,
 * and its numbers are the committed ones.
 */
export function checkClaims(site: Site, pages: Page[]) {
  const uses = usesOf(pages, 'Claim');
  const entries = [...site.claims.values()];
  return [
    ...entries.flatMap((entry) => flawsOfEntry(entry, site, uses.get(entry.key) ?? [])),
    ...forgottenSnapshots(site),
  ];
}

function flawsOfEntry(entry: ClaimEntry, site: Site, usedAt: string[]) {
  const texts = [...flawsOfTexts(entry, site), ...flawsOfSource(entry, site)];
  const {result} = entry;
  if (!result) return texts;
  const computed = {...entry, result};
  return [...flawsOfVerdict(computed, usedAt), ...flawsOfNumbers(computed, site, usedAt), ...texts];
}

export type Computed = ClaimEntry & {result: Evaluation};

function flawsOfVerdict({key, place, result}: Computed, usedAt: string[]) {
  const {verdict, judged} = result;
  if (judged === null || judged === verdict) return [];
  return [problemAt('claim-verdict', place, {claim: key, verdict, judged, usedAt})];
}

function flawsOfNumbers({key, study, place, result}: Computed, site: Site, usedAt: string[]) {
  const committed = site.computed.get(key);
  const snapshot = {claim: key, snapshot: snapshotPath(study), usedAt};
  if (!committed) return [problemAt('claim-not-recorded', place, snapshot)];
  const changes = changesBetween(committed, snapshotOf(result));
  if (changes.length === 0) return [];
  return [problemAt('claim-changed', place, {...snapshot, changes})];
}

function flawsOfTexts({key, study, claim}: ClaimEntry, site: Site) {
  const name = catalogueOf(study);
  // one that a single language lacks is said by the comparison of the catalogues
  const isNowhere = (text: string) =>
    LOCALES.every((locale) => !hasText(site.catalogues[locale][name], text));
  return [`claim.${claim.id}.claim`, `claim.${claim.id}.reason`]
    .filter(isNowhere)
    .map((text) =>
      problemAt('claim-text', {file: `i18n/en/${name}.json`}, {claim: key, key: text}),
    );
}

// a text with a count is there in its plural forms only
function hasText(catalogue = {}, key: string) {
  if (catalogue === null) return true; // it doesn't parse, which is said already
  return key in catalogue || `${key}_other` in catalogue;
}

function flawsOfSource({key, study, claim, place}: ClaimEntry, site: Site) {
  const known = sourcesOfStudy(site, study).map(({id}) => id);
  const mayBeUnread = site.runs.unreadable.some((id) => id.startsWith(`${study}/`));
  if (known.includes(claim.source) || mayBeUnread) return [];
  return [problemAt('claim-source', place, {claim: key, source: claim.source, known})];
}

/** Sources that the runs of a study or its claims name, each once: (site, study) → sources. */
export const sourcesOfStudy = memoize(findSources);

function findSources(site: Site, study: string) {
  const ofRuns = [...site.runs.byId.values()]
    .filter(({id}) => id.startsWith(`${study}/`))
    .flatMap(({origin}) => origin.sources ?? []);
  const all = [...ofRuns, ...(site.claimSources.get(study) ?? [])];
  return [...new Map(all.map((source) => [source.id, source])).values()];
}

function forgottenSnapshots(site: Site) {
  return [...site.computed.keys()]
    .filter((key) => !site.claims.has(key))
    .map((key) =>
      problemAt('claim-forgotten', {file: snapshotPath(key.split('/')[0])}, {claim: key}),
    );
}
