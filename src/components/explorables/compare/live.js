// @ts-check
import {fetchJson} from '../../figure/live/fetch-json.js';
import {givenOf} from '../frame/given.js';
import {leaveOut} from '../frame/left-out.js';
import {readTyped} from '../frame/typed.js';
import {wordsIn} from '../frame/words.js';
import {optionsHtml, quantitiesHtml} from './controls.js';
import {FIRST, LETTERS, quantitiesIn, readState, startOf, studyIn, writeState} from './state.js';
import {partsOf} from './view.js';
import {compareHtml} from './whole.js';

/**
 * @typedef {import('./state.js').Study} Study
 * @typedef {import('./state.js').Given} Given
 */

/** A live region waits so long, that arrow keys in a list don't make it talk without end. */
const REST_MS = 700;

/**
 * Puts the comparison into the reader's hands.
 *
 * @param {HTMLElement} root with the server's HTML, or empty
 * @param {import('../frame/given.js').MountOptions<Given>} options
 */
export async function mountCompare(root, options) {
  const given = await givenOf(options);
  const words = wordsIn(options.language, given.texts);
  const comparison = new Comparison(root, given, words, String(options.source));
  await comparison.start();
  root.dataset.isLive = '';
}

class Comparison {
  /** @type {import('./state.js').State} */
  #state;
  /** @type {Study} */
  #study;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} root @param {Given} given @param {import('../frame/words.js').Words} words @param {string} source */
  constructor(root, given, words, source) {
    this.root = root;
    this.given = given;
    this.words = words;
    this.source = source;
    this.#study = given.study;
    this.#state = startOf(given.study);
  }

  async start() {
    const {root, given, words} = this;
    const typed = root.firstElementChild ? readTyped(root) : {};
    if (!root.firstElementChild)
      root.innerHTML = compareHtml(this.#state, this.#study, given.studies, words);
    const {study, bad} = studyIn(location.search, given.studies);
    if (study !== FIRST.study) this.#study = await this.#fetchStudy(study);
    const read = readState(location.search, this.#study);
    this.#state = read.state;
    root.addEventListener('input', ({target}) =>
      this.#input(/** @type {HTMLInputElement} */ (target)),
    );
    root.addEventListener('click', (event) => this.#click(event));
    this.#fill();
    this.#draw();
    leaveOut(root, location.search, words);
    for (const each of [...bad, ...read.bad]) this.#complain(each.field, each.text);
    for (const [name, value] of Object.entries(typed)) await this.#take(name, value);
  }

  /** @param {string} id @returns {Promise<Study>} */
  #fetchStudy(id) {
    if (id === this.given.study.id) return Promise.resolve(this.given.study);
    return /** @type {Promise<Study>} */ (
      fetchJson(this.source.replace(/\.json$/u, `-${id}.json`))
    );
  }

  /** @param {HTMLInputElement} control */
  #input({name, value}) {
    this.#take(name, value).catch((error) => console.error(error));
  }

  /** @param {string} name @param {string} value */
  async #take(name, value) {
    if (name === 'narrow') return this.#narrow();
    if (name === 'study') return this.#open(value);
    const at = LETTERS.indexOf(/** @type {'a'} */ (name));
    const cells = this.#state.cells.map((id, index) => (index === at ? value : id));
    if (at >= 0 && at < cells.length && this.#has(value)) this.#set({...this.#state, cells});
    if (name === 'of' && quantitiesIn(this.#study).includes(value))
      this.#set({...this.#state, of: value});
  }

  /** @param {string} id */
  #has = (id) => this.#study.cells.some((cell) => cell.id === id);

  /** The last study that was asked for is shown, whatever arrives when. @param {string} id */
  async #open(id) {
    this.root.dataset.asked = id;
    try {
      const study = await this.#fetchStudy(id);
      if (this.root.dataset.asked !== id) return;
      this.#study = study;
      this.#control('narrow').value = '';
      this.#set(startOf(study));
    } catch (error) {
      this.#control('study').value = this.#study.id;
      this.#note('study', this.words.t('compare.unreachable'));
      console.warn(error);
    }
  }

  /** @param {Event} event */
  #click({target}) {
    const {name} = /** @type {HTMLElement} */ (target).closest('button') ?? {name: ''};
    const {cells} = this.#state;
    if (name === 'swap')
      this.#set({...this.#state, cells: [cells[1], cells[0], ...cells.slice(2)]});
    if (name === 'add' && cells.length < LETTERS.length) {
      this.#set({...this.#state, cells: [...cells, this.#next()]});
      this.#control(LETTERS[cells.length]).focus();
    }
    if (name === 'remove' && cells.length > 2) {
      this.#set({...this.#state, cells: cells.slice(0, -1)});
      this.#control('add').focus();
    }
  }

  /** A cell that did the same work as B and isn't compared yet. */
  #next() {
    const {cells} = this.#study;
    const base = cells.find(({id}) => id === this.#state.cells[1]);
    const free = cells.filter(({id}) => !this.#state.cells.includes(id));
    return (
      free.find(({group, regime}) => group === base?.group && regime === base.regime) ??
      free[0] ??
      cells[0]
    ).id;
  }

  #narrow() {
    const text = this.#control('narrow').value.slice(0, 100);
    for (const [at, id] of this.#state.cells.entries())
      this.#control(LETTERS[at]).innerHTML = optionsHtml(this.#study, id, false, text);
    const found = this.#control('a').querySelectorAll('option').length;
    this.#note('narrow', found > 1 || !text ? '' : this.words.t('compare.noneFound'));
  }

  /** @param {import('./state.js').State} state */
  #set(state) {
    this.#state = state;
    this.#fill();
    this.#draw();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), REST_MS);
    const search = writeState(location.search, state, this.#study);
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }

  #rest() {
    this.#part('said').textContent = partsOf(this.#state, this.#study, this.words).said;
  }

  /** Brings the controls in step with the state. */
  #fill() {
    const {cells, of, study} = this.#state;
    for (const [at, letter] of LETTERS.entries()) {
      const field = /** @type {HTMLElement} */ (
        this.root.querySelector(`[data-field="${letter}"]`)
      );
      field.hidden = at >= cells.length;
      const control = this.#control(letter);
      const isOther = field.dataset.study !== study;
      if (
        cells[at] &&
        (isOther ||
          ![...control.children].some((group) =>
            group.querySelector(`[value="${CSS.escape(cells[at])}"]`),
          ))
      ) {
        control.innerHTML = optionsHtml(
          this.#study,
          cells[at],
          false,
          this.#control('narrow').value,
        );
        field.dataset.study = study;
      }
      control.value = cells[at] ?? '';
      this.#note(letter, '');
    }
    this.#control('of').innerHTML = quantitiesHtml(this.#study, of, this.words);
    this.#control('study').value = study;
    for (const name of ['of', 'study']) this.#note(name, '');
    this.#control('add').hidden = cells.length === LETTERS.length;
    this.#control('remove').hidden = cells.length < 3;
  }

  #draw() {
    const {parts} = partsOf(this.#state, this.#study, this.words);
    for (const [name, html] of Object.entries(parts)) this.#part(name).innerHTML = html;
  }

  /** @param {string} field @param {string} text */
  #complain(field, text) {
    this.#note(field, this.words.t('compare.bad', {text: text.slice(0, 60)}));
    const holder = /** @type {HTMLElement | null} */ (
      this.root.querySelector(`[data-field="${field}"]`)
    );
    if (holder) holder.hidden = false;
  }

  /** @param {string} field @param {string} text */
  #note(field, text) {
    const note = this.root.querySelector(`#compare-${field}-bad`);
    if (note) note.textContent = text;
    const control = this.#control(field);
    if (text) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
  }

  /** @param {string} name @returns {HTMLInputElement} */
  #control(name) {
    return /** @type {HTMLInputElement} */ (this.root.querySelector(`[name="${name}"]`));
  }

  /** @param {string} name @returns {HTMLElement} */
  #part(name) {
    return /** @type {HTMLElement} */ (this.root.querySelector(`[data-part="${name}"]`));
  }
}
