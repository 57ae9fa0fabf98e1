import {useState} from 'react';
import {Rich} from '../frame/Marked.tsx';
import {FIELD_BY_ID, MAIN_FIELDS, SLOW_FIELDS} from './fields.ts';
import {SLIDER_STEPS, positionOf, stepByKey, valueAt, writeField} from './read-field.ts';
import {sayChosen} from './say.ts';
import type {Props, State, Words, Typed} from './state.ts';
import type {Field} from './fields.ts';

/** Fields besides the four main ones, in the groups in which they are shown. */
export const GROUPS = Object.freeze({
  state: ['boot', 'bootwait', 'how', 'connect', 'connectwait'],
  database: ['dbwait', 'conns', 'hold'],
  load: ['rate'],
  slow: SLOW_FIELDS.map(({id}) => id),
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
export default function FieldsForm({state, words, dispatch}: Props) {
  const {t} = words;
  const how = Number(state.values.how);
  const box = (id: string) => {
    const field = FIELD_BY_ID[id];
    const Box = field.isChosen ? ChoiceBox : NumberBox;
    const isChosen = id in state.costs;
    const value = state.costs[id] ?? state.values[id];
    const [typed, isOwn] = isChosen ? [] : [state.texts[id], state.own.includes(id)];
    return (
      <Box
        {...{field, words, dispatch, value, typed, isOwn, isChosen, ...problemAt(state, id, t)}}
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
            <Slider {...{field, words, dispatch}} value={Number(state.values[field.id])} />
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
 * A box for a number. What it can't take stays as it was typed, with the reason beside it, and the last good number stays
 * in force.
 */
export function NumberBox(props: BoxProps) {
  const {field, value, words, typed, isOwn, isChosen, problem, problemOf, dispatch} = props;
  const {id} = field;
  const {t, locale} = words;
  const said = saidOf({field, typed, problem}, words);
  const shown = typed?.text ?? writeField(value, locale);
  return (
    <span className="answer-box">
      <input
        {...{name: id, type: 'text', inputMode: 'decimal', autoComplete: 'off', value: shown}}
        size={Math.max(3, shown.length)}
        aria-label={t(`answer.field.${id}`)}
        data-own={isOwn ? '' : undefined}
        readOnly={isChosen}
        {...invalid(field, said, problemOf)}
        placeholder={field.optional ? t(`answer.${field.empty ?? 'any'}`) : undefined}
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
      <Problem {...{field, said}} />
    </span>
  );
}

/** A field whose number is the place of what was chosen. */
export function ChoiceBox({field, value, words, typed, dispatch}: BoxProps) {
  const {id} = field;
  const {t} = words;
  const said = saidOf({field, typed}, words);
  return (
    <span className="answer-box">
      <select
        {...{name: id, autoComplete: 'off', className: 'answer-choice', value: String(value)}}
        aria-label={t(`answer.field.${id}`)}
        {...invalid(field, said)}
        onChange={({target}) => dispatch({type: 'change', id, value: Number(target.value)})}
      >
        {Array.from({length: field.most + 1}, (_, place) => (
          <option key={place} value={place}>
            {t(`answer.choice.${id}.${place}`)}
          </option>
        ))}
      </select>
      <Problem {...{field, said}} />
    </span>
  );
}

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

/** What a field says of its number. */
const saidOf = (
  {field, typed, problem}: Pick<BoxProps, 'field' | 'typed' | 'problem'>,
  {t, number}: Words,
) =>
  typed?.problem
    ? t(`answer.bad.${typed.problem}`, {least: number(field.least), most: number(field.most)})
    : problem;

/** The marks of a control whose number can't be. */
const invalid = ({id}: Field, said: string | undefined, problemOf?: string) =>
  (said || problemOf) && {
    'aria-invalid': true,
    'aria-describedby': problemId(said || !problemOf ? id : problemOf),
  };

function Problem({field, said}: {field: Field; said?: string}) {
  if (!said) return null;
  return (
    <span id={problemId(field.id)} className="answer-bad" role="alert">
      {said}
    </span>
  );
}

type SliderProps = Pick<Props, 'words' | 'dispatch'> & {field: Field; value: number};

/** A number for the hand: each arrow key changes something, whatever the scale. */
export function Slider({field, value, words, dispatch}: SliderProps) {
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
}
