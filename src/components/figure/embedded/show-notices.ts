import type {Notice} from './notices.ts';

/**
 * Puts notices above what they are about. Whatever an address said is text here, never markup.
 *
 * @param notices none takes away those that were there
 */
export function showNotices(element: HTMLElement, notices: Notice[]) {
  element.querySelector('.figure-notices')?.remove();
  if (notices.length === 0) return;
  const box = document.createElement('div');
  box.className = 'figure-notices';
  box.setAttribute('role', 'status');
  box.append(...notices.map(lineOf));
  element.prepend(box);
}

function lineOf({text, link}: Notice) {
  const line = document.createElement('p');
  line.append(text);
  if (link) {
    const {href, target = ''} = link;
    line.append(
      ' ',
      Object.assign(document.createElement('a'), {href, target, textContent: link.text}),
    );
  }
  return line;
}
