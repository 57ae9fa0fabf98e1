import {useMemo, useReducer, useState} from 'react';
import {flipWait} from '../../../../lib/gains/flip.ts';
import {rounded} from '../../../../lib/quantity/format.ts';
import {Announcement, NoScript} from '../frame/Announcement.tsx';
import {Rich, unmarked} from '../frame/Marked.tsx';
import {AfterFrame, useAddressState} from '../frame/hooks.ts';
import {mountWith} from '../frame/mount.ts';
import {useHash} from '../frame/useHash.ts';
import FieldsForm from './Form.tsx';
import Findings from './Findings.tsx';
import {LimitsPicture, RequestBar} from './Pictures.tsx';
import Nearest from './Nearest.tsx';
import OwnNumbers, {SourceNote} from './OwnNumbers.tsx';
import Size from './Size.tsx';
import Starts from './Starts.tsx';
import {OLD_NAMES, START_KEYS, hasNumbers, writeAddress} from './address.ts';
import {applicationOf} from './fields.ts';
import {knownOf, sayValue, sentenceOf} from './say.ts';
import {answerOf, isStale, reducer, startState} from './state.ts';
import type {MountOptions, ViewProps} from '../frame/mount.ts';
import type {Action, Given, Props, State} from './state.ts';

export const keys = [...START_KEYS, ...OLD_NAMES];
export const anchors = ['own'];

const NOWHERE = {search: '', hash: ''};

/**
 * Would it help my application? What keeping state, coroutines and more workers would give it. One-tap situations and the
 * fields come first, the answer at once below them, and the reading of logs last.
 */
export default function Answer({given, words, live}: ViewProps<Given>) {
  const [state, dispatch] = useReducer(reducer(given), null, () =>
    startState(given, live ? window.location : NOWHERE, live?.typed, words.locale),
  );
  const answer = useMemo(() => answerOf(state), [state.good, state.server, state.own]);
  useAddress(state, dispatch);
  const {t} = words;
  const application = applicationOf(state.good);
  const all = {state, given, answer, application, words, dispatch};
  const said = answer.findings.map((finding) => sentenceOf(finding, words, knownOf(answer, given)));
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
      <Starts {...all} />
      <FieldsForm {...all} />
      <div id="your-answer" data-place className="answer-answer">
        {isStale(state) && <Stale {...all} />}
        <Findings {...all} said={said} />
        <Flip {...all} />
        <SourceNote {...all} />
        <Size {...all} live={live} />
      </div>
      <AfterFrame of={state}>
        <RequestBar {...all} />
        <LimitsPicture {...all} />
        <Nearest {...all} />
        <OwnNumbers {...all} />
      </AfterFrame>
      {live && <Announcement>{unmarked(said.join(' '))}</Announcement>}
      <NoScript live={live}>{t('answer.noScript')}</NoScript>
    </section>
  );
}

const mountAnswer = mountWith(Answer);

export async function mount(root: HTMLElement, options: MountOptions<Given>) {
  const query = new URLSearchParams(location.search);
  if (OLD_NAMES.some((name) => query.has(name))) {
    const {addressOfOld} = await import('./old-address.ts');
    const {search, hash} = addressOfOld(location, hasNumbers(location.hash));
    history.replaceState(history.state, '', location.pathname + search + hash);
  }
  await mountAnswer(root, options);
}

/**
 * Keeps the address in step, without an entry in the history. A link to a place on the page leads there, and the reader's
 * numbers come back after it.
 */
function useAddress(state: State, dispatch: (action: Action) => void) {
  const {start, values, texts, own, requests, version} = state;
  const [moves, setMoves] = useState(0);
  useHash(({search, hash}) => {
    if (hasNumbers(hash)) dispatch({type: 'address', search, hash});
    else setMoves((count) => count + 1);
  });
  useAddressState(
    ({search, hash}) => (version === undefined ? writeAddress(search, hash, state) : undefined),
    [start, values, texts, own, requests, version, moves],
  );
}

/** That the answer is for other numbers than those in the form, and for which. */
function Stale({application: {cpuS, ioS, workers, cores}, words}: Props) {
  const {t} = words;
  const shown = {
    ...{cpu: sayValue(words, 'ms', cpuS * 1000), wait: sayValue(words, 'ms', ioS * 1000)},
    ...{workers: sayValue(words, 'workers', workers), cores: sayValue(words, 'cores', cores)},
  };
  return (
    <p className="answer-stale">
      {t('answer.stale')} <Rich>{t('answer.for', shown)}</Rich>
    </p>
  );
}

/** What would have to be true for the answer on coroutines to be another. */
function Flip({application, words}: Props) {
  const wait = flipWait(application);
  if (wait === null) return null;
  const key = `answer.flip.helps${application.ioS >= wait ? '' : '-not'}`;
  return (
    <p className="answer-flip">
      <Rich>{words.t(key, {wait: words.say('ms', rounded(wait * 1000, 2))})}</Rich>
    </p>
  );
}
