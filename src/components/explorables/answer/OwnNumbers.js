import React, {useId} from 'react';
import LogImport from './LogImport.js';

/**
 * Ways to put one's own numbers, or those of a measured server, into the form.
 *
 * @param {{state: import('./state.js').State, given: object, words: import('../frame/words.js').Words,
 *   dispatch?: (action: object) => void}} props
 */
export default function OwnNumbers({state, given, words, dispatch}) {
  const {t} = words;
  return (
    <details className="answer-own">
      <summary>{t('answer.own')}</summary>
      <div id="own" />
      <LogImport words={words} dispatch={dispatch} />
      <p>
        {t('answer.probe')} <a href={given.probe}>{t('answer.probe.link')}</a>.
      </p>
      <PresetChoice {...{given, words, dispatch}} start={state.start} />
    </details>
  );
}

function PresetChoice({start, given, words, dispatch}) {
  const id = useId();
  const {t} = words;
  const live = dispatch && {
    value: start.preset ?? '',
    onChange: ({target}) =>
      dispatch(target.value ? {type: 'preset', id: target.value} : {type: 'reset'}),
  };
  return (
    <p className="answer-preset">
      <label htmlFor={id}>{t('answer.preset')}</label>{' '}
      <select
        id={id}
        name="preset"
        autoComplete="off"
        {...(live ?? {defaultValue: start.preset ?? ''})}
      >
        <option value="">{t('answer.preset.none')}</option>
        {given.presets.map((preset) => (
          <option key={preset.id} value={preset.id}>
            {`${preset.label} · ${words.say('workers', preset.values.workers)}`}
          </option>
        ))}
      </select>
    </p>
  );
}

/**
 * Where the numbers in the form are from, and what of them is assumed.
 *
 * @param {{state: import('./state.js').State, given: object, words: import('../frame/words.js').Words}} props
 */
export function SourceNote({state, given, words}) {
  return <p className="explorable-note answer-source">{sourceText(state, given, words)}</p>;
}

function sourceText({start, values, base, requests}, given, words) {
  const {t} = words;
  if (requests !== null)
    return t('answer.source.measured', {requests: words.say('count', requests, {digits: 0})});
  const isChanged = Object.keys(base).some((id) => values[id] !== base[id]);
  const name = start.preset
    ? presetSource(
        given.presets.find(({id}) => id === start.preset),
        words,
      )
    : t(`answer.source.${start.profile ?? 'initial'}`);
  return isChanged ? `${t('answer.source.changed')} ${name}` : name;
}

function presetSource({label, measuredPerS, boundPerS, isInferred}, {t, say}) {
  return t(isInferred ? 'answer.source.inferred' : 'answer.source.preset', {
    label,
    measured: say('perS', measuredPerS),
    bound: say('perS', Number(boundPerS.toPrecision(3))),
    ratio: say('ratio', measuredPerS / boundPerS, {digits: 2}),
  });
}
