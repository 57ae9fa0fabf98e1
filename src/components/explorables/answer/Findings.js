import React from 'react';
import Arithmetic from './Arithmetic.js';
import {sentenceOf} from './say.js';

/**
 * The answer: a few sentences, each of which opens its arithmetic.
 *
 * @param {{answer: ReturnType<typeof import('./state.js').answerOf>, given: object,
 *   words: import('../frame/words.js').Words}} props
 */
export default function Findings({answer, given, words}) {
  const {t} = words;
  return (
    <>
      <ul className="answer-findings">
        {answer.findings.map((finding) => (
          <li key={finding.topic} className={`answer-${finding.topic}`}>
            <details>
              <summary>
                <strong>{t(`answer.topic.${finding.topic}`)}</strong>{' '}
                <span>{sentenceOf(finding, words, given.ranges)}</span>
              </summary>
              <Arithmetic topic={finding.topic} {...{finding, answer, given, words}} />
            </details>
          </li>
        ))}
      </ul>
      <p className="explorable-note">{t('answer.ranges')}</p>
    </>
  );
}
