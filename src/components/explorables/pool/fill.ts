import {shownNumber} from '../frame/shown-number.ts';
import {SLIDERS, isIdle} from './controls.ts';
import {NUMBER_NAMES, SWITCH_NAMES} from './fields.ts';
import type {NumberName} from './fields.ts';
import type {State} from './state.ts';

/** The controls in step with the state. Only what has changed is touched: setting a control costs even where it stays. */
export class Form {
  #root;
  #found;
  #locale;
  /** what the controls show */
  #state: Partial<State> = {};
  /** Boxes that may show something else: one that is being used, or whose text was refused. */
  #other: Set<string> = new Set();

  /**
   * @param root of the simulator, drawn
   * @param found what stands in it
   */
  constructor(root: HTMLElement, found: (selector: string) => HTMLElement, locale: string) {
    this.#root = root;
    this.#found = found;
    this.#locale = locale;
  }

  /** @param by control that is being used, left as it is */
  fill(state: State, by?: string) {
    const before = this.#state;
    this.#state = state;
    for (const name of NUMBER_NAMES)
      if (this.#other.delete(name) || before[name] !== state[name])
        this.#fillNumber(name, state[name], by);
    for (const name of ['load', 'work', 'cell'] as const)
      if (before[name] !== state[name]) this.#control(name).value = state[name];
    if (this.#other.delete('cell')) this.#accept('cell');
    for (const name of SWITCH_NAMES) this.#control(name).checked = state[name];
    if (shapeOf(before) !== shapeOf(state)) this.#showFields(state);
  }

  /** The text of a control can't be. */
  refuse(name: string) {
    this.#other.add(name);
    this.#found(`#pool-${name}`)?.setAttribute('aria-invalid', 'true');
  }

  #control(name: string) {
    return this.#found(`[name="${name}"]`) as HTMLInputElement;
  }

  #fillNumber(name: NumberName, value: number, by?: string) {
    if (name === by) this.#other.add(name);
    else this.#control(name).value = shownNumber(value, this.#locale);
    this.#accept(name);
    const slider = `${name}-slider`;
    if (SLIDERS[name] && by !== slider) this.#control(slider).value = String(value);
  }

  /** @param name of a box whose text can be */
  #accept(name: string) {
    this.#found(`#pool-${name}`).removeAttribute('aria-invalid');
    this.#found(`#pool-${name}-bad`).textContent = '';
  }

  #showFields(state: State) {
    for (const field of this.#root.querySelectorAll('[data-step]') as NodeListOf<HTMLElement>)
      field.hidden = Number(field.dataset.step) > state.lesson || isIdle(field, state);
    for (const [at, button] of this.#root.querySelectorAll('.pool-lessons button').entries())
      button.setAttribute('aria-pressed', String(at + 1 === state.lesson));
  }
}

/** What decides which controls there are. */
const shapeOf = ({lesson, load, work, kept}: Partial<State>) => [lesson, load, work, kept].join();
