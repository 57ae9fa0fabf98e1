import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {tableRows} from '../../lib/chart-data/table.ts';
import {wholeUnits} from '../../lib/quantity/whole-units.ts';
import {loadJsx} from '../site-bundle/server-jsx.ts';
import {spotsData} from './spots-data.ts';
import type {Figure} from '../../content/figures/read-figures.ts';
import type {Look, StillFigure} from '../../src/components/figure/still/types.ts';
import type * as Index from '../../src/components/figure/still/index.ts';

/** The parts of a figure's frame: other surfaces arrange them in their own way. */
const PARTS = 'src/components/figure/still/index.ts';

/**
 * A figure as the HTML of a page.
 *
 * @returns content of the `figure` element
 */
export function figureHtml(figure: Figure, look: Look): string {
  const {Frame}: typeof Index = loadJsx(PARTS);
  const t = (key: string, params: object | undefined) => wholeUnits(look.t(key, params));
  const props = {figure: stillFigure(figure, look), look: {...look, t}};
  return renderToStaticMarkup(createElement(Frame, props));
}

/** A figure with what the parts of its frame are drawn from. */
export function stillFigure(
  figure: Figure,
  look: {t: (key: string, params?: object) => string; locale: string},
): StillFigure {
  return {...figure, rows: tableRows(figure.points), spots: spotsData(figure, look)};
}
