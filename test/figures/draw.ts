import './browser-globals.ts';
import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {charts} from '../../src/components/charts/index.ts';
import type {Figure} from '../../content/figures/read-figures.ts';

/** Widths at which every figure is drawn. */
export const WIDTHS = {wide: 720, narrow: 360};

/** Draws a figure in jsdom, as the live chart would at first. */
export async function drawFigure(
  {definition, points, name}: Figure,
  {t, locale, width, props}: {t: Function; locale: string; width: number; props?: object},
): Promise<SVGSVGElement> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const element = createElement(charts[definition.chart], {
    points,
    t,
    locale,
    width,
    name,
    scale: definition.scales[0],
    annotations: definition.annotations ?? [],
    ...props,
  });
  await act(async () => root.render(element));
  const svg = host.querySelector('svg').cloneNode(true);
  await act(async () => root.unmount());
  host.remove();
  return svg;
}
