import React from 'react';
import textOf from '@claims/texts';
import {wholeNames} from '../../../lib/quantity/whole-units.ts';
import ClaimEntry from './ClaimEntry.tsx';
import ClaimLine from './ClaimLine.tsx';
import ListForm from './ListForm.tsx';
import type {ClaimLists, ListedClaim, ListedSection, StudyClaims} from './types.ts';

/**
 * The list of claims with what narrows it. Only the server draws it: `@still/claims` is empty in readers' browsers,
 * which have it in the page.
 *
 * @param props with a study its claims in full, otherwise a line for each claim of all studies
 */
export default function ClaimsStill({study}: {study?: string}) {
  const {studies, filters, words, total} = JSON.parse(
    textOf(`${study ?? 'all'}.json`),
  ) as ClaimLists;
  const fields = filters.map(({name, choices}) => ({
    name,
    label: words[`list.${name}`],
    choices: choices.map(({value, word, count}) => ({value, text: `${word} (${count})`})),
  }));
  return (
    <>
      <ListForm
        {...{fields, total}}
        words={formWords(words)}
        search={words[study ? 'list.search' : 'list.search-short']}
        flag={{name: 'key', label: words['list.key']}}
      />
      <div data-list="">
        {study
          ? studies[0].sections.map((section) => (
              <Section key={section.source + section.where} {...{section, words}} />
            ))
          : studies.map((each) => <Study key={each.study} group={each} words={words} />)}
      </div>
    </>
  );
}

const formWords = (words: Record<string, string>) => ({
  legend: words['list.legend'],
  all: words['list.all'],
  shown: words['list.shown'],
  none: words['list.none'],
  reset: words['list.reset'],
  failed: words['list.failed'],
});

/** All claims of a study, a line each. */
function Study({
  group: {study, title, page, address, sections},
  words,
}: {
  group: StudyClaims;
  words: Record<string, string>;
}) {
  const all = sections.flatMap(({claims}) => claims);
  // Most studies read one source, which is said once, where the list's script looks for it too.
  const source = all.every((claim) => claim.source === all[0].source) ? all[0].source : undefined;
  return (
    <section data-study={study} data-source={source}>
      <h3>
        <a href={address}>{wholeNames(title)}</a>
      </h3>
      {page && (
        <p>
          <a href={page}>{words['claim.study']}</a>
        </p>
      )}
      {runsOf(all).map((claims) => (
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
function runsOf(claims: ListedClaim[]) {
  const runs: ListedClaim[][] = [];
  for (const claim of claims)
    if (runs.at(-1)?.[0].source === claim.source) runs.at(-1)?.push(claim);
    else runs.push([claim]);
  return runs;
}

/** What one section of a source claims. */
function Section({
  section: {where, claims},
  words,
}: {
  section: ListedSection;
  words: Record<string, string>;
}) {
  return (
    <section>
      <h2>{where ? <span lang="en">{wholeNames(where)}</span> : words['claim.key']}</h2>
      <ul>
        {claims.map((claim) => (
          <ClaimEntry key={claim.id} {...{claim, words}} />
        ))}
      </ul>
    </section>
  );
}
