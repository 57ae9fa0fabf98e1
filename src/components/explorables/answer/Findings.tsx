import React from 'react';
import Arithmetic from './Arithmetic.tsx';
import {Rich} from '../frame/Rich.tsx';
import {knownOf, sentenceOf} from './say.ts';
import type {Answer, Given, Words} from './state.ts';

/** The answer: a few sentences, each of which opens its arithmetic. */
export default function Findings({
  answer,
  given,
  words,
}: {
  answer: Answer;
  given: Given;
  words: Words;
}) {
  const {t} = words;
  const {application, kind, options} = answer;
  const known = knownOf(answer, given);
  return (
    <>
      <ul className="answer-findings">
        {answer.findings.map((finding) => (
          <li key={finding.topic} className={`answer-${finding.topic}`}>
            <details>
              <summary>
                <strong>{t(`answer.topic.${finding.topic}`)}</strong>{' '}
                <Rich>{sentenceOf(finding, words, known)}</Rich>
              </summary>
              <Arithmetic topic={finding.topic} {...{answer, given, words}} />
            </details>
          </li>
        ))}
      </ul>
      <p className="explorable-note">
        {t('answer.ranges', {kind: t(`answer.kind.${kind}`)})}
        {application.arrivalRatePerS !== null &&
          ` ${t('answer.model', {slots: words.say('workers', options.now.flow.slots)})}`}
      </p>
    </>
  );
}
