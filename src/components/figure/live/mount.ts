import {createElement, render} from 'preact';
import {fetchJson} from './fetch-json.ts';
import LiveFigure from './LiveFigure.tsx';
import type {ChartKind} from '../../../../lib/chart-data/types.ts';
import type {Annotation, Points} from '../../charts/types.ts';
import type {Spot} from '../picture/spots.ts';
import type {View} from '../view-state.ts';

/** what a figure is drawn from: its published `figure-data/<language>/<study>/<figure>.json` */
export interface FigureData {
  name: string;
  chart: ChartKind;
  /** the first is the default */
  scales: readonly ('linear' | 'log')[];
  annotations: readonly Annotation[];
  points: Points;
  /** in one language */
  texts: Record<string, string>;
}

export type LiveChart = {show: (view: View) => void; close: () => void};

/**
 * Draws a live chart. Knows of no site: a page, an embed and a web component use it alike.
 *
 * @param root empty element that the chart fills in width
 * @param options `source`: address of the data where they aren't given; `theme`: where the surroundings don't say it; `onDraw` gets
 *   the points of each drawing once it is to be seen
 * @throws {Error} when the data can't be had or drawn
 */
export async function mountFigure(
  root: Element,
  options: {
    source?: string;
    data?: FigureData;
    language: string;
    theme?: 'light' | 'dark';
    view?: View;
    onDraw?: (spots: Spot[]) => void;
  },
): Promise<LiveChart> {
  const {source, language: locale, theme, view = {}, onDraw} = options;
  const data = options.data ?? (await fetchJson<FigureData>(String(source)));
  if (theme) root.setAttribute('data-theme', theme);
  const show = (next: View) =>
    render(createElement(LiveFigure, {data, locale, view: next, onDraw}), root);
  show(view);
  return {show, close: () => render(null, root)};
}
