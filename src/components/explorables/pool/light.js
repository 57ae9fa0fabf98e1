// @ts-check
/**
 * Lights up in the picture what a touched symbol of a formula is; another touch ends it, and so does another picture.
 *
 * @param {HTMLElement} root of the simulator, drawn
 */
export function lightSymbols(root) {
  const {dataset} = /** @type {HTMLElement} */ (root.querySelector('.pool'));
  root.addEventListener('click', ({target}) => {
    const symbol = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (target).closest('table [data-shows]')
    );
    if (!symbol) return;
    const isOn = !symbol.hasAttribute('data-on');
    for (const each of root.querySelectorAll('[data-on]')) light(each, false);
    light(symbol, isOn);
    if (isOn) dataset.shown = symbol.dataset.shows;
    else delete dataset.shown;
    keepInSight(root, symbol);
  });
}

/**
 * The picture that stays in view must not cover what was touched.
 *
 * @param {HTMLElement} root
 * @param {Element} symbol
 */
function keepInSight(root, symbol) {
  const picture = /** @type {Element} */ (root.querySelector('.pool-stage'));
  const under = picture.getBoundingClientRect().bottom - symbol.getBoundingClientRect().top;
  if (under > 0) window.scrollBy({top: -under, behavior: 'instant'});
}

/** @param {Element} symbol @param {boolean} isOn */
function light(symbol, isOn) {
  symbol.toggleAttribute('data-on', isOn);
  if (symbol.matches('button')) symbol.setAttribute('aria-pressed', String(isOn));
}
