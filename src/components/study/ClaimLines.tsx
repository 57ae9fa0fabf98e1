import React from 'react';
import {wholeNames} from '../../../lib/quantity/whole-units.ts';
import {MARKS} from './marks.ts';
import type {StudyClaims} from '../../../content/claim/groups.ts';
import type {ClaimView} from '../../../content/claim/view.ts';

/** Claims of a study, a line each: all of them, or the key ones. */
export function StudyLines(props: {
  group: StudyClaims & {address: string};
  words: Record<string, string>;
  isShort?: boolean;
}) {
  const {
    group: {study, title, page, address, sections},
    words,
    isShort,
  } = props;
  const all = sections.flatMap(({claims}) => claims);
  const shown = isShort ? all.filter(({isKey}) => isKey) : all;
  // Most studies read one source, which is said once, where the list's script looks for it too.
  const source = all.every((claim) => claim.source === all[0].source) ? all[0].source : undefined;
  return (
    <section
      data-study={study}
      data-source={source}
      data-workload={all[0].workloads.map(([id]) => id).join(' ') || undefined}
    >
      <h3>
        <a href={address}>{wholeNames(title)}</a>
      </h3>
      <p>
        {page && <a href={page}>{words['claim.study']}</a>}
        {page && ' · '}
        <a href={address}>{`${words['claim.all']}: ${all.length}`}</a>
      </p>
      {runsOf(shown).map((claims) => (
        <ul key={claims[0].id} data-source={source ? undefined : claims[0].source}>
          {claims.map((claim) => (
            <ClaimLine key={claim.id} claim={claim} />
          ))}
        </ul>
      ))}
    </section>
  );
}

/** Claims in lists of one source each, in their order: a list says its source for all of its lines. */
function runsOf(claims: ClaimView[]) {
  const runs: ClaimView[][] = [];
  for (const claim of claims)
    if (runs.at(-1)?.[0].source === claim.source) runs.at(-1)?.push(claim);
    else runs.push([claim]);
  return runs;
}

/**
 * One claim in the list of all: its quote, which leads to the calculation, both answers, and what is claimed. The list
 * is long, so its parts carry no classes and no ids of their own: the list's script finds a line by a link in it,
 * which is written from this page on.
 */
function ClaimLine({claim}: {claim: ClaimView}) {
  const {study, id, verdict, verdictWord, isKey, elsewhere} = claim;
  return (
    <li {...dataOf(claim)} data-key={isKey && 'true'}>
      <a href={`${study}/#${id}`}>
        <Quote text={claim.quote} />
      </a>{' '}
      <b>{`${MARKS[verdict]} ${verdictWord}`}</b>
      {elsewhere.map((found) => (
        <a
          key={`${found.study}/${found.id}`}
          href={`${found.study}/#${found.id}`}
          data-verdict={found.verdict}
        >
          {' '}
          <b>{`${MARKS[found.verdict]} ${found.verdictWord}`}</b>
        </a>
      ))}
      <p>{claim.claim}</p>
    </li>
  );
}

/** What an entry is filtered by besides its source. */
export const dataOf = ({verdict, runtimes, elsewhere}: ClaimView) => ({
  'data-verdict': verdict,
  'data-runtime': runtimes.join(' ') || undefined,
  'data-found': elsewhere.map((found) => found.verdict).join(' ') || undefined,
});

/** A source's words, in its language. */
export function Quote({text}: {text: string}) {
  return <q lang={/[а-яё]/iu.test(text) ? 'ru' : 'en'}>{text}</q>;
}
