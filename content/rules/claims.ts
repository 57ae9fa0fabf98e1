import {idleTolerances, possibleVerdicts, unexplainedTolerances} from '../../lib/verdict/decide.ts';
import {rangeOfEnd} from '../../lib/verdict/quoted.ts';
import {changesBetween, judgedOf, snapshotOf} from '../claim/evaluate.ts';
import {snapshotPath} from '../claim/load-claims.ts';
import {problemAt} from '../problem.ts';
import {LOCALES} from '../languages.ts';
import {quantitiesOf} from '../quantities/study-quantities.ts';
import {catalogueOf, sourcesOfStudy} from '../site/studies.ts';
import {usesOf} from '../site/tags.ts';
import type {ClaimEntry, Evaluation, Page, Site} from '../types.ts';

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
  const texts = [
    ...flawsOfStated(entry),
    ...flawsOfTexts(entry, site),
    ...flawsOfSource(entry, site),
  ];
  const {result} = entry;
  if (!result) return texts;
  const computed = {...entry, result};
  return [
    ...flawsOfVerdict(computed, usedAt),
    ...flawsOfJudge(computed, site),
    ...flawsOfNumbers(computed, site, usedAt),
    ...texts,
  ];
}

type Computed = ClaimEntry & {result: Evaluation};

function flawsOfVerdict({key, place, result}: Computed, usedAt: string[]) {
  const {verdict, judged} = result;
  if (judged === null || judged === verdict) return [];
  return [problemAt('claim-verdict', place, {claim: key, verdict, judged, usedAt})];
}

/** A judge can return the recorded verdict, and a tolerance of the claim's own has a reason and an effect. */
function flawsOfJudge({key, study, claim, place, result}: Computed, site: Site) {
  const {judge, verdict} = claim;
  if (!judge) return [];
  const possible = possibleVerdicts(judge);
  const judged = judgedOf(claim, quantitiesOf(site, study).value);
  const idle = result.judged === null ? [] : idleTolerances(judge, judged, result.judged);
  return [
    ...(possible.includes(verdict)
      ? []
      : [problemAt('claim-judge', place, {claim: key, verdict, possible: possible.join(', ')})]),
    ...unexplainedTolerances(judge).map(({by, tolerance}) =>
      problemAt('claim-tolerance-unexplained', place, {claim: key, by, tolerance}),
    ),
    ...idle.map(({by, tolerance}) =>
      problemAt('claim-tolerance-idle', place, {claim: key, by, tolerance}),
    ),
  ];
}

/** A range that is quoted is stated as one. */
function flawsOfStated({key, claim: {quote, stated}, place}: ClaimEntry) {
  const range = stated && 'value' in stated ? rangeOfEnd(quote, stated.value) : undefined;
  return range ? [problemAt('claim-range', place, {claim: key, range})] : [];
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

function forgottenSnapshots(site: Site) {
  return [...site.computed.keys()]
    .filter((key) => !site.claims.has(key))
    .map((key) =>
      problemAt('claim-forgotten', {file: snapshotPath(key.split('/')[0])}, {claim: key}),
    );
}
