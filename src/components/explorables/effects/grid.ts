import {CORNERS} from '../../../../lib/gains/corner-bounds.ts';
import {escape} from '../pool/markup.ts';
import {factor, withBound} from './sentence.ts';
import {cellsOf} from './terms.ts';
import type {Words} from '../frame/words.ts';
import type {Model} from './model.ts';
import type {CornerKey, Design, Measured} from './state.ts';

/** Effects on the four sides of the grid: their place and the way their arrow points. */
const SIDES = [
  ['waiting-when-dropped', 'top', '→'],
  ['state-when-blocking', 'left', '↓'],
  ['state-when-coroutine', 'right', '↓'],
  ['waiting-when-kept', 'bottom', '→'],
] as const;

/**
 * The four cells with the factors on their sides and the interaction in the middle.
 *
 * @param timelines HTML by cell, where there is a model
 * @returns HTML
 */
export function gridHtml(
  design: Design,
  model: Model | null,
  timelines: Record<string, string> | null,
  words: Words,
): string {
  const {t} = words;
  const cells = CORNERS.map((key) => cellHtml(key, design.cells[key], {model, timelines, words}));
  const sides = SIDES.map(([name, place, arrow]) => {
    const effect = design.effects[name];
    const shown = effect ? `×\u00a0${timesOf(effect, words)}` : '—';
    return (
      `<p class="effects-side" data-place="${place}"><span class="visually-hidden">${escape(t(`effects.effect.${name}`))}: </span>` +
      `<b data-cells="${cellsOf(name)}">${escape(shown)}</b><i aria-hidden="true">${arrow}</i></p>`
    );
  });
  const interaction = design.effects['state:waiting'];
  const middle =
    `<p class="effects-side" data-place="middle"><small>${escape(t('effects.interaction'))}</small> ` +
    `<b data-cells="${cellsOf('state:waiting')}">${escape(interaction ? `×\u00a0${timesOf(interaction, words)}` : '—')}</b></p>`;
  return cells.join('') + sides.join('') + middle;
}

const timesOf = (effect: Measured, words: Words) => withBound(effect, factor(effect.value, words));

function cellHtml(
  key: CornerKey,
  cell: Measured | null,
  {
    model,
    timelines,
    words,
  }: {model: Model | null; timelines: Record<string, string> | null; words: Words},
) {
  const {t, say, number} = words;
  const where = `<span class="effects-where">${escape(t(`effects.cell.${key}`))}</span>`;
  if (!cell)
    return `<p class="effects-cell is-empty" data-cell="${key}">${where} <b>${escape(t('effects.cell.empty'))}</b></p>`;
  const {low, high, value} = cell;
  const interval =
    low === undefined || high === undefined
      ? t('effects.cell.single')
      : t('effects.cell.interval', {low: number(low), high: number(high)});
  const ring =
    model &&
    t('effects.cell.model', {
      model: number(model.cells[key].perS),
      limit: t(`effects.limit.${model.cells[key].limit}`),
      ratio: say('ratio', value / model.cells[key].perS, {digits: 2}),
    });
  return (
    `<p class="effects-cell" data-cell="${key}">${where} <b>${escape(withBound(cell, number(value)))}</b> ` +
    `<small>${escape(interval)}</small>${ring ? ` <span class="effects-ring">${escape(ring)}</span>` : ''}${timelines?.[key] ?? ''}</p>`
  );
}
