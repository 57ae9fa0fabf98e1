// @ts-check
import {fetchJson} from '../../figure/live/fetch-json.js';
import {Drawn} from '../frame/drawn.js';
import {givenOf} from '../frame/given.js';
import {leaveOut, nameUnknown, unseenOf} from '../frame/left-out.js';
import {readTyped} from '../frame/typed.js';
import {wordsIn} from '../frame/words.js';
import {optionsHtml, quantitiesHtml} from './options.js';
import {FIRST_STUDY, KEYS, LETTERS, quantitiesIn, readState, studyIn, writeState} from './state.js';
import {partsOf} from './view.js';

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

class Comparison extends Drawn {
  /** @type {import('./state.js').State} */
  #state;
  /** @type {Study} */
  #study;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} root @param {Given} given @param {import('../frame/words.js').Words} words @param {string} source */
  constructor(root, given, words, source) {
    super(root);
    this.given = given;
    this.words = words;
    this.source = source;
    this.#study = given.study;
    this.#state = given.study.start;
  }

  async start() {
    const {root, given, words} = this;
    if (!root.firstElementChild) {
      const {compareHtml} = await import('./whole.js');
      root.innerHTML = compareHtml(this.#state, this.#study, given.studies, words);
    }
    const typed = readTyped(root);
    const {study, bad} = studyIn(location.search, given.studies);
    if (study !== FIRST_STUDY) this.#study = await this.#fetchStudy(study);
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
    nameUnknown(root, unseenOf(root, [...bad, ...read.bad]), words.t);
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
      this.control('narrow').value = '';
      this.#set(study.start);
    } catch (error) {
      this.control('study').value = this.#study.id;
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
      this.control(LETTERS[cells.length]).focus();
    }
    if (name === 'remove' && cells.length > 2) {
      this.#set({...this.#state, cells: cells.slice(0, -1)});
      this.control('add').focus();
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
    for (const [at, id] of this.#state.cells.entries())
      this.control(LETTERS[at]).innerHTML = this.#optionsFor(id);
    const found = this.control('a').querySelectorAll('option').length;
    const isNone = found < 2 && this.control('narrow').value;
    this.#note('narrow', isNone ? this.words.t('compare.noneFound') : '');
  }

  /** What the words beside the lists leave of them. @param {string} id that is chosen */
  #optionsFor(id) {
    return optionsHtml(this.#study, id, false, this.control('narrow').value.slice(0, 100));
  }

  /** @param {import('./state.js').State} state */
  #set(state) {
    this.#state = state;
    this.#fill();
    const said = this.#draw();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.part('said').textContent = said), REST_MS);
    this.write(writeState(location.search, state, this.#study));
  }

  /** Brings the controls in step with the state. */
  #fill() {
    const {cells, of, study} = this.#state;
    for (const [at, letter] of LETTERS.entries()) {
      const field = this.found(`[data-field="${letter}"]`);
      field.hidden = at >= cells.length;
      const control = this.control(letter);
      const id = cells[at] ?? '';
      control.value = id;
      if (id && (field.dataset.study !== study || control.value !== id)) {
        control.innerHTML = this.#optionsFor(id);
        field.dataset.study = study;
      }
    }
    this.control('of').innerHTML = quantitiesHtml(this.#study, of, this.words);
    this.control('study').value = study;
    for (const name of KEYS) this.#note(name, '');
    this.control('add').hidden = cells.length === LETTERS.length;
    this.control('remove').hidden = cells.length < 3;
  }

  /** @returns {string} what a screen reader is told */
  #draw() {
    const {parts, said} = partsOf(this.#state, this.#study, this.words);
    this.put(parts);
    return said;
  }

  /** @param {string} field @param {string} text */
  #complain(field, text) {
    this.#note(field, this.words.t('compare.bad', {text: text.slice(0, 60)}));
  }

  /** @param {string} field @param {string} text */
  #note(field, text) {
    const note = this.found(`#compare-${field}-bad`);
    if (note) note.textContent = text;
    const folded = text ? note?.closest('details') : null;
    if (folded) folded.open = true;
    const control = this.control(field);
    if (text) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
  }
}
