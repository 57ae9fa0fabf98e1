import {JSDOM} from 'jsdom';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Chart} from '../../src/components/charts/Chart.tsx';
import type {Figure} from '../../content/figures/read-figures.ts';

export {WIDTHS} from '../../plugins/figures/spots-data.ts';

/** A figure's drawing as elements that can be asked. */
export function drawFigure(
  {definition, points, name}: Pick<Figure, 'definition' | 'points' | 'name'>,
  {props, ...look}: {t: Function; locale: string; width: number; props?: object},
): SVGSVGElement {
  const {chart: kind, scales, annotations = []} = definition;
  const drawn = {kind, points, name, annotations, scale: scales[0], ...look, ...props};
  const {document} = new JSDOM(renderToStaticMarkup(createElement(Chart, drawn))).window;
  return document.querySelector('svg');
}
