import {Surface} from 'recharts';
import {Bars} from './Bars.tsx';
import {Curves} from './Curves.tsx';
import {EffectCells} from './EffectCells.tsx';
import {EffectRows} from './EffectRows.tsx';
import {EndLabels} from './EndLabels.tsx';
import {Header} from './Header.tsx';
import {HorizontalPlot} from './HorizontalPlot.tsx';
import {Marks} from './Marks.tsx';
import {Notes} from './Notes.tsx';
import {Pins} from './Pins.tsx';
import {Plot} from './Plot.tsx';
import {References} from './References.tsx';
import {RowMarks} from './RowMarks.tsx';
import {RowTexts} from './RowTexts.tsx';
import {ValueLabels} from './ValueLabels.tsx';
import {at} from './at.ts';
import type {ChartProps, Describe, DrawnPanel, Plan, Type} from '../types.ts';

/** Drawn at one of two widths, and scaled to the room by the picture's own view box. */
const FLUID = {width: '100%', height: 'auto'};

/**
 * Draws a plan, whose places are all in px: of Recharts that takes the surface, the curves and the rectangles, and none
 * of its charts, whose axes would lay everything out a second time.
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
  const {panels, type, width, height} = plan;
  return (
    <Surface width={width} height={height} style={FLUID}>
      <g fontSize={type.font} fill="var(--figure-muted)">
        <Header {...plan.header} type={type} />
        {plan.xTitle.map(({text, x, y, anchor}) => (
          <text key={y} x={at(x)} y={at(y)} textAnchor={anchor}>
            {text}
          </text>
        ))}
        <Notes notes={plan.notes} />
      </g>
      <g fontSize={type.font} fill="var(--figure-muted)">
        {panels.map((panel) => (
          <Ground key={panel.id} panel={panel} type={type} />
        ))}
      </g>
      <Bars panels={panels} />
      <RowMarks panels={panels} />
      <RowTexts panels={panels.filter(({ground}) => ground === 'horizontal')} type={type} />
      {panels.map((panel) => (
        <References key={panel.id} panel={panel} type={type} />
      ))}
      <ValueLabels panels={panels} type={type} />
      {panels.map((panel) => (
        <Curves key={panel.id} lines={panel.lines} />
      ))}
      <Marks
        plan={plan}
        activeKeys={[activePoint, plan.pins.find(({id}) => id === activeAnnotation)?.key]}
        isInteractive={isInteractive}
        describe={describe}
      />
      <EndLabels panels={panels} type={type} />
      <Pins pins={plan.pins} active={activeAnnotation} type={type} isInteractive={isInteractive} />
    </Surface>
  );
}

/** What stands behind the marks of a panel; upright axes unless it says otherwise. */
function Ground({panel, type}: {panel: DrawnPanel; type: Type}) {
  if (panel.ground === 'horizontal') return <HorizontalPlot panel={panel} type={type} />;
  if (panel.ground === 'cells') return <EffectCells panel={panel} type={type} />;
  if (panel.ground === 'effects') return <EffectRows panel={panel} type={type} />;
  return <Plot panel={panel} type={type} />;
}
