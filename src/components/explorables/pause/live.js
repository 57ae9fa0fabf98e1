// @ts-check
import {givenOf} from '../frame/given.js';
import {nameUnknown} from '../frame/left-out.js';
import {readTyped} from '../frame/typed.js';
import {wordsIn} from '../frame/words.js';
import {PAUSES} from './pause.js';
import {partsAt, pauseHtml} from './view.js';

/** A live region waits so long, that a slider in motion doesn't talk without end. */
const REST_MS = 700;

/**
 * Puts the pause into the reader's hands.
 *
 * @param {HTMLElement} root with the server's HTML, or empty
 * @param {import('../frame/given.js').MountOptions<{}>} options
 */
export async function mountPause(root, options) {
  const words = wordsIn(options.language, (await givenOf(options)).texts);
  const asked = readTyped(root).pause ?? new URLSearchParams(location.search).get('pause');
  if (!root.firstElementChild) root.innerHTML = pauseHtml(PAUSES.first, words);
  const slider = /** @type {HTMLInputElement} */ (root.querySelector('[name=pause]'));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const put = (/** @type {string} */ name, /** @type {string} */ html) => {
    /** @type {HTMLElement} */ (root.querySelector(`[data-part="${name}"]`)).innerHTML = html;
  };
  const draw = () => {
    const {parts, sentence} = partsAt(Number(slider.value), words);
    for (const [name, html] of Object.entries(parts)) put(name, html);
    slider.setAttribute('aria-valuetext', parts.value);
    clearTimeout(timer);
    timer = setTimeout(() => {
      put('said', sentence);
      writeAddress(slider.value);
    }, REST_MS);
  };
  slider.addEventListener('input', draw);
  if (asked !== null && isPause(asked)) {
    slider.value = asked;
    draw();
  } else if (asked !== null) nameUnknown(root, [`pause=${asked.slice(0, 20)}`], words.t);
  root.dataset.isLive = '';
}

/** @param {string} text */
function isPause(text) {
  const value = /^\d{1,3}$/u.test(text) ? Number(text) : NaN;
  return value >= PAUSES.least && value <= PAUSES.most;
}

/** @param {string} pause */
function writeAddress(pause) {
  const query = new URLSearchParams(location.search);
  if (Number(pause) === PAUSES.first) query.delete('pause');
  else query.set('pause', pause);
  const search = query.toString();
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${search && `?${search}`}${location.hash}`,
  );
}
