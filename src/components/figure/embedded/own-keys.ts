const CONTROL = 'button, summary, select, textarea, input, a';
/** What a control answers by itself, and what a clicker sends. */
const PRESSES = ['Enter', ' '];
const TURNS = ['Tab', 'PageUp', 'PageDown'];

/**
 * Keeps keys that a figure answers from the page around it: a deck would turn its slide by the same arrow or space. A
 * clicker's keys always go through.
 *
 * @param root after everything else listens in it
 */
export function keepOwnKeys(root: ShadowRoot) {
  root.addEventListener('keydown', (event) => {
    const {key, target, defaultPrevented} = event as KeyboardEvent;
    if (!(target instanceof Element) || TURNS.includes(key)) return;
    const isPress = PRESSES.includes(key) && target.closest(CONTROL);
    if (defaultPrevented || isPress || target.closest('details[open]')) event.stopPropagation();
  });
}
