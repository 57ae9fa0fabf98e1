import {shownNumber} from '../frame/shown-number.ts';
import {escape} from '../pool/markup.ts';
import {FIELDS, MODEL_FIELDS} from './state.ts';
import type {Words} from '../frame/words.ts';
import type {Design, ModelField, State} from './state.ts';

/** What a design is called. */
export function nameOf({kind, app, count}: Design, {t, say, number}: Words) {
  const workers = say('workers', count);
  if (app) return t(`effects.design.${app}`, {workers});
  return kind === 'own'
    ? t('effects.design.own', {workers})
    : t('effects.design.techempower', {count, value: number(count)});
}

/**
 * Which measured cells are shown.
 *
 * @returns HTML
 */
export function designHtml(state: State, designs: readonly Design[], words: Words): string {
  const options = designs.map(
    (design) =>
      `<option value="${escape(design.id)}"${design.id === state.design ? ' selected' : ''}>${escape(nameOf(design, words))}</option>`,
  );
  return (
    `<div class="pool-field effects-design"><label for="effects-design">${escape(words.t('effects.field.design'))}</label>` +
    `<select id="effects-design" name="design" aria-describedby="effects-design-bad">${options.join('')}</select>` +
    `<p class="explorable-bad" id="effects-design-bad"></p></div>`
  );
}

/**
 * What can be set of the model, and of nothing else.
 *
 * @returns HTML
 */
export function modelHtml(state: State, words: Words, hasModel: boolean): string {
  const fields = (isFew: boolean) =>
    MODEL_FIELDS.filter((name) => Boolean(FIELDS[name].slider) === isFew)
      .map((name) => numberHtml(name, state, words))
      .join('');
  return (
    `<fieldset class="pool-more effects-model" data-cover="${escape(words.t('effects.cover.settings'))}"${hasModel ? '' : ' hidden'}><legend>${escape(words.t('effects.controls'))}</legend>` +
    `<div class="pool-controls">${fields(true)}</div><div class="pool-controls effects-few">${fields(false)}</div>` +
    `<button type="button" name="reset">${escape(words.t('pool.reset'))}</button></fieldset>`
  );
}

function numberHtml(name: ModelField, state: State, {t, locale}: Words) {
  const {slider, unit} = FIELDS[name];
  const label = t(`effects.field.${name}`);
  const range = slider
    ? `<input type="range" name="${name}-slider" min="${slider[0]}" max="${slider[1]}" step="${slider[2]}" value="${onSlider(slider, state[name])}" aria-label="${escape(t('pool.slider', {field: label}))}">`
    : '';
  const suffix = unit ? `<span aria-hidden="true">${escape(t(`pool.suffix.${unit}`))}</span>` : '';
  return (
    `<div class="pool-field"><label for="effects-${name}">${escape(label)}</label><div class="pool-number">${range}` +
    `<input id="effects-${name}" name="${name}" inputmode="decimal" autocomplete="off" value="${shownNumber(state[name], locale)}" aria-describedby="effects-${name}-bad">` +
    `${suffix}</div><p class="explorable-bad" id="effects-${name}-bad"></p></div>`
  );
}

/**
 * The nearest value that a slider can stand at. Browsers move it there by themselves, which would look as if the reader
 * had moved it.
 */
const onSlider = ([least, most, step]: readonly [number, number, number], value: number) =>
  Math.min(most, least + Math.round((value - least) / step) * step);
