// @ts-check
/** @import {CellsPanel, Type} from '../types.js' */
import {Arrow} from './Arrow.js';
import {PlacedText} from './PlacedText.js';
import {TitleRows} from './TitleRows.js';
import {at} from './at.js';

/**
 * A grid of cells: frames, bars with their intervals, values, and the effects on arrows between them.
 *
 * @param {{panel: CellsPanel, type: Type}} props
 */
export function EffectCells({panel, type}) {
  const {titleRows, titleY, left, texts, cells, arrows} = panel;
  return (
    <>
      <TitleRows rows={titleRows} x={left} y={titleY} step={type.row} />
      {texts.map((text) => (
        <PlacedText key={`${text.x}-${text.y}`} text={text} type={type} />
      ))}
      {cells.map((cell) => (
        <Cell key={cell.key} cell={cell} type={type} />
      ))}
      {arrows.map(({label, x1, y1, x2, y2}) => (
        <g key={`${label.x}-${label.y}`}>
          <Arrow {...{x1, y1, x2, y2}} />
          <PlacedText text={{...label, isStrong: true}} type={type} />
        </g>
      ))}
    </>
  );
}

/** @typedef {CellsPanel['cells'][number]} PlannedCell */

/** @param {{cell: PlannedCell, type: Type}} props */
function Cell({cell, type}) {
  const {box, colour, isEmpty, texts} = cell;
  return (
    <>
      <rect
        x={at(box.x)}
        y={at(box.y)}
        width={at(box.width)}
        height={at(box.height)}
        rx={3}
        fill="none"
        stroke={isEmpty ? 'var(--figure-axis)' : colour}
        strokeWidth={isEmpty ? 1 : 1.5}
        strokeDasharray={isEmpty ? '4 4' : undefined}
      />
      {!cell.isEmpty && <Bar cell={cell} />}
      {texts.map((text) => (
        <PlacedText key={text.text} text={text} type={type} />
      ))}
    </>
  );
}

/** @param {{cell: Exclude<PlannedCell, {isEmpty: true}>}} props */
function Bar({cell: {bar, span, colour, isHollow, isBound, box}}) {
  const {from, to, y} = bar;
  return (
    <>
      <path
        d={`M${at(from)} ${at(y)}H${at(to)}`}
        stroke={colour}
        strokeWidth={6}
        opacity={isHollow ? 0.3 : 0.6}
      />
      {span && (
        <path
          d={`M${at(span.from)} ${at(y - 5)}v10M${at(span.from)} ${at(y)}H${at(span.to)}M${at(span.to)} ${at(y - 5)}v10`}
          stroke={colour}
          strokeWidth={1.5}
        />
      )}
      {isBound && (
        <Arrow
          x1={to}
          y1={y}
          x2={Math.min(to + 26, box.x + box.width + 12)}
          y2={y}
          colour={colour}
        />
      )}
    </>
  );
}
