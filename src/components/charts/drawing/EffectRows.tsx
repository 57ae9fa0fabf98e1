import {Arrow} from './Arrow.tsx';
import {PlacedText} from './PlacedText.tsx';
import {TitleRows} from './TitleRows.tsx';
import {at} from './at.ts';
import type {EffectsPanel, Type} from '../types.ts';

/** Ground of the effects: a logarithmic axis with its 1, intervals, names and values. */
export function EffectRows({panel, type}: {panel: EffectsPanel; type: Type}) {
  const {titleRows, titleX, titleY, texts, ticks, spans, top, bottom, one} = panel;
  return (
    <>
      <TitleRows rows={titleRows} x={titleX} y={titleY} step={type.row} />
      <path
        d={ticks.map(({x}) => `M${at(x)} ${at(top)}V${at(bottom)}`).join('')}
        stroke="var(--figure-grid)"
      />
      <path
        d={`M${at(one)} ${at(top)}V${at(bottom)}`}
        stroke="var(--figure-axis)"
        strokeWidth={1.5}
      />
      {ticks.map(({x, text}) => (
        <text key={text} x={at(x)} y={at(bottom + type.font * 1.2)} textAnchor="middle">
          {text}
        </text>
      ))}
      {texts.map((text) => (
        <PlacedText key={`${text.x}-${text.y}`} text={text} type={type} />
      ))}
      {spans.map(({key, from, to, y, colour, open}) => (
        <Span key={key} {...{from, to, y, colour, open}} />
      ))}
    </>
  );
}

function Span({from, to, y, colour, open}: Omit<EffectsPanel['spans'][number], 'key'>) {
  if (open === 'right') return <Arrow x1={from} y1={y} x2={to} y2={y} colour={colour} />;
  if (open === 'left') return <Arrow x1={to} y1={y} x2={from} y2={y} colour={colour} />;
  return <path d={`M${at(from)} ${at(y)}H${at(to)}`} stroke={colour} strokeWidth={2} />;
}
