import {givenOf} from '../frame/given.ts';
import {wordsIn} from '../frame/words.ts';
import {SET_BY_CONTROLS} from './fields.ts';
import {Form} from './fill.ts';
import {eventsOf} from './film.ts';
import {jobsAt} from './job.ts';
import {actOf} from './keys.ts';
import {leaveOut, nameUnknown, unseenOf} from '../frame/left-out.ts';
import {OpenTables} from '../frame/open-tables.ts';
import {readTyped} from '../frame/typed.ts';
import {remembered} from './remembered.ts';
import {Player} from './player.ts';
import {setupsOf, sideOf} from './sides.ts';
import {atLesson, limitsOf, readState, stateOf, valueOf, writeState} from './state.ts';
import {storyAt, storyOf, momentOf} from './stories.ts';
import {partsOf} from './view.ts';
import type {MountOptions} from '../frame/given.ts';
import type {Words} from '../frame/words.ts';
import type {Results} from './job.ts';
import type {Bad, Given, State} from './state.ts';

/** A live region waits so long, that a slider in motion doesn't talk without end; the address waits less. */
const REST_MS = 700;
const ADDRESS_MS = 200;
const STATISTICS_MS = 60;
const TABLES_MS = 100;

/**
 * Puts the simulator into the reader's hands. The server's elements stay, and what a state changes is drawn anew.
 *
 * @param root with the server's HTML, or empty
 * @param options `worker`: address of the module that answers jobs
 */
export async function mountPool(
  root: HTMLElement,
  {worker, ...options}: MountOptions<Given> & {worker: string},
) {
  const given = await givenOf(options);
  const words = wordsIn(options.language, given.texts);
  const {state, bad} = readState(location.search, given.cells);
  if (!root.firstElementChild) {
    const {poolHtml} = await import('./late.ts');
    root.innerHTML = poolHtml(state, given.cells, words);
  }
  new Pool(root, {cells: given.cells, words, state, bad}, worker);
  root.dataset.isLive = '';
}

class Pool {
  root: HTMLElement;
  cells;
  words;
  form;
  player;
  tables;
  ask;

  #state: State;
  #drawn: ReturnType<typeof partsOf>;
  /** what stands in each part */
  #standing: Map<string, string> = new Map();
  /** What the server has drawn, which stays, by selector. */
  #found = remembered((selector: string) => this.root.querySelector(selector) as HTMLElement);
  #chosen = -1;
  #isLit = false;
  /** pixels of the drawing's width, as long as they are known */
  #plot: number | undefined;
  /** Pixels of the width of it all, with which that of the drawing changes. */
  #wide = 0;
  #timers: Record<string, ReturnType<typeof setTimeout>> = {};

  /** @param root with its HTML */
  constructor(
    root: HTMLElement,
    {cells, words, state, bad}: Given & {words: Words; state: State; bad: Bad[]},
    worker: string,
  ) {
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
        const {tablesOf, lightSymbols} = await import('./late.ts');
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

  #input({target}: Event) {
    const {name, type, checked, value} = target as HTMLInputElement;
    if (name === 'time' || name === 'speed' || !name) return;
    this.#take(name, type === 'checkbox' ? (checked ? '1' : '0') : value);
  }

  /** Takes what a control gives, or says beside it why it can't. */
  #take(control: string, text: string) {
    const name = control.replace(/-slider$/u, '') as keyof State;
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

  #complain(name: string, text: string) {
    const note = this.root.querySelector(`#pool-${name}-bad`);
    if (!note) return;
    const {t, number} = this.words;
    const limits = name === 'cell' ? null : limitsOf(name as 'n');
    note.textContent = limits
      ? t(limits.whole ? 'pool.badWhole' : 'pool.bad', {
          least: number(limits.least),
          most: number(limits.most),
        })
      : t('pool.badCell', {text: text.slice(0, 40)});
    this.form.refuse(name);
  }

  /** @param by control that is being used, left as it is */
  #set(state: State, by?: string) {
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

  /** @param by control that is being used, left as it is */
  #draw(state: State, by?: string) {
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

  async #showStatistics(results: Results) {
    const {statisticsHtml, statisticsSentence} = await import('./late.ts');
    const {load, total, cap} = this.#state;
    if (load === 'once') return;
    const {words} = this;
    this.#put('statistics', statisticsHtml(results, {total, cap}, words));
    const sentence = statisticsSentence(results, words);
    this.#put('sentence', sentence.replaceAll('<', '&lt;'));
    this.#later('said', REST_MS, () => this.#put('said', sentence));
  }

  #put(name: string, html: string) {
    if (this.#standing.get(name) === html) return;
    this.#standing.set(name, html);
    this.#found(`[data-part="${name}"]`).innerHTML = html;
  }

  #later(name: string, ms: number, act: () => void) {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(act, ms);
  }

  #writeAddress() {
    const search = writeState(location.search, this.#state, this.cells);
    if (search === location.search) return;
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }

  /** What the playhead's slider says. */
  #say(timeS: number) {
    this.#found('[name=time]').setAttribute(
      'aria-valuetext',
      momentOf(this.#drawn.films, timeS, this.words),
    );
  }

  #click(event: MouseEvent) {
    const target = event.target as Element;
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

  #toggleKeys(button: Element) {
    const isHidden = this.#found('.pool-keys').toggleAttribute('hidden');
    button.setAttribute('aria-expanded', String(!isHidden));
  }

  /** A touch or a click on a bar tells its request's story. */
  #pick(event: MouseEvent, target: Element) {
    const plot = target.closest('.pool-plot');
    if (!plot) return;
    const film = plot.closest('[data-side]') as HTMLElement;
    const box = plot.getBoundingClientRect();
    const timeS = ((event.clientX - box.left) / box.width) * this.#drawn.endS;
    this.#tell(storyAt(this.#drawn.films[sideOf(film)], timeS, event.clientY - box.top));
  }

  /** @param request −1 for none */
  #tell(request: number) {
    const {films, endS} = this.#drawn;
    if (request >= films.blocking.record.requests.count) return;
    this.#chosen = request;
    const {text, outlines} = storyOf(films, request, {
      endS,
      words: this.words,
      lesson: this.#state.lesson,
    });
    this.#put('story', text);
    for (const film of this.root.querySelectorAll('.pool-film') as NodeListOf<HTMLElement>)
      film.querySelector('.pool-chosen')?.setAttribute('d', outlines[sideOf(film)]);
    if (text) this.#put('said', text);
  }

  #key(event: KeyboardEvent) {
    const act = actOf(event, {
      ...{player: this.player, chosen: this.#chosen, tell: (request) => this.#tell(request)},
      toggleHelp: () => this.#toggleKeys(this.#found('[name=keys]')),
    });
    if (!act) return;
    event.preventDefault();
    act();
  }
}
