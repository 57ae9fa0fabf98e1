import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {tableRows} from '../../lib/chart-data/table.ts';
import {wholeUnits} from '../../lib/quantity/whole-units.ts';
import {Frame} from '../../src/components/figure/static/parts.tsx';
import {spotsData} from './spots-data.ts';
import type {Figure} from '../../content/figures/read-figures.ts';
import type {Look, StaticFigure} from '../../src/components/figure/static/parts.tsx';

/**
 * A figure as the HTML of a page.
 *
 * @returns content of the `figure` element
 */
export function figureHtml(figure: Figure, look: Look): string {
  const t = (key: string, params: object | undefined) => wholeUnits(look.t(key, params));
  const props = {figure: staticFigure(figure, look), look: {...look, t}};
  return renderToStaticMarkup(createElement(Frame, props));
}

/** A figure with what the parts of its frame are drawn from. */
export function staticFigure(
  figure: Figure,
  look: {t: (key: string, params?: object) => string; locale: string},
): StaticFigure {
  return {...figure, rows: tableRows(figure.points), spots: spotsData(figure, look)};
}
