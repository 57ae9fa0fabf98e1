import {givenOf} from '../frame/given.ts';
import {readTyped} from '../frame/typed.ts';
import {Drawn} from '../frame/drawn.ts';
import {leaveOut} from '../frame/left-out.ts';
import {OpenTables} from '../frame/open-tables.ts';
import {readNumber} from '../frame/read-number.ts';
import {shownNumber} from '../frame/shown-number.ts';
import {wordsIn} from '../frame/words.ts';
import {Guess} from './guess.ts';
import {FIELDS, MODEL_FIELDS, designWith, readState, stateOf, writeState} from './state.ts';
import {partsOf} from './view.ts';
import type {MountOptions} from '../frame/given.ts';
import type {Words} from '../frame/words.ts';
import type {Design, Given, ModelField, State} from './state.ts';
import type {TimelinesOf} from './view.ts';

/** A live region waits so long, that a slider in motion doesn't talk without end. */
const REST_MS = 700;

/**
 * Puts the explorer into the reader's hands. The server's elements stay, and what a state changes is drawn anew.
 *
 * @param root with the server's HTML, or empty
 */
export async function mountEffects(root: HTMLElement, options: MountOptions<Given>) {
  const given = await givenOf(options);
  const words = wordsIn(options.language, given.texts);
  if (!root.firstElementChild) {
    const {effectsHtml} = await import('./late.ts');
    root.innerHTML = effectsHtml(stateOf(given.designs), given.designs, words);
  }
  new Effects(root, given.designs, words);
  root.dataset.isLive = '';
}

class Effects extends Drawn {
  designs: readonly Design[];
  words: Words;
  tables;
  guess;

  #state: State;
  /** Cells that are lit up, those above a line and those below it: `y01/y00`. */
  #lit = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timelines: TimelinesOf = () => this.#drawnTimelines();

  constructor(root: HTMLElement, designs: readonly Design[], words: Words) {
    super(root);
    this.designs = designs;
    this.words = words;
    const {state, bad} = readState(location.search, designs);
    this.#state = state;
    const typed = readTyped(root);
    this.tables = new OpenTables(
      root,
      ['numbers'],
      (name, html) => this.put({[name]: html}),
      async () => {
        const {numbersHtml} = await import('./late.ts');
        return () => ({numbers: numbersHtml(this.#state, designs, this.#design, words)});
      },
    );
    root.addEventListener('input', ({target}) => {
      const {name, value} = target as HTMLInputElement;
      this.#take(name, value);
    });
    root.addEventListener('click', ({target}) => this.#click(target as Element));
    this.guess = new Guess(root, words, () => this.#design);
    this.#show();
    this.guess.end();
    if (new URLSearchParams(location.search).get('guess') === '1') this.guess.ask();
    for (const [name, text] of Object.entries(typed)) this.#take(name, text);
    for (const {field, text} of bad) this.#complain(field, text);
    leaveOut(root, location.search, words);
    this.#fetchTimelines();
  }

  get #design() {
    return designWith(this.designs, this.#state.design);
  }

  /** Until the simulator has come, the timelines that stand there stay. */
  #drawnTimelines() {
    const cells = Array.from(this.root.querySelectorAll('.effects-cell'), (cell) => [
      (cell as HTMLElement).dataset.cell,
      [...cell.querySelectorAll('.effects-timeline, .effects-timed')]
        .map((part) => part.outerHTML)
        .join(''),
    ]);
    const note = this.part('timelines').innerHTML;
    return {cells: Object.fromEntries(cells), note};
  }

  /** Without the simulator no timeline could follow the settings, so there is none. */
  async #fetchTimelines() {
    try {
      this.#timelines = (await import('./timelines.ts')).timelinesOf;
    } catch (error) {
      console.error(error);
      this.#timelines = () => null;
      this.root.dispatchEvent(new Event('part-missing', {bubbles: true}));
    }
    const {parts} = partsOf(this.#state, this.designs, this.words, this.#timelines);
    this.put({grid: parts.grid, timelines: parts.timelines});
    this.#light();
  }

  /** Takes what a control gives, or says beside it why it can't. */
  #take(control: string, text: string) {
    if (control === 'design') {
      this.#set(stateOf(this.designs, text));
      return this.guess.end();
    }
    const name = control.replace(/-slider$/u, '') as ModelField;
    if (!Object.hasOwn(FIELDS, name)) return undefined;
    const value = readNumber(text, FIELDS[name], this.words.locale);
    if (value === undefined) return this.#complain(name, text);
    return this.#set({...this.#state, [name]: value}, control);
  }

  #complain(field: string, text: string) {
    const {t, number} = this.words;
    const limits = FIELDS[field as 'cores'];
    this.found(`#effects-${field}-bad`).textContent = limits
      ? t(limits.whole ? 'pool.badWhole' : 'pool.bad', {
          least: number(limits.least),
          most: number(limits.most),
        })
      : t('effects.badDesign', {text: text.slice(0, 40)});
    this.found(`#effects-${field}`).setAttribute('aria-invalid', 'true');
  }

  /** @param by control that is being used, left as it is */
  #set(state: State, by?: string) {
    this.#state = state;
    const said = this.#show(by);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.part('said').textContent = said;
      this.write(writeState(location.search, this.#state, this.designs));
    }, REST_MS);
  }

  /** Brings controls and pictures in step with the state. */
  #show(by?: string) {
    const state = this.#state;
    this.#fill(by);
    const {parts, said} = partsOf(state, this.designs, this.words, this.#timelines);
    this.put(parts);
    this.tables.empty();
    this.tables.draw();
    const hasModel = this.#design.request !== null;
    this.found('.effects-model').hidden = !hasModel;
    this.found('.effects-numbers').hidden = !hasModel;
    this.#light();
    return said;
  }

  #fill(by?: string) {
    const state = this.#state;
    for (const note of this.root.querySelectorAll('.explorable-bad')) note.textContent = '';
    for (const bad of this.root.querySelectorAll('[aria-invalid]'))
      bad.removeAttribute('aria-invalid');
    this.control('design').value = state.design;
    for (const name of MODEL_FIELDS) {
      if (by !== name) this.control(name).value = shownNumber(state[name], this.words.locale);
      const slider = FIELDS[name].slider && by !== `${name}-slider`;
      if (slider) this.control(`${name}-slider`).value = String(state[name]);
    }
  }

  #click(target: Element) {
    const button = target.closest('button');
    if (button?.name === 'guess') this.guess.askNow();
    else if (button?.name === 'reveal') this.guess.reveal();
    else if (button?.name === 'reset') this.#set(stateOf(this.designs, this.#state.design));
    const term = target.closest('[data-cells]') as HTMLElement | null;
    if (!term) return;
    const cells = String(term.dataset.cells);
    this.#lit = this.#lit === cells ? '' : cells;
    this.#light();
  }

  /** Lights up the cells that a term is made of. */
  #light() {
    for (const term of this.root.querySelectorAll('[data-cells]') as NodeListOf<HTMLElement>) {
      const isLit = term.dataset.cells === this.#lit;
      term.toggleAttribute('data-on', isLit);
      if (term.matches('button')) term.setAttribute('aria-pressed', String(isLit));
    }
    const [lit, under = ''] = this.#lit.split('/');
    Object.assign(this.found('.effects').dataset, {lit, under});
  }
}
