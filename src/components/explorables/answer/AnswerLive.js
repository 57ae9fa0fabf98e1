// @ts-check
import React, {useEffect, useMemo, useReducer, useState} from 'react';
import Announcement from '../frame/Announcement.js';
import {unmarked} from '../pool/markup.js';
import AnswerView from './AnswerView.js';
import {hasNumbers, writeAddress} from './address.js';
import {knownOf, sentenceOf} from './say.js';
import {answerOf, reducer, startState} from './state.js';

/**
 * The answer in the reader's hands.
 *
 * @param {import('../frame/mount.js').LiveProps<import('./state.js').Given>} props
 */
export default function AnswerLive({given, words, typed}) {
  const [state, dispatch] = useReducer(
    useMemo(() => reducer(given), [given]),
    null,
    () => startState(given, window.location, typed, words.locale),
  );
  const answer = useMemo(() => answerOf(state), [state.good, state.server, state.own]);
  useAddress(state, dispatch);
  const known = knownOf(answer, given);
  const said = answer.findings.map((finding) => sentenceOf(finding, words, known)).join(' ');
  return (
    <AnswerView {...{state, answer, given, words, dispatch}}>
      <Announcement>{unmarked(said)}</Announcement>
    </AnswerView>
  );
}

/** Longer than a slider's steps are apart, ms. */
const REST_MS = 150;

/**
 * Keeps the address in step, without an entry in the history. A link to a place on the page leads there, and the reader's
 * numbers come back after it.
 *
 * @param {import('./state.js').State} state
 * @param {(action: import('./state.js').Action) => void} dispatch
 */
function useAddress(state, dispatch) {
  const {start, values, texts, own, requests, version} = state;
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    const read = () => {
      const {search, hash} = window.location;
      if (hasNumbers(hash)) dispatch({type: 'address', search, hash});
      else setMoves((count) => count + 1);
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    if (version !== undefined) return undefined;
    const timer = setTimeout(() => {
      const {pathname, search, hash} = window.location;
      const next = writeAddress(search, hash, state);
      if (next.search === search && next.hash === hash) return;
      window.history.replaceState(window.history.state, '', pathname + next.search + next.hash);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [start, values, texts, own, requests, version, moves]);
}
