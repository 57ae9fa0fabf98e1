import {tableOf} from '../../../../lib/typed.ts';
import {WIDTH} from '../frame/paths.ts';
import {SIDES} from './setups.ts';
import type {Words} from '../frame/words.ts';
import type {Side} from './setups.ts';
import type {Segment, Timeline, Timelines} from './timelines.ts';

/** Where a stretch counts; what others compute on the same cores counts nowhere. */
const COLUMN_OF: Partial<Record<Segment['kind'], 'queuedS' | 'heldUpS' | 'computedS' | 'waitedS'>> =
  {
    ...{queue: 'queuedS', 'wait-for-core': 'heldUpS'},
    ...{boot: 'computedS', 'connect-cpu': 'computedS', compute: 'computedS'},
    ...{wait: 'waitedS', 'connect-wait': 'waitedS'},
  };

/**
 * The record of each request: when it came, and what it did until it was answered.
 *
 * @returns seconds
 */
export function storiesOf({record: {requests, segments}}: Timeline) {
  const stories = Array.from({length: requests.count}, (_, request) => ({
    ...{request, arrivedS: requests.arrivedS[request], answeredS: requests.answeredS[request]},
    ...{queuedS: 0, computedS: 0, waitedS: 0, heldUpS: 0},
  }));
  for (const {request, kind, startS, endS} of segments) {
    const column = COLUMN_OF[kind];
    if (column) stories[request][column] += endS - startS;
  }
  return stories;
}

/**
 * Which request a point of the picture belongs to.
 *
 * @param y pixels from the top
 * @returns −1 where there is none
 */
export function storyAt({rows}: Timeline, timeS: number, y: number): number {
  const row = rows.find(({top, height}) => y >= top && y < top + height);
  return row?.segments.find(({startS, endS}) => timeS >= startS && timeS <= endS)?.request ?? -1;
}

/**
 * What a request did on both sides, and its outline in both pictures.
 *
 * @param request −1 for none
 */
export function storyOf(
  timelines: Timelines,
  request: number,
  {endS, words, lesson}: {endS: number; words: Words; lesson: number},
): {text: string; outlines: Record<Side, string>} {
  if (request < 0) return {text: '', outlines: {blocking: '', coroutines: ''}};
  const {t, ms} = words;
  const sideText = (side: Side) => {
    const story = storiesOf(timelines[side])[request];
    const {queuedS, computedS, waitedS, heldUpS, arrivedS, answeredS} = story;
    return t('pool.story.side', {
      side: t(`pool.side.${side}`),
      ...{queued: ms(queuedS), computed: ms(computedS), waited: ms(waitedS), held: ms(heldUpS)},
      total: ms(answeredS - arrivedS),
    });
  };
  const sides = SIDES.slice(0, lesson === 1 ? 1 : 2).map(sideText);
  const text = `${t('pool.story', {request: request + 1})} ${sides.join(' ')}`;
  return {text, outlines: tableOf(SIDES, (side) => outlineOf(timelines[side], request, endS))};
}

function outlineOf({rows}: Timeline, request: number, endS: number) {
  const xOf = (timeS: number) => Math.round((timeS / endS) * WIDTH);
  return rows
    .flatMap(({segments, top, height}) => {
      const own = segments.filter((segment) => segment.request === request);
      if (own.length === 0) return [];
      const from = xOf(Math.min(...own.map(({startS}) => startS)));
      const to = xOf(Math.max(...own.map((segment) => segment.endS)));
      return [`M${from} ${top + 1}H${to}V${top + height - 1}H${from}z`];
    })
    .join('');
}

/** What stands at a moment, for those who hear the playhead move. */
export function momentOf(timelines: Timelines, timeS: number, {t, ms}: Words): string {
  const at = ({record: {requests}}: Timeline) => {
    const now = timeS + 1e-9;
    const count = (times: Float64Array) => times.filter((value) => value <= now).length;
    const {arrivedS, startedS, answeredS} = requests;
    const [arrived, started, answered] = [arrivedS, startedS, answeredS].map(count);
    return {answered, served: started - answered, queued: arrived - started};
  };
  const [blocking, coroutines] = [at(timelines.blocking), at(timelines.coroutines)];
  return t('pool.moment', {
    time: ms(timeS),
    ...{answered: blocking.answered, served: blocking.served, queued: blocking.queued},
    ...{answered2: coroutines.answered, served2: coroutines.served, queued2: coroutines.queued},
  });
}
