import {CORNERS, EFFECTS} from '../../../../lib/gains/corner-bounds.ts';
import {Marked} from '../frame/Marked.tsx';
import {isAsMeasured, modelAsMeasured, modelOf} from './state.ts';
import type {Words} from '../frame/words.ts';
import type {CornerKey, Design, Measured, Props} from './state.ts';

/** The cells above and below the line of an effect's ratio, as its terms carry them. */
export const cellsOf = (name: string) => {
  const {over, under} = EFFECTS[name];
  return `${over.join(' ')}/${under.join(' ')}`;
};

/**
 * A sentence: `[state:waiting|3.1 times]` is a term that lights up the cells it is made of.
 *
 * @param props `lit`: cells that are lit up
 */
export const Terms = ({children, lit}: {children: string; lit: string}) => (
  <Marked
    draw={(name, words) => (
      <button type="button" className="pool-term" name={name} {...pressed(cellsOf(name), lit)}>
        {words}
      </button>
    )}
  >
    {children}
  </Marked>
);

/** A touch on what has these lights its cells up (see the form). */
export const lighting = (cells: string, lit: string) => ({
  'data-cells': cells,
  'data-on': cells === lit ? '' : undefined,
});

export const pressed = (cells: string, lit: string) => ({
  ...lighting(cells, lit),
  'aria-pressed': cells === lit,
});

/**
 * What a column is called.
 *
 * @param slots of the column that has the more of them; as measured unless given
 */
export function columnName(
  side: 0 | 1,
  {columns, count, request}: Design,
  {t, counted}: Words,
  slots: number = request?.slots ?? 0,
) {
  if (columns === 'techempower') return t(`effects.column.${side ? 'yielding' : 'blocking'}`);
  const kind = side && columns !== 'slots' ? 'coroutines' : 'processes';
  return t(`effects.column.${kind}`, counted(side || columns === 'kind' ? slots : count));
}

/** What a cell is called. */
export const cellName = (key: CornerKey, design: Design, words: Words) =>
  words.t(`effects.cell.${key[1] === '1' ? 'kept' : 'dropped'}`, {
    column: columnName(key[2] === '1' ? 1 : 0, design, words),
  });

/** What an effect is called: the second factor by what the right column changes. */
export const effectName = (name: string, design: Design, words: Words) =>
  words.t(`effects.effect.${name}`, namesOf(design, words));

const namesOf = (design: Design, words: Words, slots?: number) => ({
  ...{left: columnName(0, design, words, slots), right: columnName(1, design, words, slots)},
  factor: words.t(`effects.factor.${design.columns}`),
  within: words.t(`effects.within.${design.columns}`),
});

/** A factor: two decimals below two, one above. */
export const factor = (value: number, {say}: Words) =>
  say('ratio', value, {digits: value < 2 ? 2 : 1});

/** A measured factor or rate with its bound's sign. */
export const withBound = ({bound}: Measured, text: string) =>
  bound ? `${bound === 'at-least' ? '≥' : '≤'}\u00a0${text}` : text;

/** An effect as a factor; a dash where it wasn't measured. */
export const timesText = (effect: Measured | null, words: Words) =>
  effect ? `×\u00a0${boundedFactor(effect, words)}` : '—';

/** What was measured, in words: nothing here moves with the model. */
export function measuredSentence(design: Design, words: Words): string {
  const {cells, effects} = design;
  const {t, counted} = words;
  const [dropped, kept, state, interaction] = [
    ...['waiting-when-dropped', 'waiting-when-kept', 'state-when-blocking', 'state:waiting'],
  ].map((name) => boundedFactor(effects[name], words));
  const params = {...namesOf(design, words), dropped, kept, state, interaction};
  const empty = CORNERS.filter((key) => !cells[key]);
  if (empty.length === 1 && empty[0] === 'y01') return t('effects.sentence.noCoroutines', params);
  if (empty.length > 0) return t('effects.sentence.empty', counted(empty.length));
  const beyond = effects['state:waiting'];
  if (!beyond || !dropped || !kept) return t('effects.sentence.unknown');
  const [low, high] = [beyond.low, beyond.high].map((end) =>
    end === undefined ? '' : factor(end, words),
  );
  return t(`effects.sentence.${kindOf(beyond)}`, {...params, low, high});
}

const boundedFactor = (effect: Measured | null, words: Words) =>
  effect ? withBound(effect, factor(effect.value, words)) : '';

function kindOf({value, low, high, bound}: Measured) {
  if (bound) return bound === 'at-least' ? 'atLeast' : 'atMost';
  if (low === undefined || high === undefined) return 'single';
  if (low <= 1 && high >= 1) return 'multiply';
  return value > 1 ? 'more' : 'less';
}

/** What the model says of the interaction, and which limit ends the two cells of the right column. */
export function modelSentence({state, designs, design, words}: Omit<Props, 'model' | 'lit'>) {
  const {t} = words;
  const model = modelOf(state, design);
  const before = modelAsMeasured(design, designs);
  if (!model || !before) return t('effects.model.none');
  const params = {
    ...namesOf(design, words, state.slots),
    now: factor(model.effects['state:waiting'], words),
    before: factor(before.effects['state:waiting'], words),
    measured: boundedFactor(design.effects['state:waiting'], words),
  };
  const cpuOf = ({perS}: {perS: number}) => words.ms(state.cores / perS, 2);
  const place = isAsMeasured(state, designs) ? 'asMeasured' : 'set';
  return [
    t(`effects.model.${place}`, params),
    t(`effects.limit.dropped.${model.cells.y01.limit}`, {...params, cpu: cpuOf(model.cells.y01)}),
    t(`effects.limit.kept.${model.cells.y11.limit}`, {cpu: cpuOf(model.cells.y11)}),
  ].join(' ');
}
