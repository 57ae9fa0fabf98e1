import {planBars} from './bars.ts';
import {planEffectGrid} from './effect-grid.ts';
import {planLines} from './lines.ts';
import {planPairs} from './pairs.ts';
import {planRows} from './rows.ts';
import {planScatter} from './scatter.ts';
import {planSlope} from './slope.ts';
import {planStackedBars} from './stacked-bars.ts';
import type {ChartKind} from '../../../../lib/chart-data/types.ts';
import {stylesOf} from '../marks/style.ts';
import {typeOf} from './sheet.ts';
import type {ChartInput, ChartProps, Plan} from '../types.ts';

const from = (plan: (chart: ChartInput) => Plan) => (props: ChartProps) =>
  plan({...props, type: typeOf(props.width), styles: stylesOf(props.points.series)});

/**
 * What places everything of a drawing, by the kind of chart that a figure's file names. Kinds differ in nothing else: all
 * plans are drawn alike.
 */
export const plans: Record<ChartKind, (props: ChartProps) => Plan> = {
  bars: from(planBars),
  dots: from(planPairs),
  'effect-grid': from(planEffectGrid),
  lines: from(planLines),
  models: from(planLines),
  pairs: from(planPairs),
  'ranked-bars': from(planRows),
  scatter: from(planScatter),
  slope: from(planSlope),
  'stacked-bars': from(planStackedBars),
  timeline: from(planRows),
};
