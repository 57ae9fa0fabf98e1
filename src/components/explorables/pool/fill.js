// @ts-check
import {shownNumber} from '../frame/shown-number.js';
import {SLIDERS, isIdle} from './controls.js';
import {NUMBER_NAMES, SWITCH_NAMES} from './fields.js';
import {remembered} from './remembered.js';

/** @typedef {import('./state.js').State} State */

/** The controls in step with the state. Only what has changed is touched: setting a control costs even where it stays. */
export class Form {
  #root;
  #locale;
  /** @type {Partial<State>} what the controls show */
  #state = {};
  /** Boxes that may show something else: one that is being used, or whose text was refused. @type {Set<string>} */
  #other = new Set();
  #found = remembered(
    (/** @type {string} */ selector) =>
      /** @type {HTMLInputElement} */ (this.#root.querySelector(selector)),
  );

  /** @param {HTMLElement} root of the simulator, drawn @param {string} locale */
  constructor(root, locale) {
    this.#root = root;
    this.#locale = locale;
  }

  /** @param {State} state @param {string} [by] control that is being used, left as it is */
  fill(state, by) {
    const before = this.#state;
    this.#state = state;
    for (const name of NUMBER_NAMES) {
      const isChanged = before[name] !== state[name];
      if (isChanged || this.#other.has(name)) this.#fillNumber(name, state[name], by);
    }
    for (const name of /** @type {const} */ (['load', 'work', 'cell']))
      if (before[name] !== state[name]) this.#found(`[name="${name}"]`).value = state[name];
    if (this.#other.delete('cell')) this.#accept('cell');
    for (const name of SWITCH_NAMES) this.#found(`[name="${name}"]`).checked = state[name];
    const shape = /** @type {const} */ (['lesson', 'load', 'work', 'kept']);
    if (shape.some((name) => before[name] !== state[name])) this.#showFields();
  }

  /** The text of a control can't be. @param {string} name */
  refuse(name) {
    this.#other.add(name);
    this.#root.querySelector(`#pool-${name}`)?.setAttribute('aria-invalid', 'true');
  }

  /** @param {import('./fields.js').NumberName} name @param {number} value @param {string} [by] */
  #fillNumber(name, value, by) {
    const input = this.#found(`[name="${name}"]`);
    this.#other.delete(name);
    if (name === by) this.#other.add(name);
    else input.value = shownNumber(value, this.#locale);
    this.#accept(name);
    if (SLIDERS[name] && by !== `${name}-slider`)
      this.#found(`[name="${name}-slider"]`).value = String(value);
  }

  /** @param {string} name of a box whose text can be */
  #accept(name) {
    this.#found(`#pool-${name}`).removeAttribute('aria-invalid');
    this.#found(`#pool-${name}-bad`).textContent = '';
  }

  #showFields() {
    const state = /** @type {State} */ (this.#state);
    for (const field of /** @type {NodeListOf<HTMLElement>} */ (
      this.#root.querySelectorAll('[data-step]')
    ))
      field.hidden = Number(field.dataset.step) > state.lesson || isIdle(field, state);
    for (const [at, button] of this.#root.querySelectorAll('.pool-lessons button').entries())
      button.setAttribute('aria-pressed', String(at + 1 === state.lesson));
  }
}
