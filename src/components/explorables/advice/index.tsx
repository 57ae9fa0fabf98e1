import {useMemo, useReducer} from 'react';
import {Announcement, NoScript} from '../frame/Announcement.tsx';
import {Rich, unmarked} from '../frame/Marked.tsx';
import {useAddressState} from '../frame/hooks.ts';
import {mountWith} from '../frame/mount.ts';
import {START_KEYS} from '../answer/address.ts';
import {MAIN_FIELDS} from '../answer/fields.ts';
import {FieldBox} from '../answer/Form.tsx';
import {knownOf, sentenceOf} from '../answer/say.ts';
import {answerOf, isStale} from '../answer/state.ts';
import {answerAddress, firstState, ownAddress, poolAddress, shortReducer} from './state.ts';
import type {Words} from '../frame/words.ts';
import type {ViewProps} from '../frame/mount.ts';
import type {Action, Answer, State} from '../answer/state.ts';
import type {Given, Situation} from './state.ts';

export const keys = START_KEYS;

const NOWHERE = {search: '', hash: ''};
/** Sentences in the order of this page: what to do, then why. */
const TOPICS = ['first', 'now', 'state', 'coroutines', 'neither', 'workers'] as const;

/** The calculator in short: three situations, its four numbers, and its answer in words; all else is a link away. */
export default function Advice({given, words, live}: ViewProps<Given>) {
  const [state, dispatch] = useReducer(
    useMemo(() => shortReducer(given), [given]),
    null,
    () => firstState(given, live ? window.location : NOWHERE, live?.typed, words.locale),
  );
  const answer = useMemo(() => answerOf(state), [state.good, state.server, state.own]);
  useAddress(state);
  const {t} = words;
  return (
    <section className="explorable advice" aria-label={t('advice.name')}>
      {state.unknown !== undefined && (
        <p className="answer-bad" role="alert">
          {t('answer.bad.unknown', state)}
        </p>
      )}
      <Form {...{state, given, words, dispatch}} />
      {isStale(state) && <p className="answer-bad">{t('advice.stale')}</p>}
      <Sentences {...{answer, given, words}} />
      <p className="explorable-note advice-source">
        {t(`advice.source.${state.start.profile ?? 'own'}`)}
      </p>
      <ul className="advice-on">
        <li>
          <a href={answerAddress(given, state)}>{t('advice.to-answer')}</a>
        </li>
        <li>
          <a href={poolAddress(given, state)}>{t('advice.to-pool')}</a>
        </li>
        <li>
          <a href={given.runtimes}>{t('advice.to-runtimes')}</a>
        </li>
      </ul>
      <Announcement>{unmarked(textOf('first', answer, {given, words}))}</Announcement>
      {!live && <Situations {...{given, words}} />}
      <NoScript live={live}>{t('advice.noScript')}</NoScript>
    </section>
  );
}

export const mount = mountWith(Advice);

type Said = {given: Given; words: Words};

type FormProps = Said & {state: State; dispatch: (action: Action) => void};

function Form({state, given, words, dispatch}: FormProps) {
  const {t} = words;
  return (
    <form aria-label={t('advice.form')}>
      <div className="advice-choices">
        {given.profiles.map(({id}) => (
          <button
            key={id}
            {...{type: 'button', name: `profile-${id}`}}
            aria-pressed={state.start.profile === id}
            onClick={() => dispatch({type: 'profile', id})}
          >
            {t(`advice.situation.${id}`)}
          </button>
        ))}
      </div>
      <div className="advice-fields">
        {MAIN_FIELDS.map((field) => (
          <div key={field.id} className="advice-field">
            <span aria-hidden="true">
              <Rich>{t(`answer.slider.${field.id}`)}</Rich>
            </span>
            <FieldBox
              {...{field, words, dispatch}}
              value={state.values[field.id]}
              typed={state.texts[field.id]}
              isOwn={state.own.includes(field.id)}
            />
          </div>
        ))}
      </div>
    </form>
  );
}

function Sentences({answer, given, words}: Said & {answer: Answer}) {
  const topics = TOPICS.filter((topic) => answer.findings.some((each) => each.topic === topic));
  return (
    <ul className="advice-answer" data-part="answer">
      {topics.map((topic) => (
        <li key={topic} className={`advice-${topic}`}>
          <strong>{words.t(`answer.topic.${topic}`)}</strong>{' '}
          <Rich>{textOf(topic, answer, {given, words})}</Rich>
        </li>
      ))}
    </ul>
  );
}

function textOf(topic: string, answer: Answer, {given, words}: Said) {
  const finding = answer.findings.find((each) => each.topic === topic);
  return finding ? sentenceOf(finding, words, knownOf(answer, given)) : '';
}

/** What those read who have no scripts: each situation with its answer. */
function Situations({given, words}: Said) {
  const answerIn = (situation: Situation) =>
    answerOf(firstState(given, {search: `?profile=${situation.id}`, hash: ''}));
  return (
    <noscript>
      <dl>
        {given.profiles.map((situation) => (
          <div key={situation.id}>
            <dt>
              <a href={given.answer}>{words.t(`advice.situation.${situation.id}`)}</a>
            </dt>
            <dd>
              <Rich>{textOf('first', answerIn(situation), {given, words})}</Rich>{' '}
              <Rich>{textOf('now', answerIn(situation), {given, words})}</Rich>
            </dd>
          </div>
        ))}
      </dl>
    </noscript>
  );
}

/** Keeps the address in step, so that a link and the other language have the same numbers. */
function useAddress(state: State) {
  const {start, values, texts, own} = state;
  useAddressState((address) => ownAddress(address, state), [start, values, texts, own]);
}
