import {givenOf} from '../frame/given.ts';
import {nameUnknown} from '../frame/left-out.ts';
import {readTyped} from '../frame/typed.ts';
import {wordsIn} from '../frame/words.ts';
import {PAUSES} from './pause.ts';
import {partsAt, pauseHtml} from './view.ts';
import type {MountOptions} from '../frame/given.ts';

/** A live region waits so long, that a slider in motion doesn't talk without end. */
const REST_MS = 700;

/**
 * Puts the pause into the reader's hands.
 *
 * @param root with the server's HTML, or empty
 */
export async function mountPause(root: HTMLElement, options: MountOptions<{}>) {
  const words = wordsIn(options.language, (await givenOf(options)).texts);
  const asked = readTyped(root).pause ?? new URLSearchParams(location.search).get('pause');
  if (!root.firstElementChild) root.innerHTML = pauseHtml(PAUSES.first, words);
  const slider = root.querySelector('[name=pause]') as HTMLInputElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = (name: string, html: string) => {
    (root.querySelector(`[data-part="${name}"]`) as HTMLElement).innerHTML = html;
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

function isPause(text: string) {
  const value = /^\d{1,3}$/u.test(text) ? Number(text) : NaN;
  return value >= PAUSES.least && value <= PAUSES.most;
}

function writeAddress(pause: string) {
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
