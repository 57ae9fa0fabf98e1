import {planEffectCells} from './effect-cells.ts';
import {planEffectRows} from './effect-rows.ts';
import {plainPlan} from './finish.ts';
import {panelsOf, valuesIn} from './points-in-view.ts';
import {headerOf} from './sheet.ts';
import type {CellsInView, ChartInput, EffectsInView, PanelInView, Plan} from '../types.ts';

/**
 * Widths of a sheet, such as a slide's, from which on the effects stand beside the cells: beside one column of grids, or
 * beside two, which have a share of the sheet.
 */
const COLUMN = 960;
const BESIDE = 1280;
const SHARE = 0.54;
/** Most that a grid is wide, px. */
const WIDEST = 380;

const isCells = (panel: PanelInView): panel is CellsInView => panel.role === 'cells';
const isEffects = (panel: PanelInView): panel is EffectsInView => panel.role === 'effects';

/**
 * Plan of a figure of factorial designs: grids of four cells beside each other, two at most on a wide sheet, and
 * below them, or on a slide beside them, the effects on a logarithmic axis.
 */
export function planEffectGrid(chart: ChartInput): Plan {
  const {type, width} = chart;
  const header = headerOf({...chart, scale: 'linear'}, [], false);
  const all = panelsOf(chart.points);
  const top = header.bottom + type.row * 0.3;
  const gridsWide = widthOfGrids(width);
  const grids = placeGrids(chart, all.filter(isCells), top, gridsWide);
  const under = Math.max(...grids.map(({bottom}) => bottom));
  const rows = all
    .filter(isEffects)
    .map((panel) =>
      planEffectRows(
        chart,
        panel,
        gridsWide < width
          ? {top, left: gridsWide + type.font * 3, right: width}
          : {top: under + type.row * 1.5, left: 0, right: width},
      ),
    );
  const below = Math.max(
    under + type.row * 0.6,
    ...rows.map(({bottom}) => bottom + type.row * 1.8),
  );
  return plainPlan(chart, {header, panels: [...grids, ...rows], below});
}

/** @param width of the sheet, px */
function widthOfGrids(width: number) {
  if (width >= BESIDE) return width * SHARE;
  return width >= COLUMN ? WIDEST : width;
}

/** @param room width that the grids have together, px */
function placeGrids(chart: ChartInput, panels: CellsInView[], top: number, room: number) {
  const {type, points} = chart;
  const isDense = room === WIDEST;
  const perRow = type.isNarrow || room <= WIDEST ? 1 : Math.min(2, panels.length);
  const gap = type.font * 2;
  const width = Math.min(WIDEST, (room - 2 - gap * (perRow - 1)) / perRow);
  const largest = Math.max(...panels.flatMap(({id}) => valuesIn(points, id)));
  let y = top;
  return panels.map((panel, index) => {
    const column = index % perRow;
    const left = column * (width + gap);
    const placed = planEffectCells(chart, panel, {left, top: y, width, largest, isDense});
    if (column === perRow - 1) y = placed.bottom + type.row * (isDense ? 0.6 : 1);
    return placed;
  });
}
