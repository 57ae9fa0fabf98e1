// @ts-check
import {describer} from '../../src/components/charts/describe.js';
import {plans} from '../../src/components/charts/plan/index.js';
import {annotationKey} from '../../src/components/charts/plan/pins.js';
import {packSpots, spotsOf} from '../../src/components/figure/picture/spots.js';

/** Widths at which figures are drawn, px. */
const WIDTHS = {wide: 720, narrow: 360};

/**
 * What the picture answers with: where its points are in both drawings, what they say, and which have a note.
 *
 * @param {import('../../content/figures/read-figures.js').Figure} figure
 * @param {{t: (key: string, params?: object) => string, locale: string}} look
 * @returns {string} JSON that is safe in a script element
 */
export function spotsData({name, definition, points}, {t, locale}) {
  const {annotations = [], chart, scales} = definition;
  const at = (/** @type {number} */ width) => {
    const props = {points, annotations, name, scale: scales[0], t, locale, width};
    return spotsOf(plans[/** @type {'lines'} */ (chart)](props), describer(props));
  };
  const notes = Object.fromEntries(annotations.map((each) => [annotationKey(each), each.id]));
  return JSON.stringify({spots: packSpots(at(WIDTHS.wide), at(WIDTHS.narrow)), notes}).replaceAll(
    '<',
    '\\u003c',
  );
}
