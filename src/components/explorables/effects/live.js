// @ts-check
import {givenOf} from '../frame/given.js';
import {readTyped} from '../frame/typed.js';
import {readNumber} from '../frame/read-number.js';
import {wordsIn} from '../frame/words.js';
import {shownNumber} from './controls.js';
import {Guess} from './guess.js';
import {leaveOut} from '../frame/left-out.js';
import {FIELDS, MODEL_FIELDS, designWith, readState, stateOf, writeState} from './state.js';
import {effectsHtml, partsOf} from './view.js';

/** A live region waits so long, that a slider in motion doesn't talk without end. */
const REST_MS = 700;

/**
 * Puts the explorer into the reader's hands. The server's elements stay, and what a state changes is drawn anew.
 *
 * @param {HTMLElement} root with the server's HTML, or empty
 * @param {import('../frame/given.js').MountOptions<import('./state.js').Given>} options
 */
export async function mountEffects(root, options) {
  const given = await givenOf(options);
  new Effects(root, given.designs, wordsIn(options.language, given.texts));
  root.dataset.isLive = '';
}

class Effects {
  /** @type {import('./state.js').State} */
  #state;
  /** @type {string | null} effect whose cells are lit up */
  #lit = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {import('./view.js').TimelinesOf} */
  #timelines = () => this.#drawnTimelines();

  /**
   * @param {HTMLElement} root
   * @param {readonly import('./state.js').Design[]} designs
   * @param {import('../frame/words.js').Words} words
   */
  constructor(root, designs, words) {
    this.root = root;
    this.designs = designs;
    this.words = words;
    const {state, bad} = readState(location.search, designs);
    this.#state = state;
    const typed = root.firstElementChild ? readTyped(root) : {};
    if (!root.firstElementChild) root.innerHTML = effectsHtml(state, designs, words);
    root.addEventListener('input', ({target}) => {
      const {name, value} = /** @type {HTMLInputElement} */ (target);
      this.#take(name, value);
    });
    root.addEventListener('click', ({target}) => this.#click(/** @type {Element} */ (target)));
    this.guess = new Guess(root, words, () => designWith(designs, this.#state.design));
    this.#show();
    this.guess.end();
    if (new URLSearchParams(location.search).get('guess') === '1') this.guess.ask();
    for (const [name, text] of Object.entries(typed)) this.#take(name, text);
    for (const {field, text} of bad) this.#complain(field, text);
    leaveOut(root, location.search, words);
    this.#fetchTimelines();
  }

  /** Until the simulator has come, the timelines that stand there stay. */
  #drawnTimelines() {
    const cells = Array.from(this.root.querySelectorAll('.effects-cell'), (cell) => [
      /** @type {HTMLElement} */ (cell).dataset.cell,
      [...cell.querySelectorAll('.effects-timeline, .effects-timed')]
        .map((part) => part.outerHTML)
        .join(''),
    ]);
    const note = this.#found('[data-part="timelines"]').innerHTML;
    return {cells: Object.fromEntries(cells), note};
  }

  /** Without the simulator no timeline could follow the settings, so there is none. */
  async #fetchTimelines() {
    try {
      this.#timelines = (await import('./timelines.js')).timelinesOf;
    } catch (error) {
      console.error(error);
      this.#timelines = () => null;
    }
    const {parts} = partsOf(this.#state, this.designs, this.words, this.#timelines);
    for (const name of ['grid', 'timelines'])
      this.#found(`[data-part="${name}"]`).innerHTML = parts[name];
  }

  /** Takes what a control gives, or says beside it why it can't. @param {string} control @param {string} text */
  #take(control, text) {
    if (control === 'design') {
      this.#set(stateOf(this.designs, text));
      return this.guess.end();
    }
    const name = /** @type {import('./state.js').ModelField} */ (control.replace(/-slider$/u, ''));
    if (!(name in FIELDS)) return undefined;
    const value = readNumber(text, FIELDS[name]);
    if (value === undefined) return this.#complain(name, text);
    return this.#set({...this.#state, [name]: value}, control);
  }

  /** @param {string} field @param {string} text */
  #complain(field, text) {
    const {t, number} = this.words;
    const limits = FIELDS[/** @type {'cores'} */ (field)];
    this.#found(`#effects-${field}-bad`).textContent = limits
      ? t(limits.whole ? 'pool.badWhole' : 'pool.bad', {
          least: number(limits.least),
          most: number(limits.most),
        })
      : t('effects.badDesign', {text: text.slice(0, 40)});
    this.#found(`#effects-${field}`).setAttribute('aria-invalid', 'true');
  }

  /** @param {import('./state.js').State} state @param {string} [by] control that is being used, left as it is */
  #set(state, by) {
    this.#state = state;
    const said = this.#show(by);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#found('[data-part="said"]').textContent = said;
      this.#writeAddress();
    }, REST_MS);
  }

  /** Brings controls and pictures in step with the state. @param {string} [by] */
  #show(by) {
    const state = this.#state;
    this.#fill(by);
    const {parts, said} = partsOf(state, this.designs, this.words, this.#timelines);
    for (const [name, html] of Object.entries(parts))
      this.#found(`[data-part="${name}"]`).innerHTML = html;
    const hasModel = designWith(this.designs, state.design).request !== null;
    this.#found('.effects-model').hidden = !hasModel;
    this.#found('.effects-numbers').hidden = !hasModel;
    this.#light();
    return said;
  }

  /** @param {string} [by] */
  #fill(by) {
    const state = this.#state;
    for (const note of this.root.querySelectorAll('.explorable-bad')) note.textContent = '';
    for (const bad of this.root.querySelectorAll('[aria-invalid]'))
      bad.removeAttribute('aria-invalid');
    this.#control('design').value = state.design;
    for (const name of MODEL_FIELDS) {
      if (by !== name) this.#control(name).value = shownNumber(name, state);
      const slider = FIELDS[name].slider && by !== `${name}-slider`;
      if (slider) this.#control(`${name}-slider`).value = String(state[name]);
    }
  }

  /** @param {Element} target */
  #click(target) {
    const button = target.closest('button');
    if (button?.name === 'guess') this.guess.askNow();
    else if (button?.name === 'reveal') this.guess.reveal();
    else if (button?.name === 'reset') this.#set(stateOf(this.designs, this.#state.design));
    else if (button?.dataset.cells) {
      this.#lit = this.#lit === button.name ? null : button.name;
      this.#light();
    }
  }

  /** Lights up the cells that an effect is made of. */
  #light() {
    let cells = '';
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
      this.root.querySelectorAll('[data-cells]')
    )) {
      const isLit = button.name === this.#lit;
      button.setAttribute('aria-pressed', String(isLit));
      if (isLit) cells = String(button.dataset.cells);
    }
    this.#found('.effects').dataset.lit = cells;
  }

  #writeAddress() {
    const search = writeState(location.search, this.#state, this.designs);
    if (search === location.search) return;
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }

  /** @param {string} selector of what the server has drawn @returns {HTMLElement} */
  #found(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }

  /** @param {string} name @returns {HTMLInputElement} */
  #control(name) {
    return /** @type {HTMLInputElement} */ (this.#found(`[name="${name}"]`));
  }
}
