import React, {useState} from 'react';
import Announcement from '../frame/Announcement.tsx';
import NumberField from '../frame/NumberField.tsx';
import {Unknown, LEFT_OUT_KEYS, useLeftOut} from '../frame/left-out.tsx';
import {formOf, withRefused, withState} from '../frame/form.ts';
import {mountWith} from '../frame/mount.ts';
import {readNumber} from '../frame/read-number.ts';
import {Marked, unmarked} from '../frame/Rich.tsx';
import {useQueryState} from '../frame/useQueryState.ts';
import Grid, {REQUESTS} from './Grid.tsx';
import {GuessForm, useGuess} from './Guess.tsx';
import Heights from './Heights.tsx';
import Numbers from './Numbers.tsx';
import Rows from './Rows.tsx';
import {Terms, measuredSentence, modelSentence} from './say.tsx';
import {
  FIELDS,
  KEYS,
  MODEL_FIELDS,
  designWith,
  modelOf,
  readState,
  stateOf,
  writeState,
} from './state.ts';
import {isKeyOf} from '../../../../lib/typed.ts';
import type {Form} from '../frame/form.ts';
import type {Bad} from '../frame/left-out.tsx';
import type {Live, ViewProps} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';
import type {Design, Given, Model, State} from './state.ts';

export const keys = [...KEYS, 'guess', ...LEFT_OUT_KEYS];

/** State and coroutines as two factors with four cells: their effects, and how far these go beyond their product. */
export default function Effects({given: {designs}, words, live}: ViewProps<Given>) {
  const [{first, bad}] = useState(() => startWith(designs, words.locale, live));
  const [form, setForm] = useState(first);
  const {lit, light} = useLight();
  const {state} = form;
  const design = designWith(designs, state.design);
  const guess = useGuess(live, design, words);
  const unknown = useLeftOut(live, bad);
  useQueryState((search) => writeState(search, state, designs), [state]);
  const take = (control: string, text: string) => {
    if (control === 'design') guess.end();
    setForm((now) => withTaken(now, control, text, designs, words.locale));
  };
  const {t} = words;
  const model = modelOf(state, design);
  const measured = measuredSentence(design, words);
  const modelled = modelSentence(state, designs, design, words);
  const [over, under = ''] = lit.split('/');
  return (
    <section
      className="explorable pool effects"
      aria-label={t('effects.name')}
      data-guessing={guess.isAsked ? '' : undefined}
      data-lit={live && over}
      data-under={live && under}
    >
      <form onClick={light}>
        <Unknown names={unknown} words={words} />
        <p className="pool-sentence" data-part="sentence" data-cover={t('effects.cover.sentence')}>
          <Terms lit={lit}>{measured}</Terms>
        </p>
        <DesignField {...{form, designs, words}} onTake={take} />
        <GuessForm {...{guess, design, words}} />
        <Grid {...{state, design, model, words, lit}} />
        <p className="explorable-note" data-part="timelines">
          {model && (
            <Marked>{t('effects.timeline.note', {requests: words.number(REQUESTS)})}</Marked>
          )}
        </p>
        <p className="explorable-note" data-part="note">
          {t(`effects.note.${design.kind}`)}
        </p>
        <p className="pool-measured" data-part="model" data-cover={t('effects.cover.model')}>
          <Terms lit={lit}>{modelled}</Terms>
        </p>
        <ModelFields
          {...{form, words}}
          isHidden={!model}
          onTake={take}
          onReset={() => setForm(withState(stateOf(designs, state.design)))}
        />
        {!live && (
          <noscript>
            <p className="explorable-note">{t('effects.noScript')}</p>
          </noscript>
        )}
        <Pictures {...{design, model, words, lit}} />
        <details className="effects-numbers" hidden={!model}>
          <summary>{t('pool.details.numbers')}</summary>
          <div data-part="numbers">
            <Numbers {...{state, designs, design, words}} />
          </div>
        </details>
        <Announcement>{unmarked(`${measured} ${modelled}`)}</Announcement>
      </form>
    </section>
  );
}

export const mount = mountWith(Effects);

/** @returns `lit`: cells that are lit up, those above a line and those below it: `y01/y00` */
function useLight() {
  const [lit, setLit] = useState('');
  const light = ({target}: React.MouseEvent) => {
    const within = target instanceof Element && target.closest<HTMLElement>('[data-cells]');
    const cells = within && within.dataset.cells;
    if (cells) setLit(lit === cells ? '' : cells);
  };
  return {lit, light};
}

function Pictures({
  design,
  model,
  words,
  lit,
}: {
  design: Design;
  model: Model | null;
  words: Words;
  lit: string;
}) {
  const {t} = words;
  return (
    <>
      <div className="effects-pictures">
        <div data-cover={t('effects.cover.heights')}>
          <p className="effects-title">{t('effects.heights.title')}</p>
          <div data-part="heights">
            <Heights {...{design, model, words}} />
          </div>
        </div>
        <div data-cover={t('effects.cover.rows')}>
          <p className="effects-title">{t('effects.rows.title')}</p>
          <Rows {...{design, model, words, lit}} />
        </div>
      </div>
      <p className="explorable-note">
        {t('effects.legend')} <span data-screen-only="">{t('effects.press')}</span>
      </p>
    </>
  );
}

function startWith(
  designs: readonly Design[],
  locale: string,
  live?: Live,
): {first: Form<State>; bad: Bad[]} {
  const {state, bad} = readState(live ? location.search : '', designs);
  const first = Object.entries(live?.typed ?? {}).reduce(
    (form, [name, text]) => withTaken(form, name, text, designs, locale),
    formOf(state),
  );
  return {first: {...first, refused: {...first.refused, ...formOf(state, bad).refused}}, bad};
}

/** What a control gives, or that it can't be. */
function withTaken(
  form: Form<State>,
  control: string,
  text: string,
  designs: readonly Design[],
  locale: string,
): Form<State> {
  if (control === 'design') return withState(stateOf(designs, text));
  const name = control.replace(/-slider$/u, '');
  if (!isKeyOf(FIELDS, name)) return form;
  const value = readNumber(text, FIELDS[name], locale);
  if (value === undefined) return withRefused(form, name, text);
  return withState({...form.state, [name]: value}, {name: control, text});
}

/** What a design is called. */
function nameOf({kind, app, count}: Design, {t, say, number}: Words) {
  const workers = say('workers', count);
  if (app) return t(`effects.design.${app}`, {workers});
  return kind === 'own'
    ? t('effects.design.own', {workers})
    : t('effects.design.techempower', {count, value: number(count)});
}

/** Which measured cells are shown. */
function DesignField({
  form: {state, refused},
  designs,
  words,
  onTake,
}: {
  form: Form<State>;
  designs: readonly Design[];
  words: Words;
  onTake: (control: string, text: string) => void;
}) {
  const bad = refused.design;
  return (
    <div className="pool-field effects-design">
      <label htmlFor="effects-design">{words.t('effects.field.design')}</label>
      <select
        id="effects-design"
        name="design"
        aria-describedby="effects-design-bad"
        aria-invalid={bad === undefined ? undefined : true}
        value={state.design}
        onChange={({target}) => onTake('design', target.value)}
      >
        {designs.map((design) => (
          <option key={design.id} value={design.id}>
            {nameOf(design, words)}
          </option>
        ))}
      </select>
      <p className="explorable-bad" id="effects-design-bad">
        {bad !== undefined && words.t('effects.badDesign', {text: bad.slice(0, 40)})}
      </p>
    </div>
  );
}

/** What can be set of the model, and of nothing else. */
function ModelFields({
  form,
  words,
  isHidden,
  onTake,
  onReset,
}: {
  form: Form<State>;
  words: Words;
  isHidden: boolean;
  onTake: (control: string, text: string) => void;
  onReset: () => void;
}) {
  const fields = (hasSlider: boolean) =>
    MODEL_FIELDS.filter((name) => Boolean(FIELDS[name].slider) === hasSlider).map((name) => (
      <NumberField
        key={name}
        place="effects"
        limits={FIELDS[name]}
        {...{name, form, words, onTake}}
      />
    ));
  return (
    <fieldset
      className="pool-more effects-model"
      data-cover={words.t('effects.cover.settings')}
      hidden={isHidden}
    >
      <legend>{words.t('effects.controls')}</legend>
      <div className="pool-controls">{fields(true)}</div>
      <div className="pool-controls effects-few">{fields(false)}</div>
      <button type="button" name="reset" onClick={onReset}>
        {words.t('pool.reset')}
      </button>
    </fieldset>
  );
}
