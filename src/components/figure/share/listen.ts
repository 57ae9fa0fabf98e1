import type {Listening} from '../picture/listen.ts';
import type * as OpenShare from './open-share.ts';

const MENU = '[data-figure-share]';

/**
 * Has the menus of figures fetch what fills them once they are opened, and closes them by Escape, with the focus back
 * where it came from.
 */
export function listenForShares(target: Listening, load: () => Promise<typeof OpenShare>) {
  target.addEventListener(
    'toggle',
    ({target: menu}) => {
      if (menu instanceof HTMLDetailsElement && menu.matches(MENU) && menu.open)
        load()
          .then(({openShare}) => openShare(menu))
          .catch((error) => {
            console.error(error);
            menu.dispatchEvent(new Event('part-missing', {bubbles: true}));
          });
    },
    // It doesn't bubble.
    {capture: true},
  );
  target.addEventListener('keydown', (event) => {
    const {key, target: from} = event;
    const menu = key === 'Escape' && from instanceof Element && from.closest(`${MENU}[open]`);
    if (!(menu instanceof HTMLDetailsElement)) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
