// @ts-check
/** @import {CellsPanel} from './effect-cells.js' */
/** @import {EffectsPanel} from './effect-rows.js' */
/** @import {ChartProps, PanelInView, Type} from '../types.js' */
import {planEffectCells} from './effect-cells.js';
import {planEffectRows} from './effect-rows.js';
import {notesIn} from './notes.js';
import {pinsAt} from './pins.js';
import {panelsOf, valuesIn} from './points-in-view.js';
import {headerOf, notesOf, typeOf} from './sheet.js';

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
  const grids = placeGrids(
    props,
    all.filter(({role}) => role === 'cells'),
    {type, top: header.bottom + type.row * 0.3},
  );
  const rows = planEffectRows(
    props,
    /** @type {EffectsPanel} */ (all.find(({role}) => role === 'effects')),
    {type, top: Math.max(...grids.map(({bottom}) => bottom)) + type.row * 1.5},
  );
  const panels = [...grids, rows];
  const marks = panels.flatMap((panel) => panel.marks);
  const notes = notesOf(notesIn(props), props.width, type, rows.bottom + type.row * 1.8);
  return {
    width: props.width,
    height: Math.ceil(notes.bottom + 6),
    type,
    scale: 'linear',
    header,
    panels,
    xTitle: [],
    notes: notes.lines,
    marks,
    pins: pinsAt(props, marks, type),
  };
}

/** @param {ChartProps} props @param {PanelInView[]} panels @param {{type: Type, top: number}} place */
function placeGrids(props, panels, {type, top}) {
  const perRow = type.isNarrow ? 1 : Math.min(2, panels.length);
  const gap = type.font * 2;
  const width = Math.min(380, (props.width - 2 - gap * (perRow - 1)) / perRow);
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
