import React, {useEffect, useMemo, useReducer} from 'react';
import Announcement from '../frame/Announcement.js';
import AnswerView from './AnswerView.js';
import {writeAddress} from './address.js';
import {sentenceOf} from './say.js';
import {answerOf, reducer, startState} from './state.js';

/**
 * The answer in the reader's hands.
 *
 * @param {{given: object, words: import('../frame/words.js').Words, typed: Record<string, string>}} props `typed`: what
 *   was typed into the still form before
 */
export default function AnswerLive({given, words, typed}) {
  const [state, dispatch] = useReducer(
    useMemo(() => reducer(given), [given]),
    null,
    () => startState(given, window.location, typed, words.locale),
  );
  const answer = useMemo(() => answerOf(state), [state.good]);
  useAddress(state);
  useEffect(() => {
    const read = () => {
      const {search, hash} = window.location;
      if (hash.startsWith('#v=')) dispatch({type: 'address', search, hash});
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const said = answer.findings.map((finding) => sentenceOf(finding, words, given.ranges)).join(' ');
  return (
    <AnswerView {...{state, answer, given, words, dispatch}}>
      <Announcement>{said}</Announcement>
    </AnswerView>
  );
}

/** Longer than a slider's steps are apart, ms. */
const REST_MS = 150;

/** Keeps the address in step, without an entry in the history. @param {import('./state.js').State} state */
function useAddress({start, good, base, requests, version}) {
  useEffect(() => {
    if (version !== undefined) return undefined;
    const timer = setTimeout(() => {
      const {pathname, search, hash} = window.location;
      const next = writeAddress(search, hash, {start, values: good, base, requests});
      if (next.search === search && next.hash === hash) return;
      window.history.replaceState(window.history.state, '', pathname + next.search + next.hash);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [start, good, base, requests, version]);
}
