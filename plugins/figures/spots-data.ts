import {describer} from '../../src/components/charts/describe.ts';
import {plans} from '../../src/components/charts/plan/index.ts';
import {annotationKey} from '../../src/components/charts/plan/pins.ts';
import {packSpots, spotsOf} from '../../src/components/figure/picture/spots.ts';
import type {Figure} from '../../content/figures/read-figures.ts';

/** Widths at which every figure is drawn for pages, px. */
export const WIDTHS = {wide: 720, narrow: 360};

/**
 * What the picture answers with: where its points are in both drawings, what they say, and which have a note.
 *
 * @returns JSON that is safe in a script element
 */
export function spotsData(
  {name, definition, points}: Figure,
  {t, locale}: {t: (key: string, params?: object) => string; locale: string},
): string {
  const {annotations = [], chart, scales} = definition;
  const at = (width: number) => {
    const props = {points, annotations, name, scale: scales[0], t, locale, width};
    return spotsOf(plans[chart](props), describer(props));
  };
  const notes = Object.fromEntries(annotations.map((each) => [annotationKey(each), each.id]));
  return JSON.stringify({spots: packSpots(at(WIDTHS.wide), at(WIDTHS.narrow)), notes}).replaceAll(
    '<',
    '\\u003c',
  );
}
