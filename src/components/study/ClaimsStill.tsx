import React from 'react';
import textOf from '@claims/texts';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {wholeNames} from '../../../lib/quantity/whole-units.ts';
import ListForm from './ListForm.tsx';
import Verdict, {MARKS} from './Verdict.tsx';
import type {CorrectionNote} from '../../../content/site/corrections.ts';
import type {ClaimLists, ListedAnswer, ListedClaim, ListedSection, StudyClaims} from './types.ts';

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
              <Section key={section.claims[0].id} {...{section, study, words}} />
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
function Section(props: {section: ListedSection; study: string; words: Record<string, string>}) {
  const {
    section: {where, isAgain, claims},
    study,
    words,
  } = props;
  return (
    <section>
      <h2>
        {where ? (
          <span lang="en">{wholeNames(where)}</span>
        ) : (
          words[isAgain ? 'claim.again' : 'claim.key']
        )}
      </h2>
      <ul>
        {claims.map((claim) => (
          <ClaimEntry key={claim.id} {...{claim, study, words}} />
        ))}
      </ul>
    </section>
  );
}

/**
 * One claim: its quote, both answers and what is claimed; opened, what each answer rests on and why it is so, and the way
 * to the claim's place in the study and to the source. On the page of a study that measured it again, it has the address
 * of what that study found.
 */
function ClaimEntry(props: {claim: ListedClaim; study: string; words: Record<string, string>}) {
  const {claim, study, words} = props;
  const {source, isKey, elsewhere, place} = claim;
  const {collectAnchor} = useBrokenLinks();
  const named = [claim, ...elsewhere].filter((answer) => answer.study === study);
  const [{id}] = named;
  for (const answer of named) collectAnchor(answer.id);
  return (
    <li id={id} {...dataOf(claim)} data-source={source} data-key={isKey && 'true'}>
      <details>
        <summary>
          <Quote text={claim.quote} />
          {[claim, ...elsewhere].map((answer) => (
            <React.Fragment key={answer.address}>
              {' '}
              <Verdict verdict={answer.verdict} word={answer.verdictWord} />
            </React.Fragment>
          ))}
          <span>{claim.claim}</span>
        </summary>
        <AnswerPart answer={claim} stated={claim.stated} words={words} />
        {elsewhere.map((found) => (
          <div key={found.address} id={named.indexOf(found) > 0 ? found.id : undefined}>
            <h3>
              {words['claim.found']}{' '}
              <Place address={found.place ?? found.address} text={wholeNames(found.studyTitle)} />
            </h3>
            <AnswerPart answer={found} words={words} />
          </div>
        ))}
        <footer>
          <Source claim={claim} />, <span lang="en">{claim.where}</span>
          {place && ' · '}
          {place && <Place address={place} text={words['claim.place']} />}
          {' · '}
          <a href={claim.study === study ? `#${id}` : claim.address}>{words['claim.link']}</a>
        </footer>
      </details>
    </li>
  );
}

/** What an entry is filtered by besides its source. */
const dataOf = ({verdict, runtimes, elsewhere}: ListedClaim) => ({
  'data-verdict': verdict,
  'data-runtime': runtimes.join(' ') || undefined,
  'data-found': elsewhere.map((found) => found.verdict).join(' ') || undefined,
});

function Place({address, text}: {address: string; text: string}) {
  useBrokenLinks().collectLink(address);
  return <a href={address}>{text}</a>;
}

/** What an answer rests on, and why it is so. */
function AnswerPart(props: {answer: ListedAnswer; stated?: string; words: Record<string, string>}) {
  const {answer, stated, words} = props;
  const {ours, calculation, judges, reason, notes} = answer;
  const judge = judges.join(', ') || words['claim.read'];
  const rows = Object.entries({stated, ours, calculation, judge}).filter(([, text]) => text);
  return (
    <>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{words[`claim.${name}`]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{reason}</p>
      {notes.map((note) => (
        <Note key={note.address} note={note} />
      ))}
    </>
  );
}

function Note({note: {when, was, link, address}}: {note: CorrectionNote}) {
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

/**
 * One claim in the list of all: its quote, which leads to the calculation, both answers, and what is claimed. The list
 * is long, so its parts carry no classes and no ids of their own: the list's script finds a line by a link in it,
 * which is written from this page on.
 */
function ClaimLine({claim}: {claim: ListedClaim}) {
  const {study, id, verdict, verdictWord, isKey, elsewhere} = claim;
  const {collectLink} = useBrokenLinks();
  for (const each of [claim, ...elsewhere]) collectLink(each.address);
  return (
    <li {...dataOf(claim)} data-key={isKey && 'true'}>
      <a href={`${study}/#${id}`}>
        <Quote text={claim.quote} />
      </a>{' '}
      <b>{`${MARKS[verdict]} ${verdictWord}`}</b>
      {elsewhere.map((found) => (
        <a key={found.address} href={`${found.study}/#${found.id}`} data-verdict={found.verdict}>
          {' '}
          <b>{`${MARKS[found.verdict]} ${found.verdictWord}`}</b>
        </a>
      ))}
      <p>{claim.claim}</p>
    </li>
  );
}

/** A source's words, in its language. */
function Quote({text}: {text: string}) {
  return <q lang={/[а-яё]/iu.test(text) ? 'ru' : 'en'}>{text}</q>;
}
