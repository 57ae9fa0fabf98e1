import {describer} from '../../src/components/charts/describe.ts';
import {plans} from '../../src/components/charts/plan/index.ts';
import {annotationKey} from '../../src/components/charts/plan/pins.ts';
import {spotsOf} from '../../src/components/figure/picture/spots.ts';
import {render, shownOf} from './render.ts';
import {layoutOf} from './slide-layout.ts';
import type {ChartKind} from '../../lib/chart-data/types.ts';
import type {ChartProps} from '../../src/components/charts/types.ts';
import type {ViewJob, ViewPicture} from '../talks/view-pictures.ts';

/**
 * Draws a figure for a slide as its live chart would: in the view that the slide asks for, and as large as the slide has
 * room for. Another view of the same figure has the same axes: the room is that of the whole figure.
 */
export async function drawView({view, ...figure}: ViewJob): Promise<ViewPicture> {
  const shown = shownOf(figure);
  const {chart, props: first} = shown.chart;
  const whole = {...first, scale: view.scale ?? first.scale};
  const layout = layoutOf({chart, props: whole}, figure.told);
  const props = {...layout.props, visibleSeries: view.series ?? null};
  const keys = new Set(spotsIn(chart, {...props, annotations: []}).map(({key}) => key));
  const annotations = figure.drawing.annotations.filter((each) => keys.has(annotationKey(each)));
  const drawn = {chart, props: {...props, annotations}};
  return {
    svg: await render({...shown, chart: drawn}, {surface: 'talk'}),
    spots: spotsIn(chart, drawn.props),
    notes: annotations.map(({id}) => id),
    layout: {notes: layout.notes, crowd: layout.crowd},
  };
}

const spotsIn = (chart: ChartKind, props: ChartProps) =>
  spotsOf(plans[chart](props), describer(props));
