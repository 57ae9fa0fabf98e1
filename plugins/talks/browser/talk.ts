/* Leads through a talk: one slide at a time, one annotation after the other, by keys, clicker, touch and buttons. The
   speaker's window is this same page, told by messages; nothing is asked for. The build puts in LANGUAGES. */
import {part} from '../../../src/components/part.ts';
import {addressOf, askedStep, stepsOf} from './steps.ts';
import {openSpeaker} from './speaker.ts';
import type {Step} from './steps.ts';

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const isSpeaker = query.has('speaker');
const language = query.get('lang') ?? '';
/** Whether the talk has a language of that name: an address and a message may say anything. */
const hasLanguage = (lang: string) => Object.hasOwn(words, lang);
/** by language */
const words: Record<string, Record<string, string>> = JSON.parse(
  String(part(document, '[data-words]').textContent),
);
const [bar, notice] = [part(document, '.bar'), part(document, '.notice')];
const say = (key: string, params: Record<string, string | number> = {}) =>
  words[root.lang][key].replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(params[name]));

let steps: Step[] = [];
let at = 0;
/** When somebody chose what is shown, ms; 0 on a page that was just loaded. */
let since = 0;
const speaker = openSpeaker({isSpeaker, say, state, take});

function state() {
  return {step: at, lang: root.lang, theme: root.dataset.theme ?? '', since};
}

/** What the other window says: a step, a language and a theme that exist, or nothing. */
function take({
  step = -1,
  lang = '',
  theme = '',
  since: chosen = 0,
}: Partial<ReturnType<typeof state>>) {
  since = Number(chosen);
  if (hasLanguage(lang) && lang !== root.lang) turnTo(lang);
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (Number.isInteger(step) && steps[step]) {
    if (step > at) speaker.forward();
    at = step;
  }
  hideNotice();
  show();
  remember();
}

/** Of two choices within one millisecond the second is the later one, too. */
const now = () => Math.max(Date.now(), since + 1);

/** Somebody chose what is shown now: the address says it, and so does the other window. */
function choose() {
  since = now();
  show();
  remember();
  speaker.tell();
}

/** Shows the step, and says where it is. */
function show() {
  const {slide, note} = steps[at];
  for (const {slide: each} of steps) each.toggleAttribute('data-now', each === slide);
  for (const each of partsOf(slide, '[data-note]'))
    each.toggleAttribute('data-now', each.dataset.note === note);
  part(document, '.bar output').textContent = `${at + 1} / ${steps.length}`;
  speaker.show(steps, at);
}

const partsOf = (whole: HTMLElement, selector: string): NodeListOf<HTMLElement> =>
  whole.querySelectorAll(selector);

function goTo(step: number) {
  const next = Math.max(0, Math.min(steps.length - 1, step));
  if (next > at) speaker.forward();
  at = next;
  hideNotice();
  choose();
}

/** A page that is opened from a file may not change its address in every browser. */
function remember() {
  const asked = new URLSearchParams(location.search);
  if (root.lang === root.dataset.first) asked.delete('lang');
  else asked.set('lang', root.lang);
  if (root.dataset.theme) asked.set('theme', root.dataset.theme);
  const search = asked.size > 0 ? `?${asked}` : '';
  try {
    history.replaceState(null, '', location.pathname + search + addressOf(at));
  } catch {
    location.replace(addressOf(at));
  }
}

function turnTo(lang: string) {
  const main = part(document, 'main');
  const template = templateOf(lang);
  const shown = document.createDocumentFragment();
  shown.append(...main.childNodes);
  main.append(template.content);
  template.content.append(shown);
  template.lang = root.lang;
  root.lang = lang;
  nameButtons();
  steps = stepsOf(main);
}

/** @param lang that is at rest */
const templateOf = (lang: string) =>
  part<HTMLTemplateElement>(document, `template[lang="${lang}"]`);

/** What the buttons say in the language that is shown; the one for languages names the next, in its own words. */
function nameButtons() {
  document.title = say('title');
  const {code, name} = nextLanguage();
  for (const each of partsOf(bar, '[data-do]')) {
    const isLanguage = each.dataset.do === 'language';
    const label = isLanguage ? `${name} (L)` : say(String(each.dataset.do));
    each.setAttribute('aria-label', label);
    each.title = label;
    if (isLanguage) Object.assign(each, {lang: code, textContent: code.toUpperCase()});
  }
}

function nextLanguage() {
  const at = LANGUAGES.findIndex(({code}) => code === root.lang);
  return LANGUAGES[(at + 1) % LANGUAGES.length];
}

const ACTS: Record<string, () => void> = {
  next: () => goTo(at + 1),
  back: () => goTo(at - 1),
  first: () => goTo(0),
  last: () => goTo(steps.length - 1),
  language() {
    turnTo(nextLanguage().code);
    choose();
  },
  theme() {
    const isDark = getComputedStyle(root).colorScheme === 'dark' || isDarkBySystem();
    root.dataset.theme = isDark ? 'light' : 'dark';
    choose();
  },
  full() {
    if (document.fullscreenElement) document.exitFullscreen();
    else root.requestFullscreen?.();
  },
  speaker: () => speaker.open(),
};

const isDarkBySystem = () =>
  !root.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches;

const KEYS: Record<string, string> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  Home: 'first',
  End: 'last',
  KeyF: 'full',
  KeyL: 'language',
  KeyT: 'theme',
  KeyS: 'speaker',
};

const elementOf = ({target}: Event) => (target instanceof Element ? target : null);

// Letters by their place: on a Russian keyboard F, L, T and S are other letters.
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isPressed = event.key === ' ' && elementOf(event)?.closest('button, a');
  const act = (event.key === ' ' && event.shiftKey ? 'back' : KEYS[event.key]) ?? KEYS[event.code];
  if (!act || isPressed) return;
  event.preventDefault();
  ACTS[act]();
});

bar.addEventListener('click', (event) => {
  const button = elementOf(event)?.closest<HTMLElement>('[data-do]');
  if (button) ACTS[String(button.dataset.do)]?.();
});

/** Least way of a finger that turns a slide, px. */
const SWIPE = 48;
let start: Touch | null = null;
addEventListener('touchstart', ({touches}) => (start = touches.length === 1 ? touches[0] : null), {
  passive: true,
});
addEventListener('touchend', ({changedTouches: [end]}) => {
  if (!start) return;
  const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
  if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) ACTS[x < 0 ? 'next' : 'back']();
});

function hideNotice() {
  notice.hidden = true;
}

/** Says that what the address asks for isn't there, and leads to what is nearest. */
function showNotice(text: string, nearest: number) {
  const link = document.createElement('a');
  link.href = addressOf(nearest);
  link.textContent = say('nearest', {step: nearest + 1});
  link.addEventListener('click', (event) => {
    event.preventDefault();
    goTo(nearest);
  });
  notice.replaceChildren(`${text} `, link);
  notice.hidden = false;
}

function readAddress() {
  const known = LANGUAGES.map(({code}) => code).join(', ');
  const {step, unknown} = askedStep(location, steps.length);
  at = step;
  show();
  if (unknown) showNotice(say('no-step', {step: unknown, count: steps.length}), step);
  else if (language && !hasLanguage(language))
    showNotice(say('no-language', {language: language.slice(0, 20), known}), step);
}

root.dataset.first = root.lang;
bar.hidden = false;
nameButtons();
steps = stepsOf(part(document, 'main'));
if (hasLanguage(language) && language !== root.lang) turnTo(language);
readAddress();
// Until its type is there, a line may take two.
document.fonts.ready.then(() => root.classList.remove('asked'));
addEventListener('hashchange', () => {
  // This page wrote the address itself, where it may do so in no other way.
  if (location.hash === addressOf(at)) return;
  hideNotice();
  readAddress();
  since = now();
  speaker.tell();
});
