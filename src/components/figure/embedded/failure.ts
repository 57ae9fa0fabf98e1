import type {Words} from './words.ts';

/**
 * Where a figure says that its live chart can't be drawn: few readers ever see it, so it isn't in the page before.
 */
export function makeRoomForFailure(figure: HTMLElement, words: Words) {
  if (figure.querySelector('[data-figure-failed]')) return;
  const line = document.createElement('p');
  Object.assign(line, {className: 'figure-failed', hidden: true, role: 'status'});
  line.dataset.figureFailed = '';
  line.textContent = words[String(figure.dataset.language)]['embed.failed'];
  figure.querySelector('[data-figure-picture]')?.after(line);
}
