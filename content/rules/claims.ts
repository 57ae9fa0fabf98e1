import {idleTolerances, possibleAnswers, unexplainedTolerances} from '../../lib/verdict/decide.ts';
import {rangeOfEnd} from '../../lib/verdict/quoted.ts';
import {changesBetween, judgedOf, snapshotOf} from '../claim/evaluate.ts';
import {snapshotPath} from '../claim/load-claims.ts';
import {answersTo} from '../claim/shape.ts';
import {problemAt} from '../problem.ts';
import {ORIGINAL} from '../languages.ts';
import {quantitiesOf} from '../value/reference.ts';
import {catalogueFile, isNowhere} from '../site/catalogues.ts';
import {catalogueOf, sourcesOfStudy} from '../site/studies.ts';
import {usesOf} from '../site/tags.ts';
import type {Checkable, ClaimEntry, Evaluation, Site} from '../types.ts';

/**
 * Every claim has its texts and its source, its recorded verdict is the one that the numbers give,
 * and its numbers are the committed ones.
 */
export function checkClaims({site, pages}: Checkable) {
  const uses = usesOf(pages, 'Claim');
  const entries = [...site.claims.values()];
  return [
    ...entries.flatMap((entry) => flawsOfEntry(entry, site, uses(entry.key))),
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

/** A judge answers the claim’s own question and can return what is recorded, and a tolerance of the claim's own has a reason and an effect. */
function flawsOfJudge({key, study, claim, place, result}: Computed, site: Site) {
  const {judge, verdict} = claim;
  if (!judge) return [];
  const possible = possibleAnswers(judge);
  const strange = possible.filter((answer) => !answersTo(claim).includes(answer));
  const judged = judgedOf(claim, quantitiesOf(site, study).value);
  const idle = result.judged === null ? [] : idleTolerances(judge, judged, result.judged);
  const flaw = (code: string, params: object) => problemAt(code, place, {claim: key, ...params});
  return [
    ...(strange.length === 0 ? [] : [flaw('claim-question', {strange: strange.join(', ')})]),
    ...(possible.includes(verdict)
      ? []
      : [flaw('claim-judge', {verdict, possible: possible.join(', ')})]),
    ...unexplainedTolerances(judge).map((own) => flaw('claim-tolerance-unexplained', own)),
    ...idle.map((own) => flaw('claim-tolerance-idle', own)),
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
  const file = catalogueFile(ORIGINAL, name);
  return (claim.of ? ['reason'] : ['claim', 'reason'])
    .map((part) => `claim.${claim.id}.${part}`)
    .filter((text) => isNowhere(site, name, text))
    .map((text) => problemAt('claim-text', {file}, {claim: key, key: text}));
}

function flawsOfSource({key, study, claim, place}: ClaimEntry, site: Site) {
  const known = sourcesOfStudy(site, study).map(({id}) => id);
  const mayBeUnread = site.runs.unreadable.some((id) => id.startsWith(`${study}/`));
  if (claim.of || known.includes(claim.source) || mayBeUnread) return [];
  return [problemAt('claim-source', place, {claim: key, source: claim.source, known})];
}

function forgottenSnapshots(site: Site) {
  return [...site.computed.keys()]
    .filter((key) => !site.claims.has(key))
    .map((key) =>
      problemAt('claim-forgotten', {file: snapshotPath(key.split('/')[0])}, {claim: key}),
    );
}
