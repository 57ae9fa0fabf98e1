import {present} from '../../lib/typed.ts';
import {claimAddress} from '../claim/anchor.ts';
import {answerViews, claimViews} from '../claim/view.ts';
import {inEachLanguage, ORIGINAL} from '../languages.ts';
import {readCorrections} from '../site/corrections.ts';
import {objectionsTo} from '../site/objections.ts';
import {addressesOf, daysOf, latestOf, studyNamer} from './common.ts';
import type {AnswerView} from '../claim/view.ts';
import type {ClaimEntry, Site} from '../types.ts';
import type {ApiAnswer, ApiClaim, InLanguages} from './types.ts';

/**
 * Every sentence that was checked, with its verdict and what others found.
 *
 * @param root address of the site's root, with a slash at its end
 */
export function apiClaims(site: Site, root: string): ApiClaim[] {
  const answer = answerMaker(site, root);
  const views = inEachLanguage((code) => claimViews(site, code));
  return views[ORIGINAL].map((view, index) => {
    const {id, study, source, sourceTitle, sourceUrl, where, quote, isKey, elsewhere} = view;
    const entry = entryOf(site, `${study}/${id}`);
    const stated = entry.result?.stated;
    return {
      ...answer(view),
      isKey: isKey ?? false,
      source: {
        ...{id: source, title: sourceTitle, ...(sourceUrl && {url: sourceUrl})},
        ...authorOf(site, study, source),
      },
      ...{where, quote},
      claim: inEachLanguage((code) => views[code][index].claim),
      ...(stated && {stated}),
      found: elsewhere.map(answer),
    };
  });
}

/** Who wrote a source, where its runs say so. */
function authorOf(site: Site, study: string, source: string) {
  const author = [...site.runs.byId.values()]
    .filter(({id}) => id.startsWith(`${study}/`))
    .flatMap(({origin}) => origin.sources ?? [])
    .find(({id}) => id === source)?.author;
  return author && author !== 'unknown' ? {author} : {};
}

const entryOf = ({claims}: Site, key: string) => present(claims.get(key), `the claim ${key}`);

function answerMaker(site: Site, root: string) {
  const named = studyNamer(site, root);
  const corrections = readCorrections(site.root);
  return ({study, id, place, verdict, judges}: AnswerView): ApiAnswer => {
    const key = `${study}/${id}`;
    const entry = entryOf(site, key);
    const said = (field: 'verdictWord' | 'reason' | 'calculation' | 'ours') =>
      inEachLanguage((code) => answerViews(site, code).get(key)?.[field] ?? '');
    const own = corrections.filter(({claims}) => claims?.includes(key));
    const {calculation} = present(answerViews(site, ORIGINAL).get(key), key);
    return {
      id: key,
      study: named(study),
      address: addressesOf(root, claimAddress(entry)),
      ...(place && {place: addressesOf(root, place)}),
      verdict,
      verdictWord: said('verdictWord'),
      reason: said('reason'),
      ...(calculation && {calculation: said('calculation')}),
      ...oursOf(entry, said('ours')),
      judges,
      corrections: own.map((each) => each.id),
      objections: objectionsTo(site.root, 'claims', key).map((each) => each.id),
      updated: latestOf(site, [...own.map(({date}) => date), ...daysBehind(site, entry)]),
    };
  };
}

function oursOf({result}: ClaimEntry, text: InLanguages): Pick<ApiAnswer, 'ours'> {
  if (!result || result.ours === null || text[ORIGINAL] === '') return {};
  const {ours: value, unit} = result;
  return {ours: {value, ...(unit && {unit}), text}};
}

/** When what an answer rests on was measured, published and read: the runs that have its source, else all of its study. */
function daysBehind({runs}: Site, {study, claim}: ClaimEntry) {
  const own = [...runs.byId.values()].filter(({id}) => id.startsWith(`${study}/`));
  const named = own.filter(({origin}) => origin.sources?.some(({id}) => id === claim.source));
  return (named.length > 0 ? named : own).flatMap(daysOf);
}
