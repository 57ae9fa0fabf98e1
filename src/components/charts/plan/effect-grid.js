// @ts-check
/** @import {CellsPanel} from './effect-cells.js' */
/** @import {EffectsPanel} from './effect-rows.js' */
/** @import {ChartProps, PanelInView, Type} from '../types.js' */
import {planEffectCells} from './effect-cells.js';
import {planEffectRows} from './effect-rows.js';
import {panelsOf, valuesIn} from './points-in-view.js';
import {headerOf, typeOf} from './sheet.js';
import {wholeSheet} from './whole-sheet.js';

/** Width of a sheet, such as a slide's, from which on the effects stand beside the cells, and the cells' share of it. */
const BESIDE = 1280;
const SHARE = 0.54;

/**
 * Plan of a figure of factorial designs: grids of four cells beside each other, two at most on a wide sheet, and
 * below them the effects on a logarithmic axis.
 *
 * @param {ChartProps} props
 */
export function planEffectGrid(props) {
  const type = typeOf(props.width);
  const header = headerOf({...props, scale: 'linear'}, {}, type, [{hasOwnAxis: false}]);
  const all = panelsOf(props.points);
  const top = header.bottom + type.row * 0.3;
  const isBeside = props.width >= BESIDE;
  const grids = placeGrids(
    props,
    all.filter(({role}) => role === 'cells'),
    {type, top, width: isBeside ? props.width * SHARE : props.width},
  );
  const below = Math.max(...grids.map(({bottom}) => bottom));
  const rows = planEffectRows(
    props,
    /** @type {EffectsPanel} */ (all.find(({role}) => role === 'effects')),
    isBeside
      ? {type, top, left: props.width * SHARE + type.font * 3, right: props.width}
      : {type, top: below + type.row * 1.5, left: 0, right: props.width},
  );
  const panels = [...grids, rows];
  const notesFrom = Math.max(below, rows.bottom) + type.row * 1.8;
  return {scale: 'linear', ...wholeSheet(props, {type, header, panels, notesFrom})};
}

/** @param {ChartProps} props @param {PanelInView[]} panels @param {{type: Type, top: number, width: number}} place */
function placeGrids(props, panels, {type, top, width: room}) {
  const perRow = type.isNarrow ? 1 : Math.min(2, panels.length);
  const gap = type.font * 2;
  const width = Math.min(380, (room - 2 - gap * (perRow - 1)) / perRow);
  const largest = Math.max(...panels.flatMap(({id}) => valuesIn(props.points, id)));
  let y = top;
  return panels.map((panel, index) => {
    const column = index % perRow;
    const left = column * (width + gap);
    const placed = planEffectCells(props, /** @type {CellsPanel} */ (panel), {
      type,
      left,
      top: y,
      width,
      largest,
    });
    if (column === perRow - 1) y = placed.bottom + type.row;
    return placed;
  });
}
