// @ts-check
import React from 'react';
import Arithmetic from './Arithmetic.js';
import Rich from './Rich.js';
import {sayValue, sentenceOf} from './say.js';

/**
 * The answer: whose it is, and a few sentences, each of which opens its arithmetic.
 *
 * @param {{application: import('../../../../lib/gains/application.js').Application, answer: import('./state.js').Answer,
 *   given: import('./state.js').Given, words: import('./state.js').Words}} props
 */
export default function Findings({application, answer, given, words}) {
  const {t} = words;
  const {cpuS, ioS, workers, cores} = application;
  return (
    <>
      <p className="answer-for">
        <Rich>
          {t('answer.for', {
            cpu: sayValue(words, 'ms', cpuS * 1000),
            wait: sayValue(words, 'ms', ioS * 1000),
            workers: sayValue(words, 'workers', workers),
            cores: sayValue(words, 'cores', cores),
          })}
        </Rich>
      </p>
      <ul className="answer-findings">
        {answer.findings.map((finding) => (
          <li key={finding.topic} className={`answer-${finding.topic}`}>
            <details>
              <summary>
                <strong>{t(`answer.topic.${finding.topic}`)}</strong>{' '}
                <Rich>{sentenceOf(finding, words, given.ranges)}</Rich>
              </summary>
              <Arithmetic topic={finding.topic} {...{answer, given, words}} />
            </details>
          </li>
        ))}
      </ul>
      <p className="explorable-note">{t('answer.ranges')}</p>
    </>
  );
}
