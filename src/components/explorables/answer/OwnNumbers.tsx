import React from 'react';
import {unmarked} from '../frame/Rich.tsx';
import {MAIN_FIELDS} from './fields.ts';
import LogImport from './LogImport.tsx';
import type {Action, Given, Preset, State, Words} from './state.ts';

const MEMORY = ['fmem', 'wmem'];

export type Dispatch = (action: Action) => void;

/** Ways to put one's own numbers, or those of a measured server, into the form. */
export default function OwnNumbers({
  state,
  given,
  words,
  dispatch,
}: {
  state: State;
  given: Given;
  words: Words;
  dispatch: Dispatch;
}) {
  const {t} = words;
  return (
    <details className="answer-own">
      <summary>{t('answer.own')}</summary>
      <div id="upload" />
      <LogImport words={words} dispatch={dispatch} />
      <p>
        {t('answer.probe')} <a href={given.probe}>{t('answer.probe.link')}</a>.
      </p>
      <PresetChoice {...{given, words, dispatch}} start={state.start} />
    </details>
  );
}

function PresetChoice({
  start,
  given,
  words,
  dispatch,
}: {
  start: State['start'];
  given: Given;
  words: Words;
  dispatch: Dispatch;
}) {
  const {t} = words;
  return (
    <p className="answer-preset">
      <label htmlFor="answer-preset">{t('answer.preset')}</label>{' '}
      <select
        id="answer-preset"
        name="preset"
        autoComplete="off"
        value={start.preset ?? ''}
        onChange={({target}) =>
          dispatch(target.value ? {type: 'preset', id: target.value} : {type: 'reset'})
        }
      >
        <option value="">{t('answer.preset.none')}</option>
        {given.presets.map((preset) => (
          <option key={preset.id} value={preset.id}>
            {`${preset.label} · ${words.say('workers', Number(preset.values.workers))}`}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Where the numbers in the form are from, what of them is assumed, and the way to measured ones. */
export function SourceNote({state, given, words}: {state: State; given: Given; words: Words}) {
  return (
    <p className="explorable-note answer-source">
      {sourceText(state, given, words)} <a href="#upload">{words.t('answer.to-upload')}</a>
    </p>
  );
}

function sourceText({start, own, requests}: State, given: Given, words: Words) {
  const {t} = words;
  if (requests !== null)
    return t('answer.source.measured', {requests: words.say('count', requests, {digits: 0})});
  const preset = given.presets.find(({id}) => id === start.preset);
  if (own.length > 0 && !preset && !start.profile) return restText(own, t);
  const source = preset
    ? presetSource(preset, words)
    : t(`answer.source.${start.profile ?? 'initial'}`);
  return own.length > 0 ? `${t('answer.source.changed')} ${source}` : source;
}

/** What of the main numbers is still the page's example. */
function restText(own: readonly string[], t: Words['t']) {
  const rest = MAIN_FIELDS.filter(({id}) => !own.includes(id));
  const names = rest.map(({id}) =>
    unmarked(t(`answer.slider.${id}`))
      .split(',')[0]
      .toLowerCase(),
  );
  return [
    t(rest.length > 0 ? 'answer.source.own-but' : 'answer.source.own', {names: names.join(', ')}),
    ...(MEMORY.every((id) => own.includes(id)) ? [] : [t('answer.source.memory')]),
  ].join(' ');
}

function presetSource({label, measuredPerS, boundPerS, isInferred}: Preset, {t, say}: Words) {
  return t(isInferred ? 'answer.source.inferred' : 'answer.source.preset', {
    label,
    measured: say('perS', measuredPerS),
    bound: say('perS', Number(boundPerS.toPrecision(3))),
    ratio: say('ratio', measuredPerS / boundPerS, {digits: 2}),
  });
}
