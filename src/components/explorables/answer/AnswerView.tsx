import React from 'react';
import {flipWait} from '../../../../lib/gains/flip.ts';
import Findings from './Findings.tsx';
import LimitsPicture from './LimitsPicture.tsx';
import Nearest from './Nearest.tsx';
import FieldsForm from './FieldsForm.tsx';
import RequestBar from './RequestBar.tsx';
import Rich from './Rich.tsx';
import OwnNumbers, {SourceNote} from './OwnNumbers.tsx';
import Starts from './Starts.tsx';
import {applicationOf} from './fields.ts';
import {sayValue} from './say.ts';
import {isStale} from './state.ts';
import type {Application} from '../../../../lib/gains/application.ts';
import type {Words} from '../frame/words.ts';
import type {Action, Answer, Given, Hand, State} from './state.ts';

/**
 * The whole of “Would it help my application?”, for any state: the server draws it once for the first. One-tap situations
 * and the fields come first, the answer at once below them, and the reading of logs last.
 *
 * @param props without `dispatch` it is the still form
 */
export default function AnswerView({
  state,
  answer,
  given,
  words,
  dispatch,
  children,
}: {
  state: State;
  answer: Answer;
  given: Given;
  words: Words;
  dispatch?: (action: Action) => void;
  children?: React.ReactNode;
}) {
  const {t} = words;
  const application = applicationOf(state.good);
  const hand: Hand | undefined = dispatch && {
    change: (id, value) => dispatch({type: 'change', id, value}),
    type: (id, text) => dispatch({type: 'type', id, text, locale: words.locale}),
  };
  return (
    <section className="explorable answer" aria-label={t('answer.name')}>
      {(['version', 'unknown'] as const).map(
        (key) =>
          state[key] !== undefined && (
            <p key={key} className="answer-bad" role="alert">
              {t(`answer.bad.${key}`, state)}
            </p>
          ),
      )}
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

/** That the answer is for other numbers than those in the form, and for which. */
function Stale({
  application: {cpuS, ioS, workers, cores},
  words,
}: {
  application: Application;
  words: Words;
}) {
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

/** What would have to be true for the answer on coroutines to be another. */
function Flip({application, words}: {application: Application; words: Words}) {
  const wait = flipWait(application);
  if (wait === null) return null;
  const key = application.ioS >= wait ? 'answer.flip.helps' : 'answer.flip.helps-not';
  return (
    <p className="answer-flip">
      <Rich>{words.t(key, {wait: words.say('ms', Number((wait * 1000).toPrecision(2)))})}</Rich>
    </p>
  );
}
