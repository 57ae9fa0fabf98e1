// @ts-check
const PICTURE = '[data-figure-picture]';

/** @typedef {ReturnType<typeof import('./frame.js').openFigure>} OpenFigure */

/**
 * Has figures answer a pointer, a touch and a key. One set of listeners serves all figures below the target.
 *
 * @param {Window | ShadowRoot} target
 * @param {(from: Element) => {element: HTMLElement, open: () => OpenFigure} | null} find the figure that an event came
 *   from; `open` is called once the figure is meant
 */
export function listenForFigures(target, find) {
  /**
   * @template {keyof HTMLElementEventMap} Kind
   * @param {Kind} kind
   * @param {(figure: OpenFigure, event: HTMLElementEventMap[Kind] & {target: HTMLElement}, element: HTMLElement) => void} act
   */
  const on = (kind, act) =>
    target.addEventListener(
      kind,
      (event) => {
        const found = event.target instanceof Element ? find(event.target) : null;
        if (found)
          act(found.open(), /** @type {Parameters<typeof act>[1]} */ (event), found.element);
      },
      {passive: kind.startsWith('pointer')},
    );
  for (const kind of /** @type {const} */ (['pointermove', 'pointerdown']))
    on(kind, ({picture}, event) => event.target.closest(PICTURE) && picture.pointNear(event));
  on('pointerout', ({picture}, {pointerType, relatedTarget}, element) => {
    const box = element.querySelector(PICTURE);
    if (pointerType === 'mouse' && !box?.contains(/** @type {Node | null} */ (relatedTarget)))
      picture.clear();
  });
  on('focusin', ({picture}, {target: {dataset}}) => {
    if ('figurePoints' in dataset) picture.enter();
    else if (dataset.mark) picture.focused(dataset.mark);
  });
  on('focusout', ({picture}, {target: left, relatedTarget}) => {
    const points = left.closest('[data-figure-points]');
    if (points && points !== left && !points.contains(/** @type {Node | null} */ (relatedTarget)))
      picture.leave();
  });
  on('keydown', ({picture}, event) => event.target.closest(PICTURE) && picture.press(event));
  on('click', (figure, event) => figure.press(event));
}
