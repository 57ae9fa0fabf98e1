import {EffectCells, StyledTexts} from './EffectCells.tsx';
import {Arrow, Text, TitleRows, level, upright} from './shapes.tsx';
import type {DrawnPanel, EffectsPanel, HorizontalPanel, Type, UprightPanel} from '../types.ts';

/** What stands behind the marks of a panel; upright axes unless it says otherwise. */
export function Ground({panel, type}: {panel: DrawnPanel; type: Type}) {
  if (panel.ground === 'horizontal') return <HorizontalGround panel={panel} type={type} />;
  if (panel.ground === 'cells') return <EffectCells panel={panel} type={type} />;
  if (panel.ground === 'effects') return <EffectsGround panel={panel} type={type} />;
  return <UprightGround panel={panel} type={type} />;
}

/** Title, band, grid and ticks. */
function UprightGround({panel, type}: {panel: UprightPanel; type: Type}) {
  const {left, right, top, bottom, tone, titleRows} = panel;
  const step = type.row * 0.95;
  const firstTitle = top - panel.headroom - 14 - (titleRows.length - 1) * step;
  return (
    <>
      {tone && (
        <rect
          x={left}
          y={top - 10}
          width={right - left}
          height={bottom - top + 10}
          fill={`var(--figure-${tone})`}
        />
      )}
      <TitleRows rows={titleRows} x={left} y={firstTitle} step={step} />
      <path
        d={panel.ticks.map((tick) => level(panel.yAt(tick), left, right)).join('')}
        stroke="var(--figure-grid)"
      />
      {panel.separators.length > 0 && (
        <path
          d={panel.separators.map((x) => upright(x, top, bottom)).join('')}
          stroke="var(--figure-grid)"
        />
      )}
      <path d={level(bottom, left, right)} stroke="var(--figure-axis)" />
      {panel.showsTicks && (
        <g textAnchor="end">
          {panel.ticks.map((tick, index) => (
            <Text key={tick} x={left - 8} y={panel.yAt(tick)} dy=".35em">
              {panel.tickTexts[index]}
            </Text>
          ))}
        </g>
      )}
      <g textAnchor="middle">
        {panel.xTicks.flatMap(({x, at, lines}) =>
          lines.map((line, row) => (
            <Text key={`${x}-${row}`} x={at} y={bottom + type.font * 1.3 + row * type.row * 0.9}>
              {line}
            </Text>
          )),
        )}
      </g>
    </>
  );
}

/** Title, grid, ticks below, and what values that run across are read against. */
function HorizontalGround({panel, type}: {panel: HorizontalPanel; type: Type}) {
  const {titleRows, titleY, ticks, top, bottom, left, uprights = []} = panel;
  return (
    <>
      <TitleRows rows={titleRows} x={left} y={titleY} step={type.row} />
      <path d={ticks.map(({x}) => upright(x, top, bottom)).join('')} stroke="var(--figure-grid)" />
      {ticks.map(({x, text}) => (
        <Text
          key={text}
          x={x}
          y={bottom + type.font * 1.2}
          textAnchor={x === left ? 'start' : 'middle'}
        >
          {text}
        </Text>
      ))}
      {uprights.map(({id, x, text, textX, textY}) => (
        <g key={id}>
          <path
            d={upright(x, textY + 4, bottom)}
            stroke="var(--figure-ink)"
            strokeWidth={1.5}
            strokeDasharray="2 3"
          />
          <Text x={textX} y={textY} fill="var(--figure-ink)">
            {text}
          </Text>
        </g>
      ))}
    </>
  );
}

/** A logarithmic axis of effects with its 1, intervals, names and values. */
function EffectsGround({panel, type}: {panel: EffectsPanel; type: Type}) {
  const {titleRows, titleX, titleY, texts, ticks, spans, top, bottom, one} = panel;
  return (
    <>
      <TitleRows rows={titleRows} x={titleX} y={titleY} step={type.row} />
      <path d={ticks.map(({x}) => upright(x, top, bottom)).join('')} stroke="var(--figure-grid)" />
      <path d={upright(one, top, bottom)} stroke="var(--figure-axis)" strokeWidth={1.5} />
      {ticks.map(({x, text}) => (
        <Text key={text} x={x} y={bottom + type.font * 1.2} textAnchor="middle">
          {text}
        </Text>
      ))}
      <StyledTexts texts={texts} type={type} />
      {spans.map(({key, ...span}) => (
        <Span key={key} {...span} />
      ))}
    </>
  );
}

function Span({from, to, y, colour, open}: Omit<EffectsPanel['spans'][number], 'key'>) {
  if (open === 'right') return <Arrow x1={from} y1={y} x2={to} y2={y} colour={colour} />;
  if (open === 'left') return <Arrow x1={to} y1={y} x2={from} y2={y} colour={colour} />;
  return <path d={level(y, from, to)} stroke={colour} strokeWidth={2} />;
}
