// @ts-check
import {shownNumber} from '../frame/shown-number.js';
import {SLIDERS, isIdle} from './controls.js';
import {NUMBER_NAMES, SWITCH_NAMES} from './fields.js';

/** @typedef {import('./state.js').State} State */

/** The controls in step with the state. Only what has changed is touched: setting a control costs even where it stays. */
export class Form {
  #root;
  #found;
  #locale;
  /** @type {Partial<State>} what the controls show */
  #state = {};
  /** Boxes that may show something else: one that is being used, or whose text was refused. @type {Set<string>} */
  #other = new Set();

  /**
   * @param {HTMLElement} root of the simulator, drawn
   * @param {(selector: string) => HTMLElement} found what stands in it
   * @param {string} locale
   */
  constructor(root, found, locale) {
    this.#root = root;
    this.#found = found;
    this.#locale = locale;
  }

  /** @param {State} state @param {string} [by] control that is being used, left as it is */
  fill(state, by) {
    const before = this.#state;
    this.#state = state;
    for (const name of NUMBER_NAMES)
      if (this.#other.delete(name) || before[name] !== state[name])
        this.#fillNumber(name, state[name], by);
    for (const name of /** @type {const} */ (['load', 'work', 'cell']))
      if (before[name] !== state[name]) this.#control(name).value = state[name];
    if (this.#other.delete('cell')) this.#accept('cell');
    for (const name of SWITCH_NAMES) this.#control(name).checked = state[name];
    if (shapeOf(before) !== shapeOf(state)) this.#showFields(state);
  }

  /** The text of a control can't be. @param {string} name */
  refuse(name) {
    this.#other.add(name);
    this.#found(`#pool-${name}`)?.setAttribute('aria-invalid', 'true');
  }

  /** @param {string} name */
  #control(name) {
    return /** @type {HTMLInputElement} */ (this.#found(`[name="${name}"]`));
  }

  /** @param {import('./fields.js').NumberName} name @param {number} value @param {string} [by] */
  #fillNumber(name, value, by) {
    if (name === by) this.#other.add(name);
    else this.#control(name).value = shownNumber(value, this.#locale);
    this.#accept(name);
    const slider = `${name}-slider`;
    if (SLIDERS[name] && by !== slider) this.#control(slider).value = String(value);
  }

  /** @param {string} name of a box whose text can be */
  #accept(name) {
    this.#found(`#pool-${name}`).removeAttribute('aria-invalid');
    this.#found(`#pool-${name}-bad`).textContent = '';
  }

  /** @param {State} state */
  #showFields(state) {
    for (const field of /** @type {NodeListOf<HTMLElement>} */ (
      this.#root.querySelectorAll('[data-step]')
    ))
      field.hidden = Number(field.dataset.step) > state.lesson || isIdle(field, state);
    for (const [at, button] of this.#root.querySelectorAll('.pool-lessons button').entries())
      button.setAttribute('aria-pressed', String(at + 1 === state.lesson));
  }
}

/** What decides which controls there are. @param {Partial<State>} state */
const shapeOf = ({lesson, load, work, kept}) => [lesson, load, work, kept].join();
