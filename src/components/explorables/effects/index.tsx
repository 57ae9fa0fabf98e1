import {useState} from 'react';
import {Announcement, NoScript} from '../frame/Announcement.tsx';
import {Marked, unmarked} from '../frame/Marked.tsx';
import NumberField from '../frame/NumberField.tsx';
import SelectField from '../frame/SelectField.tsx';
import {useForm} from '../frame/form.ts';
import {Unknown, LEFT_OUT_KEYS, useLeftOut} from '../frame/left-out.tsx';
import {mountWith} from '../frame/mount.ts';
import {Table} from '../frame/Table.tsx';
import Grid, {REQUESTS} from './Grid.tsx';
import {GuessForm, useGuess} from './Guess.tsx';
import Pictures from './Pictures.tsx';
import {Terms, columnName, measuredSentence, modelSentence} from './say.tsx';
import {FIELDS, KEYS, MODEL_FIELDS, designWith, formOf, modelOf, stateOf} from './state.ts';
import type {Take} from '../frame/SelectField.tsx';
import type {Form} from '../frame/form.ts';
import type {ViewProps} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';
import type {Design, Given, Props, State} from './state.ts';

export const keys = [...KEYS, 'guess', ...LEFT_OUT_KEYS];

/** State and a second factor with four cells: their effects, and how far these go beyond their product. */
export default function Effects({given: {designs}, words, live}: ViewProps<Given>) {
  const {form, bad, set, take} = useForm(formOf(designs), words.locale, live);
  const {lit, light} = useLight();
  const {state} = form;
  const design = designWith(designs, state.design);
  const guess = useGuess(live, design, words);
  const unknown = useLeftOut(live, bad);
  const {t} = words;
  const model = modelOf(state, design);
  const all = {state, designs, design, model, words, lit};
  const measured = measuredSentence(design, words);
  const modelled = modelSentence(all);
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
        <DesignField
          {...{form, designs, words}}
          onTake={(control, text) => {
            guess.end();
            take(control, text);
          }}
        />
        <GuessForm {...{guess, design, words}} />
        <Grid {...all} />
        <p className="explorable-note" data-part="timelines">
          {model && (
            <Marked>{t('effects.timeline.note', {requests: words.number(REQUESTS)})}</Marked>
          )}
        </p>
        <p className="explorable-note" data-part="note">
          {t(`effects.note.${design.columns === 'techempower' ? 'techempower' : 'own'}`)}
        </p>
        <p className="pool-measured" data-part="model" data-cover={t('effects.cover.model')}>
          <Terms lit={lit}>{modelled}</Terms>
        </p>
        <ModelFields
          {...{form, words}}
          isHidden={!model}
          onTake={take}
          onReset={() => set(stateOf(designs, state.design))}
        />
        <NoScript live={live}>{t('effects.noScript')}</NoScript>
        <Pictures {...all} />
        <details className="effects-numbers" hidden={!model}>
          <summary>{t('pool.details.numbers')}</summary>
          <div data-part="numbers">
            <Numbers {...all} />
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

/** What a design is called. */
function nameOf(design: Design, words: Words) {
  const {columns, app, count} = design;
  const {t, counted} = words;
  if (!app) return t('effects.design.techempower', counted(count));
  return t(`effects.design.${columns}`, {
    app: t(`effects.app.${app}`),
    ...{left: columnName(0, design, words), right: columnName(1, design, words)},
  });
}

interface FieldsProps {
  form: Form<State>;
  words: Words;
  onTake: Take;
}

/** Which measured cells are shown. */
function DesignField({form, designs, words, onTake}: FieldsProps & {designs: readonly Design[]}) {
  const {state, refused} = form;
  const {t} = words;
  const options = designs.map((design) => ({id: design.id, name: nameOf(design, words)}));
  const bad =
    'design' in refused ? t('effects.badDesign', {text: refused.design.slice(0, 40)}) : '';
  return (
    <SelectField
      {...{place: 'effects', name: 'design', value: state.design, options, bad, onTake}}
      label={t('effects.field.design')}
      className="pool-field effects-design"
    />
  );
}

type ModelProps = FieldsProps & {isHidden: boolean; onReset: () => void};

/** What can be set of the model, and of nothing else. */
function ModelFields({isHidden, onReset, ...props}: ModelProps) {
  const {t} = props.words;
  const fields = (hasSlider: boolean) =>
    MODEL_FIELDS.filter((name) => Boolean(FIELDS[name].slider) === hasSlider).map((name) => (
      <NumberField key={name} place="effects" limits={FIELDS[name]} {...{name, ...props}} />
    ));
  return (
    <fieldset
      {...{className: 'pool-more effects-model', 'data-cover': t('effects.cover.settings')}}
      hidden={isHidden}
    >
      <legend>{t('effects.controls')}</legend>
      <div className="pool-controls">{fields(true)}</div>
      <div className="pool-controls effects-few">{fields(false)}</div>
      <button type="button" name="reset" onClick={onReset}>
        {t('pool.reset')}
      </button>
    </fieldset>
  );
}

/** Where a number comes from before the reader sets it, if it wasn't measured. */
const ORIGINS: Record<string, string> = {
  ...{cores: 'asked', slots: 'asked', boot: 'divided', ccpu: 'divided'},
};

const TIMES = ['cpuS', 'sharedCpuS'] as const;
const WAITINGS = ['blocking', 'coroutine'] as const;

/** Every number that the model uses, with its origin; nothing where there is no model. */
function Numbers({state, designs, design, words}: Omit<Props, 'model' | 'lit'>) {
  const {t, ms, number} = words;
  const {id, request, count} = design;
  if (!request) return null;
  const given = stateOf(designs, id);
  const rows = [
    [t('effects.number.few'), number(count), 'asked'],
    ...MODEL_FIELDS.map((name) => [
      t(`effects.field.${name}`),
      FIELDS[name].unit ? ms(state[name] / 1000) : number(state[name]),
      state[name] === given[name] ? (ORIGINS[name] ?? 'measured') : 'typed',
    ]),
    ...TIMES.flatMap((name) =>
      WAITINGS.map((waiting) => [
        t(`effects.number.${name}.${waiting}`),
        ms(request[name][waiting]),
        waiting === 'coroutine' && request.isCoroutineAssumed ? 'assumed' : 'measured',
      ]),
    ),
  ];
  return (
    <>
      <Table
        head={['number', 'value', 'origin'].map((name) => t(`pool.column.${name}`))}
        rows={rows.map(([name, value, origin]) => ({
          ...{origin, cells: [name, value, t(`pool.origin.${origin}`)]},
        }))}
      />
      <p className="explorable-note">{t('effects.number.note')}</p>
    </>
  );
}
