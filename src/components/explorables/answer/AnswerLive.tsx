import React, {useEffect, useMemo, useReducer, useState} from 'react';
import Announcement from '../frame/Announcement.tsx';
import {unmarked} from '../pool/markup.ts';
import AnswerView from './AnswerView.tsx';
import {hasNumbers, writeAddress} from './address.ts';
import {knownOf, sentenceOf} from './say.ts';
import {answerOf, reducer, startState} from './state.ts';
import type {LiveProps} from '../frame/mount.ts';
import type {Action, Given, State} from './state.ts';

/** The answer in the reader's hands. */
export default function AnswerLive({given, words, typed}: LiveProps<Given>) {
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
 */
function useAddress(state: State, dispatch: (action: Action) => void) {
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
