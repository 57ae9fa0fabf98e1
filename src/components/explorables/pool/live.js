// @ts-check
import {fetchJson} from '../../figure/live/fetch-json.js';
import {wordsIn} from '../frame/words.js';
import {SLIDERS, isIdle, shownNumber} from './controls.js';
import {CHOICES, NUMBERS, SWITCHES} from './fields.js';
import {eventsOf} from './film.js';
import {jobsAt} from './job.js';
import {leaveOut} from '../frame/left-out.js';
import {readTyped} from '../frame/typed.js';
import {OpenTables} from './open-tables.js';
import {Player} from './player.js';
import {setupsOf} from './sides.js';
import {atLesson, limitsOf, readState, stateOf, valueOf, writeState} from './state.js';
import {storyAt, storyOf, momentOf} from './stories.js';
import {partsOf} from './view.js';

/** A live region waits so long, that a slider in motion doesn't talk without end; the address waits less. */
const REST_MS = 700;
const ADDRESS_MS = 200;
const STATISTICS_MS = 60;
const TABLES_MS = 100;

/**
 * Puts the simulator into the reader's hands. The server's elements stay, and what a state changes is drawn anew.
 *
 * @param {HTMLElement} root with the server's HTML, or empty
 * @param {{source?: string, data?: any, language: string, worker: string}} options `worker`: address of the module that
 *   answers jobs
 */
export async function mountPool(root, {source, data, language, worker}) {
  const given = data ?? (await fetchJson(String(source)));
  const words = wordsIn(language, given.texts);
  const {state, bad} = readState(location.search, given.cells);
  if (!root.firstElementChild) {
    const {poolHtml} = await import('./late.js');
    root.innerHTML = poolHtml(state, given.cells, words);
  }
  new Pool(root, {cells: given.cells, words, state, bad}, worker);
  root.dataset.isLive = '';
}

class Pool {
  /** @type {HTMLElement} */
  root;
  /** @type {readonly import('./state.js').Cell[]} */
  cells;
  /** @type {import('../frame/words.js').Words} */
  words;
  /** @type {import('./state.js').State} */
  #state;
  /** @type {ReturnType<typeof partsOf>} */
  #drawn = /** @type {any} */ (undefined);
  /** @type {Map<string, string>} what stands in each part */
  #standing = new Map();
  #chosen = -1;
  #timers = {};

  /**
   * @param {HTMLElement} root with its HTML
   * @param {{cells: any, words: import('../frame/words.js').Words, state: any, bad: import('./state.js').Bad[]}} given
   * @param {string} worker
   */
  constructor(root, {cells, words, state, bad}, worker) {
    this.root = root;
    this.cells = cells;
    this.words = words;
    this.#state = state;
    const typed = readTyped(root);
    const {t} = words;
    this.player = new Player(root, {
      onMove: (timeS) => this.#say(timeS),
      texts: {play: t('pool.play'), pause: t('pool.pause')},
    });
    this.tables = new OpenTables(
      root,
      (name, html) => this.#put(name, html),
      ({tablesOf}) => tablesOf(this.#state, cells, this.#drawn.films, words),
    );
    this.jobs = jobsAt(worker, (results) => this.#showStatistics(results).catch(console.error));
    this.#listen();
    this.#fill();
    this.#draw();
    const step = leaveOut(root, location.search, {t, step: state.lesson});
    if (step !== state.lesson) this.#set(atLesson(state, step));
    for (const {field, text} of bad) this.#complain(field, text);
    for (const [name, text] of Object.entries(typed)) this.#take(name, text);
  }

  #listen() {
    const {root} = this;
    root.addEventListener('input', (event) => this.#input(event.target));
    root.addEventListener('click', (event) => this.#click(event));
    root.addEventListener('keydown', (event) => this.#key(event));
  }

  #input(control) {
    const {name, type, checked, value} = control;
    if (name === 'time' || name === 'speed' || !name) return;
    this.#take(name, type === 'checkbox' ? (checked ? '1' : '0') : value);
  }

  /** Takes what a control gives, or says beside it why it can't. */
  #take(control, text) {
    const name = control.replace(/-slider$/u, '');
    if (name === 'cell') {
      if (this.cells.some(({id}) => id === text))
        this.#set({...stateOf(this.cells, text), lesson: 6});
      return;
    }
    if (!(name in NUMBERS || name in CHOICES || name in SWITCHES)) return;
    const value = valueOf(name, text);
    if (value === undefined) this.#complain(name, text);
    else this.#set({...this.#state, [name]: value}, control);
  }

  #complain(name, text) {
    const note = this.root.querySelector(`#pool-${name}-bad`);
    if (!note) return;
    const {t, number} = this.words;
    const limits = name === 'cell' ? null : limitsOf(name);
    note.textContent = limits
      ? t(limits.whole ? 'pool.badWhole' : 'pool.bad', {
          least: number(limits.least),
          most: number(limits.most),
        })
      : t('pool.badCell', {text: text.slice(0, 40)});
    this.root.querySelector(`#pool-${name}`)?.setAttribute('aria-invalid', 'true');
  }

  /** @param {import('./state.js').State} state @param {string} [by] control that is being used, left as it is */
  #set(state, by) {
    this.#state = state;
    this.#chosen = -1;
    this.#fill(by);
    this.#draw();
    this.#later('address', ADDRESS_MS, () => this.#writeAddress());
  }

  /** Brings the controls in step with the state. @param {string} [by] control that is being used, left as it is */
  #fill(by) {
    const state = this.#state;
    for (const name of Object.keys(NUMBERS)) {
      const input = this.#control(name);
      if (name !== by) input.value = shownNumber(name, state, this.words.locale);
      input.removeAttribute('aria-invalid');
      /** @type {Element} */ (this.root.querySelector(`#pool-${name}-bad`)).textContent = '';
      if (SLIDERS[name] && by !== `${name}-slider`)
        this.#control(`${name}-slider`).value = String(state[name]);
    }
    for (const name of [...Object.keys(CHOICES), 'cell']) this.#control(name).value = state[name];
    for (const name of Object.keys(SWITCHES)) this.#control(name).checked = state[name];
    for (const field of /** @type {NodeListOf<HTMLElement>} */ (
      this.root.querySelectorAll('[data-step]')
    ))
      field.hidden = Number(field.dataset.step) > state.lesson || isIdle(field, state);
    this.root
      .querySelectorAll('.pool-lessons button')
      .forEach((button, at) =>
        button.setAttribute('aria-pressed', String(at + 1 === state.lesson)),
      );
  }

  /** @param {string} selector of what the server has drawn @returns {HTMLElement} */
  #found(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }

  /** @param {string} name @returns {HTMLInputElement} */
  #control(name) {
    return /** @type {HTMLInputElement} */ (this.root.querySelector(`[name="${name}"]`));
  }

  #draw() {
    const {cells, words} = this;
    const plot = this.root.querySelector('.pool-plot')?.clientWidth;
    this.#drawn = partsOf(this.#state, cells, words, plot);
    for (const [name, html] of Object.entries(this.#drawn.parts)) this.#put(name, html);
    const {films, endS, sentence} = this.#drawn;
    this.player.load(endS, eventsOf(films));
    this.#later('tables', TABLES_MS, () => this.tables.draw());
    this.tables.empty();
    this.#put('story', '');
    this.#later('said', REST_MS, () => this.#put('said', sentence));
    if (this.#state.load === 'once') this.#put('statistics', '');
    else this.#later('statistics', STATISTICS_MS, () => this.#ask());
  }

  #ask() {
    const {total} = this.#state;
    this.jobs.ask(setupsOf(this.#state, this.cells, {requests: total}));
  }

  async #showStatistics(results) {
    const {statisticsHtml, statisticsSentence} = await import('./late.js');
    const {load, total, cap} = this.#state;
    if (load === 'once') return;
    const {words} = this;
    this.#put('statistics', statisticsHtml(results, {total, cap}, words));
    const sentence = statisticsSentence(results, words);
    this.#put('sentence', sentence.replaceAll('<', '&lt;'));
    this.#later('said', REST_MS, () => this.#put('said', sentence));
  }

  #put(name, html) {
    if (this.#standing.get(name) === html) return;
    this.#standing.set(name, html);
    this.#found(`[data-part="${name}"]`).innerHTML = html;
  }

  #later(name, ms, act) {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(act, ms);
  }

  #writeAddress() {
    const search = writeState(location.search, this.#state, this.cells);
    if (search === location.search) return;
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }

  /** What the playhead's slider says. */
  #say(timeS) {
    this.#control('time').setAttribute(
      'aria-valuetext',
      momentOf(this.#drawn?.films, timeS, this.words),
    );
  }

  #click(event) {
    const button = event.target.closest('button');
    if (!button) return this.#pick(event);
    const {name} = button;
    if (name === 'play') this.player.toggle();
    if (name === 'back') this.player.step(-1);
    if (name === 'forward') this.player.step(1);
    if (name === 'reset') this.#set(stateOf(this.cells));
    if (name === 'keys') this.#toggleKeys(button);
    if (name.startsWith('lesson-'))
      this.#set(atLesson(this.#state, Number(name.slice('lesson-'.length))));
  }

  #toggleKeys(button) {
    const help = this.#found('.pool-keys');
    help.hidden = !help.hidden;
    button.setAttribute('aria-expanded', String(!help.hidden));
  }

  /** A touch or a click on a bar tells its request's story. */
  #pick(event) {
    const plot = event.target.closest('.pool-plot');
    if (!plot) return;
    const side = plot.closest('[data-side]').dataset.side;
    const box = plot.getBoundingClientRect();
    const timeS = ((event.clientX - box.left) / box.width) * this.#drawn.endS;
    this.#tell(storyAt(this.#drawn.films[side], timeS, event.clientY - box.top));
  }

  /** @param {number} request −1 for none */
  #tell(request) {
    this.#chosen = request;
    const {films, endS} = this.#drawn;
    const known = request >= 0 && request < films.blocking.record.requests.count;
    const {text, outlines} = storyOf(films, known ? request : -1, {
      endS,
      words: this.words,
      lesson: this.#state.lesson,
    });
    this.#put('story', text);
    for (const film of /** @type {NodeListOf<HTMLElement>} */ (
      this.root.querySelectorAll('.pool-film')
    ))
      film
        .querySelector('.pool-chosen')
        ?.setAttribute('d', outlines[/** @type {'blocking'} */ (film.dataset.side)]);
    if (text) this.#put('said', text);
  }

  /** Keys act only while the time line has the focus. */
  #key(event) {
    if (event.target.name !== 'time' || event.ctrlKey || event.metaKey || event.altKey) return;
    const {key, shiftKey} = event;
    const by = shiftKey ? 10 : 1;
    const acts = {
      ArrowRight: () => this.player.step(by),
      ArrowLeft: () => this.player.step(-by),
      Home: () => this.player.start(),
      End: () => this.player.end(),
      ' ': () => this.player.toggle(),
      '.': () => this.player.toggle(),
      Escape: () => this.#tell(-1),
      Enter: () => this.#tell(Math.max(0, this.#chosen)),
      '?': () => this.#toggleKeys(this.root.querySelector('[name=keys]')),
    };
    const act = /^[1-9]$/u.test(key) ? () => this.#tell(Number(key) - 1) : acts[key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}
