// @ts-check
import React from 'react';
import {flipWait} from '../../../../lib/gains/flip.js';
import Findings from './Findings.js';
import LimitsPicture from './LimitsPicture.js';
import Nearest from './Nearest.js';
import FieldsForm from './FieldsForm.js';
import RequestBar from './RequestBar.js';
import Rich from './Rich.js';
import OwnNumbers, {SourceNote} from './OwnNumbers.js';
import Starts from './Starts.js';
import {applicationOf} from './fields.js';
import {sayValue} from './say.js';
import {isStale} from './state.js';

/** @typedef {import('../frame/words.js').Words} Words */

/**
 * The whole of “Would it help my application?”, for any state: the server draws it once for the first. One-tap situations
 * and the fields come first, the answer at once below them, and the reading of logs last.
 *
 * @param {{state: import('./state.js').State, answer: import('./state.js').Answer, given: import('./state.js').Given,
 *   words: Words, dispatch?: (action: import('./state.js').Action) => void,
 *   children?: React.ReactNode}} props without `dispatch` it is the still form
 */
export default function AnswerView({state, answer, given, words, dispatch, children}) {
  const {t} = words;
  const application = applicationOf(state.good);
  /** @type {import('./state.js').Hand | undefined} */
  const hand = dispatch && {
    change: (id, value) => dispatch({type: 'change', id, value}),
    type: (id, text) => dispatch({type: 'type', id, text, locale: words.locale}),
  };
  return (
    <section className="explorable answer" aria-label={t('answer.name')}>
      {
        /** @type {const} */ (['version', 'unknown']).map(
          (key) =>
            state[key] !== undefined && (
              <p key={key} className="answer-bad" role="alert">
                {t(`answer.bad.${key}`, state)}
              </p>
            ),
        )
      }
      <Starts {...{state, given, words, dispatch}} />
      <FieldsForm {...{state, words, hand}} />
      <div id="your-answer" data-place className="answer-answer">
        {isStale(state) && <Stale {...{application, words}} />}
        <Findings {...{answer, given, words}} />
        <Flip application={application} words={words} />
        <SourceNote {...{state, given, words}} />
      </div>
      <RequestBar application={application} words={words} />
      <LimitsPicture {...{answer, given, words}} />
      <Nearest {...{application, given, words}} />
      <OwnNumbers {...{state, given, words, dispatch}} />
      {children}
    </section>
  );
}

/**
 * That the answer is for other numbers than those in the form, and for which.
 *
 * @param {{application: import('../../../../lib/gains/application.js').Application, words: Words}} props
 */
function Stale({application: {cpuS, ioS, workers, cores}, words}) {
  const {t} = words;
  return (
    <p className="answer-stale">
      {t('answer.stale')}{' '}
      <Rich>
        {t('answer.for', {
          cpu: sayValue(words, 'ms', cpuS * 1000),
          wait: sayValue(words, 'ms', ioS * 1000),
          workers: sayValue(words, 'workers', workers),
          cores: sayValue(words, 'cores', cores),
        })}
      </Rich>
    </p>
  );
}

/**
 * What would have to be true for the answer on coroutines to be another.
 *
 * @param {{application: import('../../../../lib/gains/application.js').Application, words: Words}} props
 */
function Flip({application, words}) {
  const wait = flipWait(application);
  if (wait === null) return null;
  const key = application.ioS >= wait ? 'answer.flip.helps' : 'answer.flip.helps-not';
  return (
    <p className="answer-flip">
      <Rich>{words.t(key, {wait: words.say('ms', Number((wait * 1000).toPrecision(2)))})}</Rich>
    </p>
  );
}
