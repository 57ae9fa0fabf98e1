import type {OpenFigure} from './frame.ts';

/** The page, or a part of it that keeps its events' targets to itself. */
export type Listening = {
  addEventListener<Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
    options?: AddEventListenerOptions,
  ): void;
};

const PICTURE = '[data-figure-picture]';

/**
 * Has figures answer a pointer, a touch and a key. One set of listeners serves all figures below the target.
 *
 * @param find the figure that an event came from; `open` is called once the figure is meant
 */
export function listenForFigures(
  target: Listening,
  find: (from: Element) => {element: HTMLElement; open: () => OpenFigure} | null,
) {
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    act: (
      figure: OpenFigure,
      event: HTMLElementEventMap[Kind] & {target: HTMLElement; relatedTarget: Element | null},
      element: HTMLElement,
    ) => void,
  ) =>
    target.addEventListener(
      kind,
      (event) => {
        const found = event.target instanceof Element ? find(event.target) : null;
        // oxlint-disable-next-line typescript/consistent-type-assertions -- these events come from elements and go to elements
        if (found) act(found.open(), event as Parameters<typeof act>[1], found.element);
      },
      {passive: kind.startsWith('pointer')},
    );
  for (const kind of ['pointermove', 'pointerdown'] as const)
    on(kind, ({picture}, event) => event.target.closest(PICTURE) && picture.pointNear(event));
  on('pointerout', ({picture}, {pointerType, relatedTarget}, element) => {
    const box = element.querySelector(PICTURE);
    if (pointerType === 'mouse' && !box?.contains(relatedTarget)) picture.clear();
  });
  on('focusin', ({picture}, {target: {dataset}}) => {
    if ('figurePoints' in dataset) picture.enter();
    else if (dataset.mark) picture.focused(dataset.mark);
  });
  on('focusout', ({picture}, {target: left, relatedTarget}) => {
    const points = left.closest('[data-figure-points]');
    if (points && points !== left && !points.contains(relatedTarget)) picture.leave();
  });
  on('keydown', ({picture}, event) => event.target.closest(PICTURE) && picture.press(event));
  on('click', (figure, event) => figure.press(event));
}
