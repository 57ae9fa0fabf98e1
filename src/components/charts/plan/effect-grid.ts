import {planEffectCells} from './effect-cells.ts';
import {planEffectRows} from './effect-rows.ts';
import {panelsOf, valuesIn} from './points-in-view.ts';
import {headerOf, typeOf} from './sheet.ts';
import {wholeSheet} from './whole-sheet.ts';
import type {ChartProps, PanelInView, Type} from '../types.ts';
import type {CellsPanel} from './effect-cells.ts';
import type {EffectsPanel} from './effect-rows.ts';

/**
 * Widths of a sheet, such as a slide's, from which on the effects stand beside the cells: beside one column of grids, or
 * beside two, which have a share of the sheet.
 */
const COLUMN = 960;
const BESIDE = 1280;
const SHARE = 0.54;
/** Most that a grid is wide, px. */
const WIDEST = 380;

/**
 * Plan of a figure of factorial designs: grids of four cells beside each other, two at most on a wide sheet, and
 * below them, or on a slide beside them, the effects on a logarithmic axis.
 */
export function planEffectGrid(props: ChartProps) {
  const type = typeOf(props.width);
  const header = headerOf({...props, scale: 'linear'}, {}, type, [{hasOwnAxis: false}]);
  const all = panelsOf(props.points);
  const top = header.bottom + type.row * 0.3;
  const gridsWide = widthOfGrids(props.width);
  const isBeside = gridsWide < props.width;
  const grids = placeGrids(
    props,
    all.filter(({role}) => role === 'cells'),
    {type, top, width: gridsWide, isDense: gridsWide === WIDEST},
  );
  const below = Math.max(...grids.map(({bottom}) => bottom));
  const rows = planEffectRows(
    props,
    all.find(({role}) => role === 'effects') as EffectsPanel,
    isBeside
      ? {type, top, left: gridsWide + type.font * 3, right: props.width}
      : {type, top: below + type.row * 1.5, left: 0, right: props.width},
  );
  const panels = [...grids, rows];
  const notesFrom = Math.max(below + type.row * 0.6, rows.bottom + type.row * 1.8);
  return {scale: 'linear', ...wholeSheet(props, {type, header, panels, notesFrom})};
}

/** @param width of the sheet, px */
function widthOfGrids(width: number) {
  if (width >= BESIDE) return width * SHARE;
  return width >= COLUMN ? WIDEST : width;
}

function placeGrids(
  props: ChartProps,
  panels: PanelInView[],
  {type, top, width: room, isDense}: {type: Type; top: number; width: number; isDense: boolean},
) {
  const perRow = type.isNarrow || room <= WIDEST ? 1 : Math.min(2, panels.length);
  const gap = type.font * 2;
  const width = Math.min(WIDEST, (room - 2 - gap * (perRow - 1)) / perRow);
  const largest = Math.max(...panels.flatMap(({id}) => valuesIn(props.points, id)));
  let y = top;
  return panels.map((panel, index) => {
    const column = index % perRow;
    const left = column * (width + gap);
    const placed = planEffectCells(props, panel as CellsPanel, {
      type,
      left,
      top: y,
      width,
      largest,
      isDense,
    });
    if (column === perRow - 1) y = placed.bottom + type.row * (isDense ? 0.6 : 1);
    return placed;
  });
}
