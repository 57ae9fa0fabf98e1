// @ts-check
/** @import {Given, State} from './state.js' */
import {givenOf} from '../frame/given.js';
import {wordsIn} from '../frame/words.js';
import {SET_BY_CONTROLS} from './fields.js';
import {Form} from './fill.js';
import {eventsOf} from './film.js';
import {jobsAt} from './job.js';
import {actOf} from './keys.js';
import {leaveOut, nameUnknown, unseenOf} from '../frame/left-out.js';
import {OpenTables} from '../frame/open-tables.js';
import {readTyped} from '../frame/typed.js';
import {remembered} from './remembered.js';
import {Player} from './player.js';
import {setupsOf, sideOf} from './sides.js';
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
 * @param {import('../frame/given.js').MountOptions<Given> & {worker: string}} options `worker`: address of the module
 *   that answers jobs
 */
export async function mountPool(root, {worker, ...options}) {
  const given = await givenOf(options);
  const words = wordsIn(options.language, given.texts);
  const {state, bad} = readState(location.search, given.cells);
  if (!root.firstElementChild) {
    const {poolHtml} = await import('./late.js');
    root.innerHTML = poolHtml(state, given.cells, words);
  }
  new Pool(root, {cells: given.cells, words, state, bad}, worker);
  root.dataset.isLive = '';
}

class Pool {
  /** @type {State} */
  #state;
  /** @type {ReturnType<typeof partsOf>} */
  #drawn;
  /** @type {Map<string, string>} what stands in each part */
  #standing = new Map();
  /** What the server has drawn, which stays, by selector. */
  #found = remembered(
    (/** @type {string} */ selector) =>
      /** @type {HTMLElement} */ (this.root.querySelector(selector)),
  );
  #chosen = -1;
  #isLit = false;
  /** @type {number | undefined} pixels of the drawing's width, as long as they are known */
  #plot;
  /** Pixels of the width of it all, with which that of the drawing changes. */
  #wide = 0;
  /** @type {Record<string, ReturnType<typeof setTimeout>>} */
  #timers = {};

  /**
   * @param {HTMLElement} root with its HTML
   * @param {Given & {words: import('../frame/words.js').Words, state: State, bad: import('./state.js').Bad[]}} given
   * @param {string} worker
   */
  constructor(root, {cells, words, state, bad}, worker) {
    this.root = root;
    this.cells = cells;
    this.words = words;
    this.#state = state;
    const typed = readTyped(root);
    this.form = new Form(root, this.#found, words.locale);
    const {t} = words;
    this.player = new Player(root, {
      onMove: (timeS) => this.#say(timeS),
      texts: {play: t('pool.play'), pause: t('pool.pause')},
    });
    this.tables = new OpenTables(
      root,
      ['formulas', 'record', 'numbers'],
      (name, html) => this.#put(name, html),
      async () => {
        const {tablesOf, lightSymbols} = await import('./late.js');
        // The symbols stand in the tables.
        if (!this.#isLit) lightSymbols(root);
        this.#isLit = true;
        return () => tablesOf(this.#state, cells, this.#drawn.films, words);
      },
    );
    const fail = () =>
      this.#found('[data-part="statistics"]').dispatchEvent(
        new Event('part-missing', {bubbles: true}),
      );
    this.ask = jobsAt(worker, (results) => this.#showStatistics(results).catch(fail), fail);
    root.addEventListener('input', (event) => this.#input(event));
    root.addEventListener('click', (event) => this.#click(event));
    root.addEventListener('keydown', (event) => this.#key(event));
    new ResizeObserver(([{contentRect}]) => {
      if (contentRect.width !== this.#wide) this.#plot = undefined;
      this.#wide = contentRect.width;
    }).observe(root);
    this.#measure();
    this.#drawn = this.#draw(state);
    const step = leaveOut(root, location.search, {t, step: state.lesson});
    if (step !== state.lesson) this.#set(atLesson(state, step));
    for (const {field, text} of bad) this.#complain(field, text);
    nameUnknown(root, unseenOf(root, bad), t);
    for (const [name, text] of Object.entries(typed)) this.#take(name, text);
  }

  /** @param {Event} event */
  #input({target}) {
    const {name, type, checked, value} = /** @type {HTMLInputElement} */ (target);
    if (name === 'time' || name === 'speed' || !name) return;
    this.#take(name, type === 'checkbox' ? (checked ? '1' : '0') : value);
  }

  /** Takes what a control gives, or says beside it why it can't. @param {string} control @param {string} text */
  #take(control, text) {
    const name = /** @type {keyof State} */ (control.replace(/-slider$/u, ''));
    if (name === 'cell') {
      if (this.cells.some(({id}) => id === text))
        this.#set({...stateOf(this.cells, text), lesson: 6});
      return;
    }
    if (!SET_BY_CONTROLS.includes(name)) return;
    const value = valueOf(name, text, this.words.locale);
    if (value === undefined) this.#complain(name, text);
    else this.#set({...this.#state, [name]: value}, control);
  }

  /** @param {string} name @param {string} text */
  #complain(name, text) {
    const note = this.root.querySelector(`#pool-${name}-bad`);
    if (!note) return;
    const {t, number} = this.words;
    const limits = name === 'cell' ? null : limitsOf(/** @type {'n'} */ (name));
    note.textContent = limits
      ? t(limits.whole ? 'pool.badWhole' : 'pool.bad', {
          least: number(limits.least),
          most: number(limits.most),
        })
      : t('pool.badCell', {text: text.slice(0, 40)});
    this.form.refuse(name);
  }

  /** @param {import('./state.js').State} state @param {string} [by] control that is being used, left as it is */
  #set(state, by) {
    this.#state = state;
    this.#chosen = -1;
    this.#measure();
    this.#draw(state, by);
    this.#later('address', ADDRESS_MS, () => this.#writeAddress());
  }

  /** Before anything changes, and once for each width: a page in change would be laid out once more for it. */
  #measure() {
    this.#plot ??= this.root.querySelector('.pool-plot')?.clientWidth;
  }

  /** @param {State} state @param {string} [by] control that is being used, left as it is */
  #draw(state, by) {
    this.form.fill(state, by);
    this.#drawn = partsOf(state, this.cells, this.words, this.#plot);
    const {parts, films, endS, sentence, drawn} = this.#drawn;
    for (const [name, html] of Object.entries(parts)) this.#put(name, html);
    for (const [side, paths] of drawn)
      for (const [attribute, path] of paths)
        this.root
          .querySelector(`[data-side="${side}"] .pool-bars [${attribute}]`)
          ?.setAttribute('d', path);
    this.player.load(endS, () => eventsOf(films));
    this.#later('tables', TABLES_MS, () => this.tables.draw());
    this.tables.empty();
    delete this.#found('.pool').dataset.shown;
    this.#put('story', '');
    this.#later('said', REST_MS, () => this.#put('said', sentence));
    if (state.load === 'once') this.#put('statistics', '');
    else
      this.#later('statistics', STATISTICS_MS, () =>
        this.ask(setupsOf(state, this.cells, {requests: state.total})),
      );
    return this.#drawn;
  }

  /** @param {import('./job.js').Results} results */
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

  /** @param {string} name @param {string} html */
  #put(name, html) {
    if (this.#standing.get(name) === html) return;
    this.#standing.set(name, html);
    this.#found(`[data-part="${name}"]`).innerHTML = html;
  }

  /** @param {string} name @param {number} ms @param {() => void} act */
  #later(name, ms, act) {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(act, ms);
  }

  #writeAddress() {
    const search = writeState(location.search, this.#state, this.cells);
    if (search === location.search) return;
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }

  /** What the playhead's slider says. @param {number} timeS */
  #say(timeS) {
    this.#found('[name=time]').setAttribute(
      'aria-valuetext',
      momentOf(this.#drawn.films, timeS, this.words),
    );
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const target = /** @type {Element} */ (event.target);
    const button = target.closest('button');
    if (!button) return this.#pick(event, target);
    const {name} = button;
    if (name === 'play') this.player.toggle();
    if (name === 'back') this.player.step(-1);
    if (name === 'forward') this.player.step(1);
    if (name === 'reset') this.#set(stateOf(this.cells));
    if (name === 'keys') this.#toggleKeys(button);
    if (name.startsWith('lesson-'))
      this.#set(atLesson(this.#state, Number(name.slice('lesson-'.length))));
  }

  /** @param {Element} button */
  #toggleKeys(button) {
    const isHidden = this.#found('.pool-keys').toggleAttribute('hidden');
    button.setAttribute('aria-expanded', String(!isHidden));
  }

  /** A touch or a click on a bar tells its request's story. @param {MouseEvent} event @param {Element} target */
  #pick(event, target) {
    const plot = target.closest('.pool-plot');
    if (!plot) return;
    const film = /** @type {HTMLElement} */ (plot.closest('[data-side]'));
    const box = plot.getBoundingClientRect();
    const timeS = ((event.clientX - box.left) / box.width) * this.#drawn.endS;
    this.#tell(storyAt(this.#drawn.films[sideOf(film)], timeS, event.clientY - box.top));
  }

  /** @param {number} request −1 for none */
  #tell(request) {
    const {films, endS} = this.#drawn;
    if (request >= films.blocking.record.requests.count) return;
    this.#chosen = request;
    const {text, outlines} = storyOf(films, request, {
      endS,
      words: this.words,
      lesson: this.#state.lesson,
    });
    this.#put('story', text);
    for (const film of /** @type {NodeListOf<HTMLElement>} */ (
      this.root.querySelectorAll('.pool-film')
    ))
      film.querySelector('.pool-chosen')?.setAttribute('d', outlines[sideOf(film)]);
    if (text) this.#put('said', text);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const act = actOf(event, {
      ...{player: this.player, chosen: this.#chosen, tell: (request) => this.#tell(request)},
      toggleHelp: () => this.#toggleKeys(this.#found('[name=keys]')),
    });
    if (!act) return;
    event.preventDefault();
    act();
  }
}
