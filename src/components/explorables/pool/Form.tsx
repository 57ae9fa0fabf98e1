import React from 'react';
import NumberField from '../frame/NumberField.tsx';
import {CHOICES, LESSONS, NUMBERS, SWITCHES, idleOf} from './state.ts';
import {nameOf} from './say.ts';
import type {Form} from '../frame/form.ts';
import type {Words} from '../frame/words.ts';
import type {Cell, Choices, NumberName, State, Switches} from './state.ts';

export interface FormProps {
  form: Form<State>;
  words: Words;
  onTake: (control: string, text: string) => void;
}

/** The lessons, each of which adds one control and one sentence. */
export function Lessons({
  lesson,
  words: {t},
  onChoose,
}: {
  lesson: number;
  words: Words;
  onChoose: (lesson: number) => void;
}) {
  return (
    <ol className="pool-lessons" aria-label={t('pool.lessons')}>
      {LESSONS.map((name, at) => (
        <li key={name}>
          <button
            type="button"
            name={`lesson-${at + 1}`}
            aria-pressed={at + 1 === lesson}
            onClick={() => onChoose(at + 1)}
          >
            <span aria-hidden="true">{at + 1}</span> <b>{t(`pool.lesson.${name}`)}</b>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The few controls; those of later lessons hidden. */
export const Controls = (props: FormProps) => (
  <div className="pool-controls">
    <SwitchField name="kept" {...props} />
    <NumberFields names={['workers', 'slots']} {...props} />
    <ChoiceField name="load" {...props} />
    <NumberFields names={['rate', 'cap', 'n']} {...props} />
  </div>
);

const MORE: NumberName[] = ['cores', 'tcpu', 'tio', 'waits', 'boot', 'ccpu', 'cwait', 'seed'];

/** All other controls, which stand below the picture so that it stays in sight. */
export const MoreControls = ({cells, ...props}: FormProps & {cells: readonly Cell[]}) => (
  <fieldset className="pool-more" data-step={6} hidden={props.form.state.lesson < 6}>
    <legend>{props.words.t('pool.more')}</legend>
    <CellField cells={cells} {...props} />
    <div className="pool-controls">
      <SwitchField name="others" {...props} />
      <ChoiceField name="work" {...props} />
      <NumberFields names={MORE} {...props} />
    </div>
  </fieldset>
);

function NumberFields({names, ...props}: FormProps & {names: readonly NumberName[]}) {
  const {state} = props.form;
  const idle = idleOf(state);
  return names.map((name) => (
    <NumberField
      key={name}
      place="pool"
      name={name}
      limits={NUMBERS[name]}
      step={NUMBERS[name].step}
      isHidden={NUMBERS[name].step > state.lesson || idle.includes(name)}
      {...props}
    />
  ));
}

function SwitchField({name, form: {state}, words, onTake}: FormProps & {name: keyof Switches}) {
  const {step} = SWITCHES[name];
  return (
    <div className="pool-field pool-switch" data-step={step} hidden={step > state.lesson}>
      <label>
        <input
          type="checkbox"
          name={name}
          checked={state[name]}
          onChange={({target}) => onTake(name, target.checked ? '1' : '0')}
        />{' '}
        {words.t(`pool.field.${name}`)}
      </label>
    </div>
  );
}

function ChoiceField({name, form: {state}, words: {t}, onTake}: FormProps & {name: keyof Choices}) {
  const {step, options} = CHOICES[name];
  return (
    <div className="pool-field" data-step={step} hidden={step > state.lesson}>
      <label htmlFor={`pool-${name}`}>{t(`pool.field.${name}`)}</label>
      <select
        id={`pool-${name}`}
        name={name}
        value={state[name]}
        onChange={({target}) => onTake(name, target.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`pool.${name}.${option}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function CellField({
  form: {state, refused},
  cells,
  words,
  onTake,
}: FormProps & {cells: readonly Cell[]}) {
  const {t} = words;
  const bad = refused.cell;
  return (
    <div className="pool-field pool-cell">
      <label htmlFor="pool-cell">{t('pool.field.cell')}</label>
      <select
        id="pool-cell"
        name="cell"
        aria-invalid={bad === undefined ? undefined : true}
        value={state.cell}
        onChange={({target}) => onTake('cell', target.value)}
      >
        {[...new Set(cells.map(({study}) => study))].map((study) => (
          <optgroup key={study} label={t(`pool.study.${study}`)}>
            {cells
              .filter((cell) => cell.study === study)
              .map((cell) => (
                <option key={cell.id} value={cell.id}>
                  {nameOf(cell, words)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p className="explorable-bad" id="pool-cell-bad">
        {bad !== undefined && t('pool.badCell', {text: bad.slice(0, 40)})}
      </p>
    </div>
  );
}
