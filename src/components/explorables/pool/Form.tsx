import {useMemo} from 'react';
import NumberField from '../frame/NumberField.tsx';
import SelectField from '../frame/SelectField.tsx';
import {ALL_LESSON, CHOICES, LESSONS, NUMBERS, SWITCHES, idleOf} from './state.ts';
import {nameOf} from './say.ts';
import type {Words} from '../frame/words.ts';
import type {Choices, FormProps, NumberName, Switches} from './state.ts';

type LessonsProps = {lesson: number; words: Words; onChoose: (lesson: number) => void};

/** The lessons, each of which adds one control and one sentence. */
export const Lessons = ({lesson, words: {t}, onChoose}: LessonsProps) => (
  <ol className="pool-lessons" aria-label={t('pool.lessons')}>
    {LESSONS.map((name, at) => (
      <li key={name}>
        <button
          {...{type: 'button', name: `lesson-${at + 1}`}}
          aria-pressed={at + 1 === lesson}
          onClick={() => onChoose(at + 1)}
        >
          <span aria-hidden="true">{at + 1}</span> <b>{t(`pool.lesson.${name}`)}</b>
        </button>
      </li>
    ))}
  </ol>
);

/** The few controls; those of later lessons hidden. */
export const Controls = (props: FormProps) => (
  <div className="pool-controls">
    <SwitchField name="kept" {...props} />
    <NumberFields names={['workers', 'slots']} {...props} />
    <ChoiceField name="load" {...props} />
    <NumberFields names={['rate', 'cap', 'n', 'slowevery', 'slow', 'reserve']} {...props} />
  </div>
);

const MORE: NumberName[] = [
  ...(['cores', 'tcpu', 'tio', 'waits', 'side', 'boot', 'ccpu', 'cwait'] as const),
  ...(['every', 'heavy', 'slice', 'seed'] as const),
];

/** All other controls, which stand below the picture so that it stays in sight. */
export const MoreControls = (props: FormProps) => (
  <fieldset className="pool-more" data-step={6} hidden={props.form.state.lesson !== ALL_LESSON}>
    <legend>{props.words.t('pool.more')}</legend>
    <CellField {...props} />
    <div className="pool-controls">
      <SwitchField name="others" {...props} />
      <SwitchField name="equal" {...props} />
      <ChoiceField name="work" {...props} />
      <NumberFields names={MORE} {...props} />
    </div>
  </fieldset>
);

function NumberFields({names, ...props}: FormProps & {names: readonly NumberName[]}) {
  const {state} = props.form;
  const idle = idleOf(state);
  return names.map((name) => {
    const {step} = NUMBERS[name];
    const isHidden = step > state.lesson || idle.includes(name);
    const limits = NUMBERS[name];
    return <NumberField key={name} place="pool" {...{name, limits, step, isHidden}} {...props} />;
  });
}

function SwitchField({name, form: {state}, words, onTake}: FormProps & {name: keyof Switches}) {
  const {step} = SWITCHES[name];
  return (
    <div className="pool-field pool-switch" data-step={step} hidden={step > state.lesson}>
      <label>
        <input
          {...{type: 'checkbox', name, checked: state[name]}}
          onChange={({target}) => onTake(name, target.checked ? '1' : '0')}
        />{' '}
        {words.t(`pool.field.${name}`)}
      </label>
    </div>
  );
}

function ChoiceField({name, form: {state}, words: {t}, onTake}: FormProps & {name: keyof Choices}) {
  const {step, options} = CHOICES[name];
  const named = useMemo(() => options.map((id) => ({id, name: t(`pool.${name}.${id}`)})), [t]);
  return (
    <SelectField
      {...{place: 'pool', name, value: state[name], onTake, label: t(`pool.field.${name}`)}}
      options={named}
      data-step={step}
      hidden={step > state.lesson}
    />
  );
}

function CellField({form: {state, refused}, cells, words, onTake}: FormProps) {
  const {t} = words;
  const options = useMemo(
    () =>
      cells.map((cell) => ({
        ...{id: cell.id, name: nameOf(cell, words), group: t(`pool.study.${cell.study}`)},
      })),
    [cells, words],
  );
  const bad = 'cell' in refused ? t('pool.badCell', {text: refused.cell.slice(0, 40)}) : '';
  return (
    <SelectField
      {...{place: 'pool', name: 'cell', value: state.cell, options, bad, onTake}}
      label={t('pool.field.cell')}
      className="pool-field pool-cell"
    />
  );
}
