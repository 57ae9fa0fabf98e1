import {JSDOM} from 'jsdom';
import {drawPicture} from '../../plugins/pictures/published.ts';
import type {Drawable} from '../../plugins/pictures/published.ts';

export {WIDTHS} from '../../plugins/pictures/published.ts';

/** A figure's drawing as elements that can be asked. */
export function drawFigure(
  figure: Drawable,
  {props, ...look}: {t: Function; locale: string; width: number; props?: object},
): SVGSVGElement {
  const {document} = new JSDOM(drawPicture(figure, {...look, ...props})).window;
  return document.querySelector('svg');
}
