import React from 'react';
import {factNamed} from '../../../../cli/importers/session/facts.ts';
import {refusalOf} from '../../../../cli/importers/session/questions.ts';
import {RUNTIMES} from '../../../../lib/result/runtimes.ts';
import styles from './FileCheck.module.css';
import Refusals from './Refusals.tsx';
import type {Words} from './words.ts';

type Props = {
  questions: readonly {name: string; isNeeded: boolean}[];
  answers: Readonly<Record<string, string>>;
  words: Words;
  onChange: (name: string, text: string) => void;
};

/** Facts that a tool's output lacks: those that a result needs first, the others may stay unknown. */
export default function Facts({questions, answers, words, onChange}: Props) {
  const {t} = words;
  return (
    <form className={styles.facts} onSubmit={(event) => event.preventDefault()}>
      {[true, false].map((isNeeded) => (
        <fieldset key={String(isNeeded)}>
          <legend>{t(isNeeded ? 'check.facts.needed' : 'check.facts.wanted')}</legend>
          {questions
            .filter((question) => question.isNeeded === isNeeded)
            .map(({name}) => (
              <Fact
                key={name}
                {...{name, words, isNeeded}}
                onChange={(text) => onChange(name, text)}
                text={answers[name] ?? ''}
              />
            ))}
        </fieldset>
      ))}
    </form>
  );
}

function Fact({
  name,
  text,
  isNeeded,
  words,
  onChange,
}: {
  name: string;
  text: string;
  isNeeded: boolean;
  words: Words;
  onChange: (text: string) => void;
}) {
  const refusal = text.trim() ? refusalOf(name, text.trim()) : undefined;
  const id = `fact-${name}`;
  const field = {
    ...{id, name, required: isNeeded, value: text},
    'aria-invalid': refusal !== undefined,
    onChange: ({target}: {target: {value: string}}) => onChange(target.value),
  };
  const choices = choicesOf(name, words);
  return (
    <div>
      <label htmlFor={id}>{words.t(`check.fact.${name}`)}</label>
      {choices ? (
        <select {...field}>
          <option value="">{words.t('check.choose')}</option>
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input {...field} autoComplete="off" spellCheck={false} type="text" />
      )}
      {refusal && <Refusals {...words} refusals={[refusal]} />}
    </div>
  );
}

/** What a fact can be, in the page's words. */
function choicesOf(name: string, {t, wordFor}: Words): [string, string][] | undefined {
  const {kind, choices} = factNamed(name);
  if (kind === 'runtime') return Object.entries(RUNTIMES).map(([id, {label}]) => [id, label]);
  if (name === 'evidence' || name === 'model')
    return choices?.map((one) => [one, t(`check.${name === 'model' ? 'load' : name}.${one}`)]);
  return choices?.map((one) => [one, wordFor(`check.choice.${one}`, one)]);
}
