import {memo, useState} from 'react';
import {Rich} from '../frame/Marked.tsx';
import {GROUPS, MAIN_FIELDS} from './fields.ts';
import {SLIDER_STEPS, positionOf, stepByKey, valueAt, writeField} from './read-field.ts';
import {sayChosen} from './say.ts';
import type {Props, State, Words, Typed} from './state.ts';
import type {Field} from './fields.ts';

/** Which field says that parts exceed their whole, and which are marked with it. */
const AT: Record<string, string[]> = {
  cpuS: ['cpu', 'boot', 'connect'],
  ioS: ['wait', 'bootwait', 'connectwait', 'dbwait'],
  sharedCpuS: ['others', 'connothers'],
  memoryMb: ['mem', 'fmem'],
};

/** The numbers of the application: the four that matter most, each with a slider, and the rest on demand. */
export default function FieldsForm({state, words, dispatch}: Props) {
  const {t} = words;
  const how = Number(state.values.how);
  const box = (field: Field) => {
    const {id} = field;
    const isChosen = id in state.costs;
    const value = state.costs[id] ?? state.values[id];
    const [typed, isOwn] = isChosen ? [] : [state.texts[id], state.own.includes(id)];
    return (
      <FieldBox
        {...{field, words, dispatch, value, typed, isOwn, isChosen, ...problemAt(state, id, t)}}
      />
    );
  };
  // Asked once: it must not close under a hand that empties a box.
  const [isOpen] = useState(
    Object.values(GROUPS)
      .flat()
      .some(({id}) => state.texts[id]?.problem),
  );
  return (
    <form id="own" data-place aria-label={t('answer.form')}>
      <div className="answer-main">
        {MAIN_FIELDS.map((field) => (
          <div key={field.id} className="answer-line">
            <Slider {...{field, words, dispatch}} value={Number(state.values[field.id])} />
            {box(field)}
          </div>
        ))}
      </div>
      <details className="answer-more" open={isOpen || undefined}>
        <summary>{t('answer.more')}</summary>
        <div className="answer-groups">
          {Object.entries(GROUPS).map(([group, fields]) => (
            <fieldset key={group} className="answer-group">
              <legend>{t(`answer.group.${group}`)}</legend>
              {fields.map((field) => (
                <div key={field.id} className="answer-field">
                  <span aria-hidden="true">{t(`answer.field.${field.id}`)}</span>
                  {box(field)}
                </div>
              ))}
              {group === 'state' && how > 0 && (
                <p className="explorable-note">
                  <Rich>{sayChosen(how, words)}</Rich>
                </p>
              )}
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

/**
 * A box for a number, or a list where the number is the place of what was chosen. What it can't take stays as it was typed,
 * with the reason beside it, and the last good number stays in force. Each is drawn anew only as it changes itself.
 */
export const FieldBox = memo((props: BoxProps) => {
  const {field, value, words, typed, isOwn, isChosen, problem, problemOf, dispatch} = props;
  const {id, optional, empty = 'any'} = field;
  const {t, locale, number} = words;
  const said = typed?.problem
    ? t(`answer.bad.${typed.problem}`, {least: number(field.least), most: number(field.most)})
    : problem;
  const shown = typed?.text ?? writeField(value, locale);
  const common = {
    ...{name: id, autoComplete: 'off', 'aria-label': t(`answer.field.${id}`)},
    ...((said || problemOf) && {
      'aria-invalid': true,
      'aria-describedby': problemId(said || !problemOf ? id : problemOf),
    }),
  };
  return (
    <span className="answer-box">
      {field.isChosen ? (
        <select
          {...{...common, className: 'answer-choice', value: String(value)}}
          onChange={({target}) => dispatch({type: 'change', id, value: Number(target.value)})}
        >
          {Array.from({length: field.most + 1}, (_, place) => (
            <option key={place} value={place}>
              {t(`answer.choice.${id}.${place}`)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...{...common, type: 'text', inputMode: 'decimal', value: shown}}
          size={Math.max(3, shown.length)}
          data-own={isOwn ? '' : undefined}
          readOnly={isChosen}
          placeholder={optional ? t(`answer.${empty}`) : undefined}
          onInput={({currentTarget}) =>
            dispatch({type: 'type', id, text: currentTarget.value, locale})
          }
          onKeyDown={(event) => {
            // In a box, keys to the side move the caret.
            if (field.from === undefined || /t$/u.test(event.key)) return;
            const next = stepByKey(field, Number(value), event);
            if (next !== null) dispatch({type: 'change', id, value: next});
          }}
        />
      )}
      {said && (
        <span id={problemId(id)} className="answer-bad" role="alert">
          {said}
        </span>
      )}
    </span>
  );
});

/**
 * `isOwn`: the reader gave it; `isChosen`: it is our measurement, which nobody types over; `problem`: what is wrong besides what stands
 * in it; `problemOf`: the field that says what is wrong with this one
 */
type BoxProps = {
  field: Field;
  value: number | null;
  typed?: Typed;
  isOwn?: boolean;
  isChosen?: boolean;
  problem?: string;
  problemOf?: string;
} & Pick<Props, 'words' | 'dispatch'>;

/** @param id of a field */
const problemId = (id: string) => `answer-${id}-bad`;

type SliderProps = Pick<Props, 'words' | 'dispatch'> & {field: Field; value: number};

/** A number for the hand: each arrow key changes something, whatever the scale. */
const Slider = memo(({field, value, words, dispatch}: SliderProps) => {
  const {id, whole} = field;
  const said = whole ? words.number(value) : words.say('ms', value, {significant: 3});
  const change = (next: number | null) =>
    next !== null && dispatch({type: 'change', id, value: next});
  return (
    <label className="answer-slider">
      <Rich>{words.t(`answer.slider.${id}`)}</Rich>
      <input
        {...{type: 'range', name: `${id}-slider`, min: 0, max: SLIDER_STEPS, step: 1}}
        aria-valuetext={said}
        value={positionOf(field, value)}
        onInput={({currentTarget}) => change(valueAt(field, Number(currentTarget.value)))}
        onKeyDown={(event) => change(stepByKey(field, value, event))}
      />
    </label>
  );
});
