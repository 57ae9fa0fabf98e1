import SelectField from '../frame/SelectField.tsx';
import {LETTERS, STARTS, quantitiesIn} from './state.ts';
import type {Option} from '../frame/SelectField.tsx';
import type {Words} from '../frame/words.ts';
import type {Search} from './search.ts';
import type {State, Study} from './state.ts';

/** What the form holds besides the state. */
export interface Form {
  study: Study;
  state: State;
  /** words that are looked for in the names of systems, of all studies */
  narrow?: string;
  /** what is wrong, by field */
  notes: Record<string, string>;
}

export interface Hand {
  take: (name: string, value: string) => void;
  /** a study, with the cells to begin with */
  open: (study: string, state?: Partial<State>) => void;
  swap: () => void;
  add: () => void;
  remove: () => void;
}

interface ControlsProps {
  form: Form;
  studies: readonly {id: string; title: string}[];
  words: Words;
  hand: Hand;
  search: Search;
}

/**
 * The cells and the quantity, each in one line, so that a phone's first screen has the values too; below them what finds a
 * system in any study, and what readers begin with; folded away, the study.
 */
export default function Controls(props: ControlsProps) {
  const {form, hand, search} = props;
  const {t} = props.words;
  const {study, state} = form;
  const {cells} = state;
  const optionsFor = (chosen: string | undefined) =>
    chosen ? study.cells.filter((cell) => cell.id === chosen || search.has(cell)) : [];
  const button = (name: 'swap' | 'add' | 'remove', hidden?: boolean) => (
    <button {...{type: 'button', name, hidden}} onClick={hand[name]}>
      {t(`compare.${name}`)}
    </button>
  );
  return (
    <>
      <div className="compare-cells">
        {LETTERS.map((letter, at) => (
          <Field
            key={letter}
            {...{name: letter, value: cells[at] ?? '', ...props}}
            options={optionsFor(cells[at])}
          />
        ))}
        <Field
          {...{name: 'of', value: state.of, ...props}}
          options={quantitiesIn(study).map((id) => ({id, name: t(`compare.of.${id}`)}))}
        />
      </div>
      <div className="compare-tools">
        {button('swap')}
        {button('add', cells.length === LETTERS.length)}
        {button('remove', cells.length < 3)}
        <StudyField {...props} />
      </div>
      <Find {...props} />
    </>
  );
}

function StudyField({form, studies, ...props}: ControlsProps) {
  const options = studies.map(({id, title}) => ({id, name: title}));
  return (
    <details className="compare-more" ref={openWith(form.notes.study)}>
      <summary>{props.words.t('compare.moreFields')}</summary>
      <div className="compare-fields">
        <Field {...{name: 'study', value: form.state.study, options, form, studies, ...props}} />
      </div>
    </details>
  );
}

/** What finds a system in any study, what it found, and what readers begin with. */
function Find({form: {narrow}, words: {t}, hand, search: {found, isNone}}: ControlsProps) {
  return (
    <div className="compare-find" data-screen-only="">
      <label htmlFor="compare-narrow">{t('compare.field.narrow')}</label>
      <input
        {...{id: 'compare-narrow', name: 'narrow', type: 'search', value: narrow}}
        autoComplete="off"
        onInput={({currentTarget}) => hand.take('narrow', currentTarget.value)}
      />
      <p className="explorable-bad" id="compare-narrow-bad">
        {isNone && t('compare.noneFound')}
      </p>
      {found.length > 0 && <p>{t('compare.found')}</p>}
      <ul>
        {found.map(({study, cell, name, title}) => (
          <li key={study + cell}>
            <button type="button" onClick={() => hand.open(study, {cells: [cell]})}>
              {name}
            </button>{' '}
            <small>{title}</small>
          </li>
        ))}
      </ul>
      <p>{t('compare.starts')}</p>
      <ul>
        {STARTS.map(({name, study, ...start}) => (
          <li key={name}>
            <button
              {...{type: 'button', name: `start-${name}`}}
              onClick={() => hand.open(study, start)}
            >
              {t(`compare.start.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens what is folded away where something in it is to be read. */
const openWith = (note: string | undefined) => (details: HTMLDetailsElement | null) => {
  if (details && note) details.open = true;
};

type FieldProps = ControlsProps & {name: string; value: string; options: readonly Option[]};

function Field({name, value, options, form: {state, notes}, words: {t}, hand}: FieldProps) {
  const base = name === 'b' && (
    <span key="base" className="visually-hidden">
      {t('compare.base')}
    </span>
  );
  return (
    <SelectField
      {...{place: 'compare', name, value, options, bad: notes[name] ?? '', onTake: hand.take}}
      label={[t(`compare.field.${name}`), base]}
      className="compare-field"
      data-field={name}
      hidden={LETTERS.indexOf(name) >= state.cells.length}
    />
  );
}
