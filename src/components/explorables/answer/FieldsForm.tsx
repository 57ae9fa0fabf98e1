import React, {useState} from 'react';
import {FIELDS, MAIN_FIELDS} from './fields.ts';
import {ChoiceBox, NumberBox, Slider} from './NumberBox.tsx';
import type {Hand, State, Words} from './state.ts';

const BY_ID = Object.fromEntries(FIELDS.map((field) => [field.id, field]));
/** Fields besides the four main ones, in the groups in which they are shown. */
export const GROUPS = Object.freeze({
  state: ['boot', 'bootwait', 'connect', 'connectwait'],
  database: ['dbwait', 'conns', 'hold'],
  load: ['rate'],
  memory: ['mem', 'fmem', 'wmem', 'smem', 'slots'],
  others: ['others', 'connothers'],
});
/** Which field says that parts exceed their whole, and which are marked with it. */
const AT: Record<string, string[]> = {
  cpuS: ['cpu', 'boot', 'connect'],
  ioS: ['wait', 'bootwait', 'connectwait', 'dbwait'],
  sharedCpuS: ['others', 'connothers'],
  memoryMb: ['mem', 'fmem'],
};

/** The numbers of the application: the four that matter most, each with a slider, and the rest on demand. */
export default function FieldsForm({state, words, hand}: {state: State; words: Words; hand: Hand}) {
  const {t} = words;
  const box = (id: string) => {
    const field = BY_ID[id];
    const Box = field.choices ? ChoiceBox : NumberBox;
    return (
      <Box
        {...{field, words, hand, ...problemAt(state, id, t)}}
        value={state.values[id]}
        typed={state.texts[id]}
        isOwn={state.own.includes(id)}
      />
    );
  };
  // Asked once: it must not close under a hand that empties a box.
  const [isOpen] = useState(
    Object.values(GROUPS)
      .flat()
      .some((id) => state.texts[id]?.problem),
  );
  return (
    <form id="own" data-place aria-label={t('answer.form')}>
      <div className="answer-main">
        {MAIN_FIELDS.map((field) => (
          <div key={field.id} className="answer-line">
            <Slider
              {...{field, words}}
              onChange={hand.change}
              value={Number(state.values[field.id])}
            />
            {box(field.id)}
          </div>
        ))}
      </div>
      <details className="answer-more" open={isOpen || undefined}>
        <summary>{t('answer.more')}</summary>
        <div className="answer-groups">
          {Object.entries(GROUPS).map(([group, ids]) => (
            <fieldset key={group} className="answer-group">
              <legend>{t(`answer.group.${group}`)}</legend>
              {ids.map((id) => (
                <div key={id} className="answer-field">
                  <span aria-hidden="true">{t(`answer.field.${id}`)}</span>
                  {box(id)}
                </div>
              ))}
            </fieldset>
          ))}
        </div>
      </details>
    </form>
  );
}

/**
 * What is wrong with a field besides what stands in it: a whole says that its parts exceed it, and they are marked too.
 */
function problemAt({parts, values}: State, id: string, t: Words['t']) {
  const part = parts.find((each) => AT[each].includes(id));
  if (!part) return {};
  const isWhole = AT[part][0] === id;
  return {
    problem: isWhole ? t(`answer.bad.parts.${part}`) : undefined,
    problemOf: isWhole || Number(values[id]) > 0 ? AT[part][0] : undefined,
  };
}
