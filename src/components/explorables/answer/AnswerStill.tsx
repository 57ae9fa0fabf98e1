import React from 'react';
import given from '@generated/explorables/default/answer.json';
import {usePageWords} from '../frame/usePageWords.ts';
import AnswerView from './AnswerView.tsx';
import {answerOf, startState} from './state.ts';

/** The answer before any script: to the first numbers, whole. */
export default function AnswerStill() {
  const words = usePageWords(given.texts);
  const state = startState(given, {search: '', hash: ''});
  return (
    <AnswerView {...{state, given, words}} answer={answerOf(state)}>
      <noscript>
        <p className="explorable-note">{words.t('answer.noScript')}</p>
      </noscript>
    </AnswerView>
  );
}
