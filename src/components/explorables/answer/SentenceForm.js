// @ts-check
import React, {useState} from 'react';
import ChoiceBox from './ChoiceBox.js';
import {FIELDS, MAIN_FIELDS, SERVER_FIELDS} from './fields.js';
import NumberBox from './NumberBox.js';
import Rich from './Rich.js';
import Slider from './Slider.js';

const BY_ID = Object.fromEntries(FIELDS.map((field) => [field.id, field]));
/** Which field says that parts exceed their whole. @type {Record<string, string>} */
const PART_AT = {cpuS: 'connect', ioS: 'connectwait', sharedCpuS: 'connothers', memoryMb: 'mem'};

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Words} Words
 */

/**
 * The application as sentences with numbers in them, a slider for each number that matters most, and the rest on demand.
 *
 * @param {{state: State, words: Words, hand?: import('./state.js').Hand, formRef?: React.Ref<HTMLFormElement>,
 *   children?: React.ReactNode}} props `children`: what stands below the sentences; without `hand` it is the still form
 */
export default function SentenceForm({state, words, hand, formRef, children}) {
  const {t} = words;
  const problems = problemsOf(state, t);
  const box = (/** @type {string} */ id) => {
    const field = BY_ID[id];
    const Box = field.choices ? ChoiceBox : NumberBox;
    return (
      <Box
        key={id}
        {...{field, words, hand}}
        value={state.values[id]}
        typed={state.texts[id]}
        problem={problems[id]}
      />
    );
  };
  // Asked once: it must not close under a hand that empties a box.
  const [isOpen] = useState(SERVER_FIELDS.some(({id}) => state.own.includes(id) || problems[id]));
  return (
    <form ref={formRef} aria-label={t('answer.form')}>
      <p className="answer-sentence">{filled(t('answer.sentence'), box)}</p>
      <p className="answer-sentence answer-parts">{filled(t('answer.sentence.parts'), box)}</p>
      {children}
      <div className="answer-sliders">
        {MAIN_FIELDS.map((field) => (
          <Slider
            key={field.id}
            {...{field, words}}
            onChange={hand?.change}
            value={Number(state.values[field.id])}
          />
        ))}
      </div>
      <details className="answer-more" open={isOpen || undefined}>
        <summary>{t('answer.more')}</summary>
        <div className="answer-fields">
          {['bootwait', ...SERVER_FIELDS.map(({id}) => id)].map((id) => (
            <div key={id} className="answer-field">
              <span aria-hidden="true">{t(`answer.field.${id}`)}</span>
              {box(id)}
            </div>
          ))}
        </div>
      </details>
    </form>
  );
}

/** A text with inputs in the places of its `[name]`s. @param {string} text @param {(id: string) => React.ReactNode} box */
function filled(text, box) {
  return text
    .split(/\[(\w+)\]/u)
    .map((part, index) => (index % 2 ? box(part) : <Rich key={index}>{part}</Rich>));
}

/** What is wrong with fields besides what stands in them. @param {State} state @param {Words['t']} t */
const problemsOf = ({parts}, t) =>
  Object.fromEntries(parts.map((part) => [PART_AT[part], t(`answer.bad.parts.${part}`)]));
