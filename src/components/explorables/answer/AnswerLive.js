// @ts-check
import React, {useEffect, useLayoutEffect, useMemo, useReducer, useRef} from 'react';
import Announcement from '../frame/Announcement.js';
import {unmarked} from '../pool/markup.js';
import AnswerView from './AnswerView.js';
import {hasNumbers, writeAddress} from './address.js';
import {sentenceOf} from './say.js';
import {answerOf, reducer, startState} from './state.js';

/**
 * The answer in the reader's hands.
 *
 * @param {import('../frame/mount.js').LiveProps<import('./state.js').Given>} props
 */
export default function AnswerLive({given, words, typed}) {
  const [state, act] = useReducer(
    useMemo(() => reducer(given), [given]),
    null,
    () => startState(given, window.location, typed, words.locale),
  );
  const {formRef, dispatch} = useHeldForm(act);
  const answer = useMemo(() => answerOf(state), [state.good, state.server]);
  useAddress(state);
  useEffect(() => {
    const read = () => {
      const {search, hash} = window.location;
      if (hasNumbers(hash)) dispatch({type: 'address', search, hash});
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const said = answer.findings.map((finding) => sentenceOf(finding, words, given.ranges)).join(' ');
  return (
    <AnswerView {...{state, answer, given, words, dispatch, formRef}}>
      <Announcement>{unmarked(said)}</Announcement>
    </AnswerView>
  );
}

/** @typedef {import('./state.js').Action} Action */

/** Actions of controls that stand below the answer. */
const BELOW = ['change', 'take', 'preset', 'reset'];

/**
 * Keeps the form where the reader's hand is, when the answer above it becomes longer or shorter: the page is scrolled by
 * the difference.
 *
 * @param {(action: Action) => void} act
 * @returns {{formRef: React.RefObject<HTMLFormElement | null>, dispatch: (action: Action) => void}}
 */
function useHeldForm(act) {
  const formRef = useRef(/** @type {HTMLFormElement | null} */ (null));
  const held = useRef(/** @type {number | null} */ (null));
  const top = () => /** @type {HTMLFormElement} */ (formRef.current).getBoundingClientRect().top;
  const dispatch = (/** @type {Action} */ action) => {
    held.current = BELOW.includes(action.type) ? top() : null;
    act(action);
  };
  useLayoutEffect(() => {
    if (held.current === null) return;
    window.scrollBy({top: top() - held.current, behavior: 'instant'});
    held.current = null;
  });
  return {formRef, dispatch};
}

/** Longer than a slider's steps are apart, ms. */
const REST_MS = 150;

/** Keeps the address in step, without an entry in the history. @param {import('./state.js').State} state */
function useAddress(state) {
  const {start, values, texts, own, requests, version} = state;
  useEffect(() => {
    if (version !== undefined) return undefined;
    const timer = setTimeout(() => {
      const {pathname, search, hash} = window.location;
      const next = writeAddress(search, hash, state);
      if (next.search === search && next.hash === hash) return;
      window.history.replaceState(window.history.state, '', pathname + next.search + next.hash);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [start, values, texts, own, requests, version]);
}
