/**
 * Gives the focus of a pin in the picture to the same pin of the live chart that takes its place.
 *
 * @param {HTMLElement} live
 */
export function takeOverFocus(live) {
  const active = document.activeElement;
  const picture = live.closest('[data-figure-picture]');
  if (!picture?.contains(active) || live.contains(active)) return;
  const href = active.getAttribute('href');
  live.querySelector(`a[href="${CSS.escape(href ?? '')}"]`)?.focus();
}
