import {useCallback, useMemo, useState} from 'react';
import {diagnose} from '../../../../lib/diagnosis/diagnose.ts';
import {Announcement, NoScript} from '../frame/Announcement.tsx';
import {useAddressState} from '../frame/hooks.ts';
import {mountWith} from '../frame/mount.ts';
import SelectField from '../frame/SelectField.tsx';
import {useHash} from '../frame/useHash.ts';
import Answer, {Copy} from './Answer.tsx';
import {MACHINE_FIELDS} from './fields.ts';
import Form from './Form.tsx';
import Intake from './Intake.tsx';
import {answerIn} from './say.ts';
import {
  EMPTY_RUN,
  factsOf,
  numbersOf,
  readAddress,
  stateOfCase,
  withRead,
  withTyped,
  withoutRun,
  writeAddress,
} from './state.ts';
import type {RunFacts} from '../../../../lib/diagnosis/facts.ts';
import type {ViewProps} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';
import type {Given, State} from './state.ts';

export const keys = ['case'];

const NOWHERE = {search: '', hash: ''};

/** Why isn't it faster? What limits a benchmark, from what its load tool printed and what its reader knows. */
export default function Diagnose({given, words, live}: ViewProps<Given>) {
  const {t, locale} = words;
  const [state, setState] = useState(() => startWith(given, locale, live?.typed));
  useAddress(state, setState, given, locale, Boolean(live));
  const answer = useMemo(() => answerOf(state, words), [state, words]);
  const read = given.cases.find(({id}) => id === state.from);
  const choose = useCallback((_: string, id: string) => {
    const chosen = given.cases.find((each) => each.id === id);
    if (chosen) setState(stateOfCase(chosen, locale));
  }, []);
  // One element as long as the case is the same: else the intake would be drawn anew with each digit.
  const examples = useMemo(() => {
    const cases = given.cases.map(({id, name}) => ({id, name}));
    const options = [{id: '', name: t('diagnose.example.none')}, ...cases];
    return (
      <SelectField
        {...{place: 'diagnose', name: 'case', options, value: state.from ?? ''}}
        label={t('diagnose.example')}
        onTake={choose}
      />
    );
  }, [state.from]);
  const onRead = useCallback(
    (runs: RunFacts[]) => setState((now) => withRead(now, runs, locale)),
    [],
  );
  const onType = useCallback(
    (control: string, text: string) => setState((now) => withTyped(now, control, text)),
    [],
  );
  const onRemove = useCallback((run: number) => setState((now) => withoutRun(now, run)), []);
  const change = (runs: State['runs'], machine = state.machine) =>
    setState({runs, machine, from: null, areFolded: false, bad: null});
  return (
    <section className="explorable pool diagnose" aria-label={t('diagnose.name')}>
      {state.bad && (
        <p className="explorable-bad" role="alert">
          {t(`diagnose.bad.${state.bad.key}`, {text: state.bad.text})}
        </p>
      )}
      <Intake {...{given, words, live, onRead}}>{examples}</Intake>
      <div>
        <NoScript live={live}>{t('diagnose.noScript')}</NoScript>
      </div>
      {/* Always there: what comes after it keeps its elements as the page comes alive. */}
      <p className="explorable-note" hidden={!read}>
        {t('diagnose.example.source')} <a href={read?.url}>{read?.name}</a>
      </p>
      <Form
        {...{state, words}}
        {...{onType, onRemove}}
        onAdd={() => change([...state.runs, EMPTY_RUN])}
        onClear={() => change([EMPTY_RUN], {})}
      />
      <Answer {...{answer, words}} />
      <Copy {...{answer, words}} />
      <Announcement>{answer.limits.flatMap(({texts}) => texts).join(' ')}</Announcement>
    </section>
  );
}

export const mount = mountWith(Diagnose);

/** The state of the address, with what was typed before the code was there. */
function startWith(given: Given, locale: string, typed?: Record<string, string>): State {
  const first = readAddress(typed ? window.location : NOWHERE, given, locale);
  const {case: chosen, ...controls} = typed ?? {};
  const found = given.cases.find(({id}) => id === chosen);
  return Object.entries(controls).reduce(
    (state, [control, text]) => withTyped(state, control, text),
    found ? stateOfCase(found, locale) : first,
  );
}

function answerOf({runs, machine}: State, words: Words) {
  const {locale} = words;
  const numbers = numbersOf(MACHINE_FIELDS, machine, locale);
  const facts = runs.map((run) => factsOf(run, locale));
  return answerIn(diagnose(facts, numbers), numbers, words);
}

/** Keeps the address in step, and follows one that is changed by hand. */
function useAddress(
  state: State,
  setState: (state: State) => void,
  given: Given,
  locale: string,
  isLive: boolean,
) {
  useHash((address) => {
    if (address.hash.includes('=')) setState(readAddress(address, given, locale));
  });
  useAddressState(
    ({search, hash}) =>
      isLive && !state.bad
        ? writeAddress(search, hash, state, given.cases[0].id, locale)
        : undefined,
    [state],
  );
}
