import React from 'react';
import textOf from '@claims/texts';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {wholeNames} from '../../../lib/quantity/whole-units.ts';
import ListForm from './ListForm.tsx';
import Verdict from './Verdict.tsx';
import {Quote, StudyLines, dataOf} from './ClaimLines.tsx';
import type {CorrectionNote} from '../../../content/site/corrections.ts';
import type {ClaimLists, ListedAnswer, ListedClaim, ListedSection} from './types.ts';

/**
 * The list of claims with what narrows it. Only the server draws it: `@still/claims` is empty in readers' browsers,
 * which have it in the page.
 *
 * @param props with a study its claims in full, otherwise a line for each key claim of all studies: the list's script fetches
 * the others (plugins/bindings/claim-pages.ts)
 */
export default function ClaimsStill({study}: {study?: string}) {
  const {studies, filters, words, total}: ClaimLists = JSON.parse(textOf(`${study ?? 'all'}.json`));
  const sections = studies.flatMap((each) => each.sections);
  const {collectLink} = useBrokenLinks();
  // A list of all links to entries that only its script brings, too.
  if (!study)
    for (const claim of sections.flatMap(({claims}) => claims))
      for (const {address} of [claim, ...claim.elsewhere]) collectLink(address);
  const keys = sections.flatMap(({claims}) => claims.filter(({isKey}) => isKey));
  const fields = filters.map(({name, choices}) => ({
    name,
    label: words[`list.${name}`],
    choices: choices.map(({value, word, count}) => ({value, text: `${word} (${count})`})),
  }));
  return (
    <>
      <ListForm
        {...{fields, total}}
        shown={study ? total : keys.length}
        words={formWords(words)}
        search={words[study ? 'list.search' : 'list.search-short']}
        flag={{name: 'key', label: words['list.key']}}
      />
      <div data-list="">
        {study
          ? sections.map((section) => (
              <Section key={section.claims[0].id} {...{section, study, words}} />
            ))
          : studies.map((each) => (
              <StudyLines key={each.study} group={each} words={words} isShort />
            ))}
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

function Place({address, text}: {address: string; text: string}) {
  useBrokenLinks().collectLink(address);
  return <a href={address}>{text}</a>;
}

/** What an answer rests on, and why it is so. */
function AnswerPart(props: {answer: ListedAnswer; stated?: string; words: Record<string, string>}) {
  const {answer, stated, words} = props;
  const {ours, calculation, judges, reason, notes} = answer;
  const judge = judges.map((name) => words[`judge.${name}.name`]).join(', ') || words['claim.read'];
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
