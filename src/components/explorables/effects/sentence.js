// @ts-check
import {CORNERS} from '../../../../lib/gains/corner-bounds.js';
import {counted} from '../pool/markup.js';
import {modelAsMeasured, modelOf} from './model.js';
import {isAsMeasured} from './state.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Design} Design
 * @typedef {import('./state.js').Measured} Measured
 * @typedef {import('../frame/words.js').Words} Words
 */

/** A factor: two decimals below two, one above. @param {number} value @param {Words} words */
export const factor = (value, {say}) => say('ratio', value, {digits: value < 2 ? 2 : 1});

/** A measured factor or rate with its bound's sign. @param {Measured} measured @param {string} text */
export const withBound = ({bound}, text) =>
  bound ? `${bound === 'at-least' ? '≥' : '≤'}\u00a0${text}` : text;

/**
 * What was measured, in words: nothing here moves with the model.
 *
 * @param {Design} design
 * @param {Words} words
 * @returns {string}
 */
export function measuredSentence(design, words) {
  const {cells, effects} = design;
  const {t, number} = words;
  const gain = (/** @type {string} */ name) => {
    const effect = effects[name];
    return effect ? withBound(effect, factor(effect.value, words)) : '';
  };
  const params = {
    dropped: gain('waiting-when-dropped'),
    kept: gain('waiting-when-kept'),
    state: gain('state-when-blocking'),
    interaction: gain('state:waiting'),
  };
  const empty = CORNERS.filter((key) => !cells[key]);
  if (empty.length === 1 && empty[0] === 'y01') return t('effects.sentence.noCoroutines', params);
  if (empty.length > 0) return t('effects.sentence.empty', counted(empty.length, number));
  const interaction = effects['state:waiting'];
  if (!interaction || !params.dropped || !params.kept) return t('effects.sentence.unknown');
  return t(`effects.sentence.${kindOf(interaction)}`, {...params, ...limitsOf(interaction, words)});
}

/** @param {Measured} interaction */
function kindOf({value, low, high, bound}) {
  if (bound) return bound === 'at-least' ? 'atLeast' : 'atMost';
  if (low === undefined || high === undefined) return 'single';
  if (low <= 1 && high >= 1) return 'multiply';
  return value > 1 ? 'more' : 'less';
}

/** @param {Measured} measured @param {Words} words */
function limitsOf({low, high}, words) {
  return {
    low: low === undefined ? '' : factor(low, words),
    high: high === undefined ? '' : factor(high, words),
  };
}

/**
 * What the model says of the interaction, and which limit ends the two cells with coroutines.
 *
 * @param {State} state
 * @param {readonly Design[]} designs
 * @param {Design} design
 * @param {Words} words
 * @returns {string}
 */
export function modelSentence(state, designs, design, words) {
  const {t} = words;
  const model = modelOf(state, design);
  const before = modelAsMeasured(design, designs);
  if (!model || !before) return t('effects.model.none');
  const measured = design.effects['state:waiting'];
  const params = {
    now: factor(model.effects['state:waiting'], words),
    before: factor(before.effects['state:waiting'], words),
    measured: measured ? withBound(measured, factor(measured.value, words)) : '',
  };
  const cpuOf = (/** @type {{perS: number}} */ {perS}) =>
    words.say('ms', (1000 * state.cores) / perS, {significant: 2});
  const place = isAsMeasured(state, designs) ? 'asMeasured' : 'set';
  return [
    t(`effects.model.${place}`, params),
    t(`effects.limit.dropped.${model.cells.y01.limit}`, {cpu: cpuOf(model.cells.y01)}),
    t(`effects.limit.kept.${model.cells.y11.limit}`, {cpu: cpuOf(model.cells.y11)}),
  ].join(' ');
}
