import SelectField from '../frame/SelectField.tsx';
import {LETTERS, quantitiesIn} from './state.ts';
import type {Option} from '../frame/SelectField.tsx';
import type {Words} from '../frame/words.ts';
import type {State, Study} from './state.ts';

/** What the form holds besides the state. */
export interface Form {
  study: Study;
  state: State;
  /** words that the names in the lists must have */
  narrow?: string;
  /** what is wrong, by field */
  notes: Record<string, string>;
}

export interface Hand {
  take: (name: string, value: string) => void;
  swap: () => void;
  add: () => void;
  remove: () => void;
}

interface ControlsProps {
  form: Form;
  studies: readonly {id: string; title: string}[];
  words: Words;
  hand: Hand;
}

/**
 * The cells and the quantity, each in one line, so that a phone's first screen has the values too; folded away, the study
 * and what narrows the lists.
 */
export default function Controls(props: ControlsProps) {
  const {form, hand} = props;
  const {t} = props.words;
  const {study, state, narrow} = form;
  const {cells} = state;
  const wanted = wantedOf(study, narrow);
  const optionsFor = (chosen: string | undefined) =>
    chosen ? study.cells.filter((cell) => cell.id === chosen || wanted.includes(cell)) : [];
  const button = (name: keyof Hand, act: () => void, hidden?: boolean) => (
    <button {...{type: 'button', name, hidden}} onClick={act}>
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
        {button('swap', hand.swap)}
        {button('add', hand.add, cells.length === LETTERS.length)}
        {button('remove', hand.remove, cells.length < 3)}
        <MoreFields
          {...props}
          isNoneFound={Boolean(narrow) && wanted.every(({id}) => id === cells[0])}
        />
      </div>
    </>
  );
}

function MoreFields({isNoneFound, ...props}: ControlsProps & {isNoneFound: boolean}) {
  const {form, studies, hand} = props;
  const {t} = props.words;
  const options = studies.map(({id, title}) => ({id, name: title}));
  return (
    <details className="compare-more" ref={openWith(form.notes.study)}>
      <summary>{t('compare.moreFields')}</summary>
      <div className="compare-fields">
        <Field {...{name: 'study', value: form.state.study, options, ...props}} />
        <div className="compare-field">
          <label htmlFor="compare-narrow">{t('compare.field.narrow')}</label>
          <input
            {...{id: 'compare-narrow', name: 'narrow', type: 'search', value: form.narrow}}
            {...{autoComplete: 'off', spellCheck: false}}
            onInput={({currentTarget}) => hand.take('narrow', currentTarget.value)}
          />
          <p className="explorable-bad" id="compare-narrow-bad">
            {isNoneFound && t('compare.noneFound')}
          </p>
        </div>
      </div>
    </details>
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

/** What the words beside the lists leave of the cells. */
function wantedOf({cells}: Study, narrow = '') {
  const wanted = narrow.slice(0, 100).toLowerCase().split(/\s+/u).filter(Boolean);
  return cells.filter(({id, name, group}) => {
    const text = `${name} ${group} ${id}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
