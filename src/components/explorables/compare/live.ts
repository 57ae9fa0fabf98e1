import {fetchJson} from '../../figure/live/fetch-json.ts';
import {Drawn} from '../frame/drawn.ts';
import {givenOf} from '../frame/given.ts';
import {leaveOut, nameUnknown, unseenOf} from '../frame/left-out.ts';
import {readTyped} from '../frame/typed.ts';
import {wordsIn} from '../frame/words.ts';
import {optionsHtml, quantitiesHtml} from './options.ts';
import {FIRST_STUDY, KEYS, LETTERS, quantitiesIn, readState, studyIn, writeState} from './state.ts';
import {partsOf} from './view.ts';
import type {MountOptions} from '../frame/given.ts';
import type {Words} from '../frame/words.ts';
import type {Given, State, Study} from './state.ts';

/** A live region waits so long, that arrow keys in a list don't make it talk without end. */
const REST_MS = 700;

/**
 * Puts the comparison into the reader's hands.
 *
 * @param root with the server's HTML, or empty
 */
export async function mountCompare(root: HTMLElement, options: MountOptions<Given>) {
  const given = await givenOf(options);
  const words = wordsIn(options.language, given.texts);
  const comparison = new Comparison(root, given, words, String(options.source));
  await comparison.start();
  root.dataset.isLive = '';
}

class Comparison extends Drawn {
  given: Given;
  words: Words;
  source: string;

  #state: State;
  #study: Study;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement, given: Given, words: Words, source: string) {
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
      const {compareHtml} = await import('./whole.ts');
      root.innerHTML = compareHtml(this.#state, this.#study, given.studies, words);
    }
    const typed = readTyped(root);
    const {study, bad} = studyIn(location.search, given.studies);
    if (study !== FIRST_STUDY) this.#study = await this.#fetchStudy(study);
    const read = readState(location.search, this.#study);
    this.#state = read.state;
    root.addEventListener('input', ({target}) => this.#input(target as HTMLInputElement));
    root.addEventListener('click', (event) => this.#click(event));
    this.#fill();
    this.#draw();
    leaveOut(root, location.search, words);
    for (const each of [...bad, ...read.bad]) this.#complain(each.field, each.text);
    nameUnknown(root, unseenOf(root, [...bad, ...read.bad]), words.t);
    for (const [name, value] of Object.entries(typed)) await this.#take(name, value);
  }

  #fetchStudy(id: string): Promise<Study> {
    if (id === this.given.study.id) return Promise.resolve(this.given.study);
    return fetchJson(this.source.replace(/\.json$/u, `-${id}.json`)) as Promise<Study>;
  }

  #input({name, value}: HTMLInputElement) {
    this.#take(name, value).catch((error) => console.error(error));
  }

  async #take(name: string, value: string) {
    if (name === 'narrow') return this.#narrow();
    if (name === 'study') return this.#open(value);
    const at = LETTERS.indexOf(name as 'a');
    const cells = this.#state.cells.map((id, index) => (index === at ? value : id));
    if (at >= 0 && at < cells.length && this.#has(value)) this.#set({...this.#state, cells});
    if (name === 'of' && quantitiesIn(this.#study).includes(value))
      this.#set({...this.#state, of: value});
  }

  #has = (id: string) => this.#study.cells.some((cell) => cell.id === id);

  /** The last study that was asked for is shown, whatever arrives when. */
  async #open(id: string) {
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

  #click({target}: Event) {
    const {name} = (target as HTMLElement).closest('button') ?? {name: ''};
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

  /**
   * What the words beside the lists leave of them.
   *
   * @param id that is chosen
   */
  #optionsFor(id: string) {
    return optionsHtml(this.#study, id, false, this.control('narrow').value.slice(0, 100));
  }

  #set(state: State) {
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

  /** @returns what a screen reader is told */
  #draw(): string {
    const {parts, said} = partsOf(this.#state, this.#study, this.words);
    this.put(parts);
    return said;
  }

  #complain(field: string, text: string) {
    this.#note(field, this.words.t('compare.bad', {text: text.slice(0, 60)}));
  }

  #note(field: string, text: string) {
    const note = this.found(`#compare-${field}-bad`);
    if (note) note.textContent = text;
    const folded = text ? note?.closest('details') : null;
    if (folded) folded.open = true;
    const control = this.control(field);
    if (text) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
  }
}
