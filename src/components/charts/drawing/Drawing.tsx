import {Curve, Surface} from 'recharts';
import {shapePath} from '../marks/style.ts';
import {Ground, Reference} from './Grounds.tsx';
import {Marks, Pins} from './Marks.tsx';
import {at} from '../layout/paths.ts';
import {HALO, ROUND_HALO, Strokes, Text, Texts} from './shapes.tsx';
import type {
  Bar,
  ChartProps,
  Contents,
  Describe,
  DrawnPanel,
  Label,
  LegendItem,
  Line,
  Plan,
  Spot,
  Type,
} from '../types.ts';

/** Drawn at one of two widths, and scaled to the room by the picture's own view box. */
const FLUID = {width: '100%', height: 'auto'};

/**
 * Draws a plan, whose places are all in px: of Recharts that takes the surface and the curves, and none of its charts,
 * whose axes would lay everything out a second time.
 */
export function Drawing({
  plan,
  activePoint,
  activeAnnotation,
  isInteractive,
  describe,
}: {plan: Plan; describe: Describe} & Pick<
  ChartProps,
  'activePoint' | 'activeAnnotation' | 'isInteractive'
>) {
  const {type, width, height} = plan;
  const panels: readonly Contents[] = plan.panels;
  return (
    <Surface width={width} height={height} style={FLUID}>
      <g fontSize={type.font} fill="var(--figure-muted)">
        {plan.header.legend.map((item) => (
          <LegendEntry key={item.id} item={item} type={type} />
        ))}
        <Texts texts={[...plan.header.yTitle, ...plan.xTitle, ...plan.notes]} type={type} />
      </g>
      <g fontSize={type.font} fill="var(--figure-muted)">
        {plan.panels.map((panel) => (
          <Ground key={panel.id} panel={panel} type={type} />
        ))}
      </g>
      {panels.map(({id, bars = []}) => (
        <g key={id}>{bars.map(drawnBar)}</g>
      ))}
      {panels.map(({id, strokes = []}) => (
        <g key={id} fill="none">
          <Strokes strokes={strokes} />
        </g>
      ))}
      <g fontSize={type.font} fill="var(--figure-ink)" {...ROUND_HALO}>
        {plan.panels.map(
          ({id, ground, texts = []}: Contents & Pick<DrawnPanel, 'ground'>) =>
            ground === 'horizontal' && <Texts key={id} texts={texts} type={type} />,
        )}
      </g>
      {panels.map(({references}) =>
        references.map((each) => (
          <Reference key={each.id} reference={each} look={{fontSize: type.font, ...HALO}} />
        )),
      )}
      <ValueLabels panels={panels} type={type} />
      {panels.map(({lines}) => lines.map((line) => <Curves key={line.id} line={line} />))}
      <Marks
        plan={plan}
        activeKeys={[activePoint, plan.pins.find(({id}) => id === activeAnnotation)?.key]}
        isInteractive={isInteractive}
        describe={describe}
      />
      <g fontSize={type.font} fontWeight={600}>
        {panels.map(({labels}) =>
          labels.map((label) => <EndLabel key={label.text} label={label} />),
        )}
      </g>
      <Pins pins={plan.pins} active={activeAnnotation} type={type} isInteractive={isInteractive} />
    </Surface>
  );
}

const SWATCHES: Record<string, string> = {none: '', swatch: 'M-6 0H6', block: 'M-6 -6H6V6H-6z'};

/** A name with its mark. */
function LegendEntry({item, type}: {item: LegendItem & Spot; type: Type}) {
  const {x, y, shape, colour, text} = item;
  return (
    <g transform={`translate(${at(x)} ${at(y)})`}>
      <path
        d={SWATCHES[shape] ?? shapePath(shape, type.mark)}
        fill={shape === 'block' ? colour : 'var(--figure-surface)'}
        fillOpacity={shape === 'block' ? 0.25 : undefined}
        stroke={colour}
        strokeWidth={shape === 'swatch' ? 5 : 2}
      />
      <text x={11} dy=".35em" fill={colour} fontWeight={600}>
        {text}
      </text>
    </g>
  );
}

/**
 * A bar: an outline for a single run, a dashed one for what the data don't support. A path, as Recharts' Rectangle would
 * bring 5 kB of animation, which no chart here has.
 */
function drawnBar({key, colour, isHollow, isUnsupported, opacity, ...place}: Bar) {
  const [x, y, width, height] = [place.x, place.y, place.width, place.height].map(at);
  return (
    <path
      key={key}
      d={`M${x} ${y}h${width}v${height}h${-width}Z`}
      fill={colour}
      fillOpacity={isUnsupported ? 0 : (opacity ?? (isHollow ? 0.2 : 1))}
      stroke={colour}
      strokeWidth={2}
      strokeDasharray={isUnsupported ? '4 3' : undefined}
    />
  );
}

/** Values above bars; lines that they are read against pass behind them. */
function ValueLabels({panels, type}: {panels: readonly Contents[]; type: Type}) {
  if (!panels.some(({valueLabels}) => valueLabels?.length)) return null;
  return (
    <g fontSize={type.font} textAnchor="middle" fill="var(--figure-ink)" {...ROUND_HALO}>
      {panels.map(({id, valueLabels = []}) => (
        <Texts key={id} texts={valueLabels} type={type} />
      ))}
    </g>
  );
}

/** A line through measurements, or the curve of a model: solid as far as was measured, dashed beyond. */
function Curves({line: {data, colour, dash, isModel, measuredTo}}: {line: Line}) {
  const within = {data: data.filter(({x}) => x <= measuredTo), dash: undefined, width: 2};
  const beyond = {data: data.filter(({x}) => x >= measuredTo), dash: '6 5', width: 2};
  const stretches = isModel
    ? [within, beyond].filter((stretch) => stretch.data.length > 1)
    : [{data, dash, width: 2.5}];
  return stretches.map((stretch, index) => (
    <Curve
      key={index}
      points={stretch.data}
      fill="none"
      stroke={colour}
      strokeWidth={stretch.width}
      strokeDasharray={stretch.dash}
    />
  ));
}

/** A name at the end of a line, led to it where it had to move. */
function EndLabel({label}: {label: Label}) {
  const {lines, x, y, colour, from, leadTo = x - 3} = label;
  return (
    <g>
      {from && (
        <path
          d={`M${at(from.x)} ${at(from.y)}L${at(leadTo)} ${at(y)}`}
          stroke={colour}
          fill="none"
        />
      )}
      {lines.map((line) => (
        <Text key={line.text} x={x} y={line.y} dy=".35em" fill={colour}>
          {line.text}
        </Text>
      ))}
    </g>
  );
}
