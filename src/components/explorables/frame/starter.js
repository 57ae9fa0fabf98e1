// @ts-check
/** What a reader does to an explorable that means to use it. */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'];

/** @typedef {{source: string, language: string}} Place as the frame says it: address of the data, language of the page */

/**
 * Has an explorable brought to life once the reader means to use it: at once where the address asks for a state, where
 * the reader is in it already, or where the application has put it in empty. Code or data that didn't arrive are said in
 * words at its head, and its controls are dead. A press on a button that came too early is given to it again.
 *
 * @param {HTMLElement} root
 * @param {() => Promise<{mount: (root: HTMLElement, options: Place) => Promise<void>}>} load
 */
export function startExplorable(root, load) {
  const {source, language, keys = ''} = /** @type {Place & {keys?: string}} */ (root.dataset);
  /** @type {string | null} */
  let pressed = null;
  const hold = (/** @type {Event} */ {target}) => {
    pressed = /** @type {Element} */ (target).closest('button')?.getAttribute('name') ?? pressed;
  };
  for (const intent of INTENTS) root.addEventListener(intent, start, {passive: true});
  root.addEventListener('click', hold);
  root.addEventListener('submit', (event) => event.preventDefault());
  if (isWanted(root, keys.split(' '))) start();

  async function start() {
    for (const intent of INTENTS) root.removeEventListener(intent, start);
    try {
      const {mount} = await load();
      await mount(root, {source, language});
      root.removeEventListener('click', hold);
      if (pressed) button(root, pressed)?.click();
    } catch (error) {
      console.error(error);
      root.dispatchEvent(new Event('part-failed', {bubbles: true}));
    }
  }
}

/** @param {HTMLElement} root @param {string[]} keys of the query */
function isWanted(root, keys) {
  const query = new URLSearchParams(location.search);
  const isIn = root.contains(document.activeElement) || root.matches(':hover');
  const asked = keys.some((key) => query.has(key)) || location.hash.includes('=');
  return !root.firstElementChild || isIn || asked;
}

/** @param {HTMLElement} root @param {string} name @returns {HTMLElement | null} */
function button(root, name) {
  return root.querySelector(`button[name="${CSS.escape(name)}"]`);
}
