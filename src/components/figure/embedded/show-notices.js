// @ts-check
/**
 * Puts notices above what they are about. Whatever an address said is text here, never markup.
 *
 * @param {HTMLElement} element
 * @param {import('./notices.js').Notice[]} notices none takes away those that were there
 */
export function showNotices(element, notices) {
  element.querySelector('.figure-notices')?.remove();
  if (notices.length === 0) return;
  const box = document.createElement('div');
  box.className = 'figure-notices';
  box.setAttribute('role', 'status');
  box.append(...notices.map(lineOf));
  element.prepend(box);
}

/** @param {import('./notices.js').Notice} notice */
function lineOf({text, link}) {
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
