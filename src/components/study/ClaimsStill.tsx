import React from 'react';
import textOf from '@claims/texts';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {wholeNames} from '../../../lib/quantity/whole-units.ts';
import ListForm from './ListForm.tsx';
import Verdict, {MARKS} from './Verdict.tsx';
import type {CorrectionNote} from '../../../content/site/corrections.ts';
import type {ClaimLists, ListedClaim, ListedSection, StudyClaims} from './types.ts';

/**
 * The list of claims with what narrows it. Only the server draws it: `@still/claims` is empty in readers' browsers,
 * which have it in the page.
 *
 * @param props with a study its claims in full, otherwise a line for each claim of all studies
 */
export default function ClaimsStill({study}: {study?: string}) {
  const {studies, filters, words, total}: ClaimLists = JSON.parse(textOf(`${study ?? 'all'}.json`));
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
function Study(props: {group: StudyClaims; words: Record<string, string>}) {
  const {
    group: {study, title, page, address, sections},
    words,
  } = props;
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
function Section(props: {section: ListedSection; words: Record<string, string>}) {
  const {
    section: {where, claims},
    words,
  } = props;
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

/**
 * One claim: its quote, verdict and what is claimed; opened, what the numbers give, why the verdict is so, and the
 * way to its place in the study and to the source.
 */
function ClaimEntry({claim, words}: {claim: ListedClaim; words: Record<string, string>}) {
  const {id, verdict, verdictWord, source, isKey, place} = claim;
  const {collectAnchor, collectLink} = useBrokenLinks();
  collectAnchor(id);
  if (place) collectLink(place);
  return (
    <li id={id} data-verdict={verdict} data-source={source} data-key={isKey && 'true'}>
      <details>
        <summary>
          <Quote text={claim.quote} /> <Verdict verdict={verdict} word={verdictWord} />
          <span>{claim.claim}</span>
        </summary>
        <Numbers claim={claim} words={words} />
        <p>{claim.reason}</p>
        {claim.corrections.map((note) => (
          <Correction key={note.address} note={note} />
        ))}
        <footer>
          <Source claim={claim} />, <span lang="en">{claim.where}</span>
          {place && (
            <>
              {' · '}
              <a href={place}>{words['claim.place']}</a>
            </>
          )}
          {' · '}
          <a href={`#${id}`}>{words['claim.link']}</a>
        </footer>
      </details>
    </li>
  );
}

function Correction({note: {when, was, link, address}}: {note: CorrectionNote}) {
  useBrokenLinks().collectLink(address);
  return (
    <p data-corrected="">
      <strong>{when}</strong> {was} <a href={address}>{link}</a>
    </p>
  );
}

function Source({claim: {sourceTitle, sourceUrl}}: {claim: ListedClaim}) {
  const title = <cite lang="en">{sourceTitle}</cite>;
  return sourceUrl ? <a href={sourceUrl}>{title}</a> : title;
}

const NUMBERS = ['stated', 'ours', 'calculation'] as const;

function Numbers({claim, words}: {claim: ListedClaim; words: Record<string, string>}) {
  const rows = NUMBERS.filter((name) => claim[name]);
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map((name) => (
        <div key={name}>
          <dt>{words[`claim.${name}`]}</dt>
          <dd>{claim[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * One claim in the list of all: its quote, which leads to the calculation, the verdict, and what is claimed. The list
 * is long, so its parts carry no classes and no ids of their own: the list's script finds a line by its link,
 * which is written from this page on.
 */
function ClaimLine({claim}: {claim: ListedClaim}) {
  const {study, id, verdict, verdictWord, isKey, address} = claim;
  useBrokenLinks().collectLink(address);
  return (
    <li data-verdict={verdict} data-key={isKey && 'true'}>
      <a href={`${study}/#${id}`}>
        <Quote text={claim.quote} />
      </a>{' '}
      <b>{`${MARKS[verdict]} ${verdictWord}`}</b>
      <p>{claim.claim}</p>
    </li>
  );
}

/** A source's words, in its language. */
function Quote({text}: {text: string}) {
  return <q lang={/[а-яё]/iu.test(text) ? 'ru' : 'en'}>{text}</q>;
}
