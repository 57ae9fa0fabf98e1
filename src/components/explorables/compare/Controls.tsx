import React from 'react';
import {LETTERS, quantitiesIn} from './state.ts';
import type {Words} from '../frame/words.ts';
import type {Cell, State, Study} from './state.ts';

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
export default function Controls({form, studies, words, hand}: ControlsProps) {
  const {t} = words;
  const {study, state, narrow} = form;
  const {cells} = state;
  const wanted = wantedOf(study, narrow);
  return (
    <>
      <div className="compare-cells">
        {LETTERS.map((letter, at) => (
          <Field key={letter} name={letter} value={cells[at] ?? ''} {...{form, words, hand}}>
            {cells[at] && <CellOptions {...{study, wanted}} chosen={cells[at]} />}
          </Field>
        ))}
        <Field name="of" value={state.of} {...{form, words, hand}}>
          {quantitiesIn(study).map((path) => (
            <option key={path} value={path}>
              {t(`compare.of.${path}`)}
            </option>
          ))}
        </Field>
      </div>
      <div className="compare-tools">
        <button type="button" name="swap" onClick={hand.swap}>
          {t('compare.swap')}
        </button>
        <button
          type="button"
          name="add"
          hidden={cells.length === LETTERS.length}
          onClick={hand.add}
        >
          {t('compare.add')}
        </button>
        <button type="button" name="remove" hidden={cells.length < 3} onClick={hand.remove}>
          {t('compare.remove')}
        </button>
        <MoreFields
          {...{form, studies, words, hand}}
          isNoneFound={Boolean(narrow) && wanted.every(({id}) => id === cells[0])}
        />
      </div>
    </>
  );
}

function MoreFields({
  form,
  studies,
  words,
  hand,
  isNoneFound,
}: ControlsProps & {isNoneFound: boolean}) {
  const {t} = words;
  return (
    <details className="compare-more" ref={openWith(form.notes.study)}>
      <summary>{t('compare.moreFields')}</summary>
      <div className="compare-fields">
        <Field name="study" value={form.state.study} {...{form, words, hand}}>
          {studies.map(({id, title}) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Field>
        <div className="compare-field">
          <label htmlFor="compare-narrow">{t('compare.field.narrow')}</label>
          <input
            id="compare-narrow"
            name="narrow"
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={form.narrow}
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

function Field({
  name,
  value,
  form: {state, notes},
  words: {t},
  hand,
  children,
}: {
  name: string;
  value: string;
  form: Form;
  words: Words;
  hand: Hand;
  children: React.ReactNode;
}) {
  return (
    <div
      className="compare-field"
      data-field={name}
      hidden={LETTERS.indexOf(name) >= state.cells.length}
    >
      <label htmlFor={`compare-${name}`}>
        {t(`compare.field.${name}`)}
        {name === 'b' && <span className="visually-hidden">{t('compare.base')}</span>}
      </label>
      <select
        id={`compare-${name}`}
        name={name}
        aria-describedby={`compare-${name}-bad`}
        aria-invalid={notes[name] ? true : undefined}
        value={value}
        onChange={({target}) => hand.take(name, target.value)}
      >
        {children}
      </select>
      <p className="explorable-bad" id={`compare-${name}-bad`}>
        {notes[name]}
      </p>
    </div>
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

/** The cells to choose from, by what they were asked to do. */
function CellOptions({
  study,
  wanted,
  chosen,
}: {
  study: Study;
  wanted: readonly Cell[];
  chosen: string;
}) {
  const shown = study.cells.filter((cell) => cell.id === chosen || wanted.includes(cell));
  return [...new Set(shown.map(({group}) => group))].map((group) => (
    <optgroup key={group} label={group}>
      {shown
        .filter((cell) => cell.group === group)
        .map(({id, name}) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
}
