/**
 * Lights up in the picture what a touched symbol of a formula is; another touch ends it, and so does another picture.
 *
 * @param root of the simulator, drawn
 */
export function lightSymbols(root: HTMLElement) {
  const {dataset} = root.querySelector('.pool') as HTMLElement;
  root.addEventListener('click', ({target}) => {
    const symbol = (target as Element).closest('table [data-shows]') as HTMLElement | null;
    if (!symbol) return;
    const isOn = !symbol.hasAttribute('data-on');
    for (const each of root.querySelectorAll('[data-on]')) light(each, false);
    light(symbol, isOn);
    if (isOn) dataset.shown = symbol.dataset.shows;
    else delete dataset.shown;
    keepInSight(root, symbol);
  });
}

/** The picture that stays in view must not cover what was touched. */
function keepInSight(root: HTMLElement, symbol: Element) {
  const picture = root.querySelector('.pool-stage') as Element;
  const under = picture.getBoundingClientRect().bottom - symbol.getBoundingClientRect().top;
  if (under > 0) window.scrollBy({top: -under, behavior: 'instant'});
}

function light(symbol: Element, isOn: boolean) {
  symbol.toggleAttribute('data-on', isOn);
  if (symbol.matches('button')) symbol.setAttribute('aria-pressed', String(isOn));
}
