import {BANDS, KINDS, WIDTH, pathsOf} from '../frame/paths.ts';
import {CORE_HEIGHT, coresPath} from './timelines.ts';
import type {DrawnKind} from '../frame/paths.ts';
import type {Words} from '../frame/words.ts';
import type {Side} from './setups.ts';
import type {State} from './state.ts';
import type {Timeline} from './timelines.ts';

const MOST_NUMBERED = 24;

type Drawn = {timeline: Timeline; words: Words};

/** `endS` of the time axis; `outline` of a chosen request */
interface SideProps extends Drawn {
  side: Side;
  endS: number;
  /** pixels of the drawing's width: a stretch is drawn at least one of them wide */
  plot: number;
  outline: string;
  onPick: (event: React.MouseEvent) => void;
}

/** One side: its name and what it came to, its cores, its workers with their slots, below them those who queue. */
export default function SidePicture({state, ...drawing}: SideProps & {state: State}) {
  const {side, timeline, words} = drawing;
  const {t, ms, say} = words;
  const workers = say('workers', timeline.record.setup.workers);
  return (
    <div className="pool-side">
      <p className="pool-title">
        <strong>{t(`pool.side.${side}`)}</strong>{' '}
        <span>{t(`pool.title.${side}`, {workers, slots: state.slots})}</span>{' '}
        <b className="pool-last">{t('pool.last', {time: ms(timeline.record.elapsedS)})}</b>
      </p>
      <div className="pool-film" data-side={side}>
        <svg className="pool-names" height={timeline.height} aria-hidden="true">
          <Names {...{timeline, words}} />
        </svg>
        <Plot {...drawing} />
      </div>
    </div>
  );
}

function Plot({side, timeline, endS, plot, outline, words, onPick}: SideProps) {
  const {height, record, workers} = timeline;
  const {t, ms, say, counted} = words;
  const label = t(`pool.picture.${side}`, {
    last: ms(record.elapsedS),
    requests: t('pool.requests', counted(record.requests.count)),
    workers: say('workers', record.setup.workers),
  });
  return (
    <div className="pool-plot" onClick={onPick}>
      <svg
        {...{role: 'img', 'aria-label': label, className: 'pool-bars', height}}
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
      >
        <path className="pool-cores" d={coresPath(timeline, endS)} />
        {workers.map(({top, height: lane}) => (
          <path key={top} className="pool-lane" d={`M0 ${top}h${WIDTH}v${lane}h${-WIDTH}z`} />
        ))}
        {pathsOf(timeline, endS, WIDTH / plot).map(([kind, path]) => (
          <path key={kind} data-kind={kind} d={path} />
        ))}
        <path className="pool-chosen" d={outline} />
      </svg>
      <svg className="pool-over" height={height} aria-hidden="true">
        {ticksOf(endS).map((tickS) => {
          const x = `${share(tickS, endS)}%`;
          return <line key={tickS} className="pool-grid" x1={x} x2={x} y1="0" y2={height} />;
        })}
        {record.requests.count <= MOST_NUMBERED && <Numbers {...{timeline, endS, plot}} />}
      </svg>
      <div className="pool-over">
        <svg className="pool-now" height={height} aria-hidden="true">
          <rect className="pool-cover" width="100%" height={height} />
          <line className="pool-head" y2={height} />
        </svg>
      </div>
    </div>
  );
}

function Names({timeline: {workers, rows, queueTop}, words: {t}}: Drawn) {
  const name = (y: number, text: string) => (
    <text key={y} x="100%" y={y} dx="-6">
      {text}
    </text>
  );
  return [
    name(CORE_HEIGHT - 5, t('pool.lane.cores')),
    ...workers.map(({top, height}, at) => {
      if (height < 12 && at % 2) return null;
      const text = workers.length === 1 ? t('pool.lane.worker') : String(at + 1);
      return name(top + Math.min(height, 24) / 2 + 4, text);
    }),
    rows.some(({kind}) => kind === 'queue') && name(queueTop + 10, t('pool.lane.queue')),
  ];
}

/** What a number takes in its row, pixels a digit and around it: the next that would stand in it is left out. */
const DIGIT = 7;

/** Numbers of the requests where their service begins, as far as they don't collide. */
function Numbers(props: {timeline: Timeline; endS: number; plot: number}) {
  const {timeline, endS, plot} = props;
  const seen = new Set<number>();
  return timeline.rows
    .filter(({head}) => head > 0)
    .flatMap(({segments, top, head}) => {
      let free = -Infinity;
      return segments.flatMap(({request, startS}) => {
        const x = (startS / endS) * plot;
        if (seen.has(request) || x < free) return [];
        seen.add(request);
        const text = String(request + 1);
        free = x + (text.length + 1) * DIGIT;
        return (
          <text
            key={request}
            className="pool-count"
            x={`${share(startS, endS)}%`}
            y={top + head - 1}
          >
            {text}
          </text>
        );
      });
    });
}

/** The time axis that both sides share. */
export function Axis({endS, words: {say, number}}: {endS: number; words: Words}) {
  const unit = endS >= 1 ? 's' : 'ms';
  const shown = (tickS: number) => (unit === 's' ? tickS : Number((tickS * 1000).toPrecision(6)));
  const ticks = ticksOf(endS);
  const last = ticks.length - 1;
  const isTight = ticks.length > 2 && ticks[last] / endS > 0.86;
  return (
    <svg className="pool-axis" height="18" aria-hidden="true">
      {ticks.map((tickS, at) => {
        if (isTight && at === last - 1) return null;
        const end = at === 0 ? 'start' : tickS / endS > 0.86 ? 'end' : 'middle';
        return (
          <text key={tickS} x={`${share(tickS, endS)}%`} y="13" textAnchor={end}>
            {at === last ? say(unit, shown(tickS)) : number(shown(tickS))}
          </text>
        );
      })}
    </svg>
  );
}

/** @returns seconds from zero, round */
function ticksOf(endS: number): number[] {
  const power = 10 ** Math.floor(Math.log10(endS / 4));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => endS / each <= 5.5) ?? endS;
  return Array.from({length: Math.floor(endS / step + 1e-9) + 1}, (_, at) => at * step);
}

/** @returns percent, two decimals */
const share = (timeS: number, endS: number): number => Math.round((timeS / endS) * 10_000) / 100;

/** What the kinds look like that the picture shows. */
export function Legend({timelines, words: {t}}: {timelines: readonly Timeline[]; words: Words}) {
  const shown = new Set(
    timelines.flatMap(({record}) => record.segments.map(({kind}) => String(kind))),
  );
  return (
    <>
      <ul className="pool-legend">
        {KINDS.filter((kind) => shown.has(kind)).map((kind) => (
          <li key={kind}>
            <svg className="pool-swatch" viewBox="0 0 24 14" aria-hidden="true">
              <path data-kind={kind} d={swatchPath(kind)} />
            </svg>
            {t(`pool.kind.${kind}`)}
          </li>
        ))}
      </ul>
      <p className="explorable-note">
        <span data-screen-only="">{`${t('pool.touch')} `}</span>
        {t('pool.legendNote')}
      </p>
    </>
  );
}

const swatchPath = (kind: DrawnKind) =>
  BANDS[kind].map(([from, to]) => `M0 ${from * 14}h24v${(to - from) * 14}h-24z`).join('');
