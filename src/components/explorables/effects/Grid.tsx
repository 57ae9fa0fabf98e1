import {CORNERS} from '../../../../lib/gains/corner-bounds.ts';
import {cornerRecord} from '../../../../lib/gains/corner-record.ts';
import {WIDTH, pathsOf} from '../frame/paths.ts';
import {cellName, cellsOf, effectName, lighting, timesText, withBound} from './say.tsx';
import {layoutOf, requestOf} from './state.ts';
import type {CornerRecord} from '../../../../lib/gains/corner-record.ts';
import type {Words} from '../frame/words.ts';
import type {CornerKey, Design, Props, State} from './state.ts';

/** Effects on the four sides of the grid: their place and the way their arrow points. */
const SIDES = [
  ['waiting-when-dropped', 'top', '→'],
  ['state-when-blocking', 'left', '↓'],
  ['state-when-coroutine', 'right', '↓'],
  ['waiting-when-kept', 'bottom', '→'],
] as const;

/** Requests that come at once in the timelines. */
export const REQUESTS = 8;
/** Pixels of all rows of a timeline. */
const HEIGHT = 56;
/** A stretch that is shorter is drawn so wide, in units of the drawing: a pixel where a cell is 200 wide. */
const LEAST = WIDTH / 200;

/**
 * The four cells with the factors on their sides and the interaction in the middle. Where there is a model, each cell has
 * a timeline, all on one time scale: what the model computes its limits from, played through.
 */
export default function Grid({state, design, model, words, lit}: Props) {
  const records = recordsOf(state, design);
  const endS = Math.max(...records.map(({elapsedS}) => elapsedS));
  const times = (name: string) => (
    <b {...lighting(cellsOf(name), lit)}>{timesText(design.effects[name], words)}</b>
  );
  return (
    <div className="effects-grid" data-part="grid">
      {CORNERS.map((key, at) => (
        <Cell key={key} name={key} {...{design, model, words}}>
          {records[at] && <Timeline record={records[at]} {...{endS, words}} />}
        </Cell>
      ))}
      {SIDES.map(([name, place, arrow]) => (
        <p key={name} className="effects-side" data-place={place}>
          <span className="visually-hidden">{`${effectName(name, design, words)}: `}</span>
          {times(name)}
          <i aria-hidden="true">{arrow}</i>
        </p>
      ))}
      <p className="effects-side" data-place="middle">
        <small>{words.t('effects.interaction')}</small> {times('state:waiting')}
      </p>
    </div>
  );
}

interface CellProps extends Pick<Props, 'design' | 'model' | 'words'> {
  name: CornerKey;
  children: React.ReactNode;
}

function Cell({name, design, model, words, children}: CellProps) {
  const {t, say, number} = words;
  const cell = design.cells[name];
  const where = <span className="effects-where">{cellName(name, design, words)}</span>;
  if (!cell)
    return (
      <p className="effects-cell is-empty" data-cell={name}>
        {where} <b>{t('effects.cell.empty')}</b>
      </p>
    );
  const {low, high, value} = cell;
  const interval =
    low === undefined || high === undefined
      ? t('effects.cell.single')
      : t('effects.cell.interval', {low: number(low), high: number(high)});
  const modelled = model?.cells[name];
  return (
    <p className="effects-cell" data-cell={name}>
      {where} <b>{withBound(cell, number(value))}</b> <small>{interval}</small>
      {modelled && (
        <>
          {' '}
          <span className="effects-ring">
            {t('effects.cell.model', {
              model: number(modelled.perS),
              limit: t(`effects.limit.${modelled.limit}`),
              ratio: say('ratio', value / modelled.perS, {digits: 2}),
            })}
          </span>
        </>
      )}
      {children}
    </p>
  );
}

/** @returns of each corner what it does; empty where there is no model */
function recordsOf(state: State, design: Design): CornerRecord[] {
  const layout = layoutOf(design);
  if (!design.request || !layout) return [];
  const request = requestOf(state, design.request);
  return CORNERS.map((key) => cornerRecord(request, key, {...layout, requests: REQUESTS}));
}

/** `endS`: of all four */
type TimelineProps = {record: CornerRecord; endS: number; words: Words};

function Timeline({record: {requests, elapsedS, mostAtOnce}, endS, words}: TimelineProps) {
  const {t, ms, number, counted} = words;
  const height = HEIGHT / requests.length;
  const rows = requests.map((segments, at) => ({top: at * height, height, head: 0, segments}));
  return (
    <>
      <svg
        {...{className: 'effects-timeline', role: 'img', height: HEIGHT}}
        aria-label={t('effects.timeline.label', counted(requests.length))}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {pathsOf({rows}, endS, LEAST)
          .filter(([, path]) => path)
          .map(([kind, path]) => (
            <path key={kind} data-kind={kind} d={path} />
          ))}
      </svg>
      <small className="effects-timed">
        {t('effects.timeline.end', {time: ms(elapsedS), most: number(mostAtOnce)})}
      </small>
    </>
  );
}
