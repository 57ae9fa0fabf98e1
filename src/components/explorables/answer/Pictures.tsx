import {rounded} from '../../../../lib/quantity/format.ts';
import {WIDTH, pathsOf} from '../frame/paths.ts';
import {Rich} from '../frame/Marked.tsx';
import {sayChosen, sayRate, sayValue} from './say.ts';
import type {Option} from '../../../../lib/gains/options.ts';
import type {Ranges} from './say.ts';
import type {Props, Words} from './state.ts';

type Scale = ReturnType<typeof scaleOf>;

/** Height of a row's drawing, px; its width is that of its place. */
const HEIGHT = 34;

/**
 * Five arrangements, each with its limits as ticks on one logarithmic axis: the lowest is heavy, and is what is served;
 * the band around it is what servers with this limit did in our run.
 */
export function LimitsPicture({answer, given, words}: Props) {
  const {t} = words;
  const options = Object.values(answer.options);
  const ranges = given.ranges[answer.kind];
  const scale = scaleOf(options, ranges);
  return (
    <figure className="answer-picture">
      <figcaption>{t('answer.picture')}</figcaption>
      {options.map((option) => (
        <div key={option.id} className="answer-row">
          <span className="answer-row-name">
            {option.id === 'workers'
              ? words.say('workers', option.workers)
              : t(`answer.option.${option.id}`)}
          </span>
          <span className="answer-row-value">
            <b>{sayRate(words, option.limit.perS)}</b>{' '}
            <small>{words.say('mb', rounded(option.memoryMb))}</small>
          </span>
          <Track {...{option, scale, ranges, words}} />
        </div>
      ))}
      <Axis {...{scale, words}} />
      <p className="explorable-note">
        <Rich>{`${t('answer.picture.note')} ${sayChosen(answer.chosen, words)}`}</Rich>
      </p>
    </figure>
  );
}

type TrackProps = {option: Option; scale: Scale; ranges: Ranges; words: Words};

function Track({option, scale, ranges, words}: TrackProps) {
  const at = (perS: number) => `${scale.percent(perS)}%`;
  const {perS} = option.limit;
  const [low, high] = reachedBy(option, ranges);
  return (
    <svg
      {...{className: 'answer-track', width: '100%', height: HEIGHT, role: 'img'}}
      aria-label={words.t('answer.row', {
        option: words.t(`answer.option.${option.id}`),
        rate: sayRate(words, perS),
        limit: words.t(`answer.limit.${option.limit.id}`),
      })}
    >
      <rect className="answer-rail" x="0" y={HEIGHT / 2 - 1} width="100%" height="2" />
      <rect
        {...{className: 'answer-band', x: at(low), y: 6, height: HEIGHT - 12}}
        width={`${scale.percent(high) - scale.percent(low)}%`}
      />
      <rect className="answer-bar" x="0" y={HEIGHT / 2 - 4} width={at(perS)} height="8" />
      {option.limits.map(({id, perS: each}) => {
        const isLowest = id === option.limit.id;
        const inset = isLowest ? 3 : 9;
        const place = {x1: at(each), x2: at(each), y1: inset, y2: HEIGHT - inset};
        return (
          <line
            key={id}
            className={`answer-tick${isLowest ? ' is-lowest' : ''}${id === 'offered' ? ' is-offered' : ''}`}
            {...place}
          >
            <title>{`${words.t(`answer.limit.${id}`)}: ${sayRate(words, each)}`}</title>
          </line>
        );
      })}
    </svg>
  );
}

function Axis({scale: {ticks, percent}, words}: {scale: Scale; words: Words}) {
  const last = ticks.length - 1;
  return (
    <svg className="answer-axis" width="100%" height="24" aria-hidden="true">
      {ticks.map((perS, at) => {
        const textAnchor = at === last ? 'end' : at ? 'middle' : 'start';
        return (
          <text key={perS} {...{x: `${percent(perS)}%`, y: 16, textAnchor}}>
            {at === last ? words.say('perS', perS) : words.number(perS)}
          </text>
        );
      })}
    </svg>
  );
}

/** The range that servers with its limit reached; the limit itself where none was measured. */
function reachedBy({limit: {id, perS}}: Option, ranges: Ranges): [low: number, high: number] {
  const {low, high} = ranges[id] ?? {low: 1, high: 1};
  return [low * perS, high * perS];
}

/** From the power of ten below the lowest to that above the highest; limits far beyond lie at the end. */
function scaleOf(options: readonly Option[], ranges: Ranges) {
  const served = options.flatMap((option) => reachedBy(option, ranges));
  const from = Math.floor(Math.log10(Math.min(...served)) + 1e-9);
  const to = Math.max(from + 1, Math.ceil(Math.log10(Math.max(...served)) - 1e-9));
  const step = Math.max(1, Math.ceil((to - from) / 4));
  const powers = Array.from({length: Math.floor((to - from) / step) + 1}, (_, index) =>
    Number(`1e${from + index * step}`),
  );
  return {
    ticks: powers,
    percent: (perS: number) =>
      Math.min(100, Math.max(0, (100 * (Math.log10(perS) - from)) / (to - from))),
  };
}

const BAR_HEIGHT = 20;
/** A part that is shorter is drawn 0.3 % of the width wide. */
const LEAST = 30;

/**
 * One request to scale, in the colours and forms that its words have: what it boots, connects, computes and waits.
 */
export function RequestBar({answer, application, words}: Props) {
  const {cpuS, ioS, bootCpuS, connectCpuS, connectIoS} = application;
  const parts = [
    ['boot', bootCpuS],
    ['connect-cpu', connectCpuS],
    ['connect-wait', connectIoS],
    ['compute', cpuS - bootCpuS - connectCpuS],
    ['wait', ioS - connectIoS],
  ] as const;
  let endS = 0;
  const segments = parts
    .filter(([, lengthS]) => lengthS > 0)
    .map(([kind, lengthS]) => {
      const startS = endS;
      endS += lengthS;
      return {kind, startS, endS};
    });
  const rows = [{top: 0, height: BAR_HEIGHT, head: 0, segments}];
  return (
    <p className="explorable-note answer-request">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT}`} preserveAspectRatio="none">
        {pathsOf({rows}, endS, LEAST).map(([kind, path]) => (
          <path key={kind} data-kind={kind} d={path} />
        ))}
      </svg>
      <Rich>
        {`${words.t('answer.request', {
          parts: segments
            .map(({kind, startS, endS: end}) =>
              words.t(`answer.part.${kind}`, {ms: sayValue(words, 'ms', (end - startS) * 1000)}),
            )
            .join(', '),
          service: sayValue(words, 'ms', endS * 1000),
          beta: words.number(rounded(ioS / cpuS, 2)),
        })} ${sayChosen(answer.chosen, words)}`}
      </Rich>
    </p>
  );
}
