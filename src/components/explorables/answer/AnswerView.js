import React from 'react';
import {flipWait} from '../../../../lib/gains/flip.js';
import Findings from './Findings.js';
import LimitsPicture from './LimitsPicture.js';
import Nearest from './Nearest.js';
import SentenceForm from './SentenceForm.js';
import Starts, {OwnNumbers} from './Starts.js';
import {applicationOf} from './fields.js';

/**
 * The whole of “Would it help my application?”, for any state: the server draws it once for the first.
 *
 * @param {{state: import('./state.js').State, answer: object, given: object,
 *   words: import('../frame/words.js').Words, dispatch?: (action: object) => void, children?: React.ReactNode}} props
 *   without `dispatch` it is the still form
 */
export default function AnswerView({state, answer, given, words, dispatch, children}) {
  const {t} = words;
  const application = applicationOf(state.good);
  const onChange = dispatch && ((id, value) => dispatch({type: 'change', id, value}));
  return (
    <section className="explorable answer" aria-label={t('answer.name')}>
      {state.version !== undefined && (
        <p className="answer-bad" role="alert">
          {t('answer.bad.version', {version: state.version})}
        </p>
      )}
      <SentenceForm {...{state, words, onChange}} />
      <OwnNumbers {...{state, given, words, dispatch}} />
      <Findings {...{answer, given, words}} />
      <Flip application={application} words={words} />
      <LimitsPicture {...{answer, given, words}} />
      <Starts {...{state, given, words, dispatch}} />
      <Nearest {...{application, given, words}} />
      {children}
    </section>
  );
}

/** What would have to be true for the answer on coroutines to be another. */
function Flip({application, words}) {
  const wait = flipWait(application);
  if (wait === null) return null;
  const key = application.ioS >= wait ? 'answer.flip.helps' : 'answer.flip.helps-not';
  return (
    <p className="answer-flip">
      {words.t(key, {wait: words.say('ms', Number((wait * 1000).toPrecision(2)))})}
    </p>
  );
}
