/** What a reader does to an explorable that means to use it. */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'];

/** as the frame says it: address of the data, language of the page */
export type Place = {source?: string; language: string};

/**
 * Has an explorable brought to life once the reader means to use it: at once where the address asks for a state, where
 * the reader is in it already, or where the application has put it in empty. Code or data that didn't arrive are said in
 * words at its head, and its controls are dead. A press on a button that came too early is given to it again.
 */
export function startExplorable(
  root: HTMLElement,
  load: () => Promise<{mount: (root: HTMLElement, options: Place) => Promise<void>}>,
) {
  const {source, language = '', keys = ''} = root.dataset;
  let pressed: string | null = null;
  const hold = ({target}: Event) => {
    if (target instanceof Element)
      pressed = target.closest('button')?.getAttribute('name') ?? pressed;
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

/** @param keys of the query */
function isWanted(root: HTMLElement, keys: string[]) {
  const query = new URLSearchParams(location.search);
  const isIn = root.contains(document.activeElement) || root.matches(':hover');
  const asked = keys.some((key) => query.has(key)) || location.hash.includes('=');
  return !root.firstElementChild || isIn || asked;
}

function button(root: HTMLElement, name: string): HTMLElement | null {
  return root.querySelector(`button[name="${CSS.escape(name)}"]`);
}
