// @ts-check
import {escape} from './markup.js';
import {WIDTH} from './paths.js';

/**
 * @typedef {import('./film.js').Film} Film
 * @typedef {import('../frame/words.js').Words} Words
 * @typedef {Record<'blocking' | 'coroutines', Film>} Films
 */

/**
 * Where a stretch counts; what others compute on the same cores counts nowhere.
 *
 * @type {Partial<Record<import('./film.js').Segment['kind'], 'queuedS' | 'heldUpS' | 'computedS' | 'waitedS'>>}
 */
const COLUMN_OF = {
  ...{queue: 'queuedS', 'wait-for-core': 'heldUpS'},
  ...{boot: 'computedS', 'connect-cpu': 'computedS', compute: 'computedS'},
  ...{wait: 'waitedS', 'connect-wait': 'waitedS'},
};

/**
 * The record of each request: when it came, and what it did until it was answered.
 *
 * @param {Film} film
 * @returns {{request: number, arrivedS: number, queuedS: number, computedS: number, waitedS: number, heldUpS: number,
 *   answeredS: number}[]} seconds
 */
export function storiesOf({record: {requests, segments}}) {
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
 * @param {Film} film
 * @param {number} timeS
 * @param {number} y pixels from the top
 * @returns {number} −1 where there is none
 */
export function storyAt({rows}, timeS, y) {
  const row = rows.find(({top, height}) => y >= top && y < top + height);
  return row?.segments.find(({startS, endS}) => timeS >= startS && timeS <= endS)?.request ?? -1;
}

/**
 * What a request did on both sides, and its outline in both pictures.
 *
 * @param {Films} films
 * @param {number} request −1 for none
 * @param {{endS: number, words: Words, lesson: number}} drawing
 * @returns {{text: string, outlines: Record<string, string>}}
 */
export function storyOf(films, request, {endS, words, lesson}) {
  if (request < 0) return {text: '', outlines: {blocking: '', coroutines: ''}};
  const {t, say} = words;
  const ms = (/** @type {number} */ seconds) => say('ms', seconds * 1000, {significant: 3});
  const sideText = (/** @type {'blocking' | 'coroutines'} */ side) => {
    const {queuedS, computedS, waitedS, heldUpS, arrivedS, answeredS} = storiesOf(films[side])[
      request
    ];
    return t('pool.story.side', {
      side: t(`pool.side.${side}`),
      ...{queued: ms(queuedS), computed: ms(computedS), waited: ms(waitedS), held: ms(heldUpS)},
      total: ms(answeredS - arrivedS),
    });
  };
  const sides =
    lesson === 1 ? [sideText('blocking')] : [sideText('blocking'), sideText('coroutines')];
  const text = `${t('pool.story', {request: request + 1})} ${sides.join(' ')}`;
  return {
    text: escape(text),
    outlines: {
      blocking: outlineOf(films.blocking, request, endS),
      coroutines: outlineOf(films.coroutines, request, endS),
    },
  };
}

/** @param {Film} film @param {number} request @param {number} endS */
function outlineOf({rows}, request, endS) {
  const xOf = (/** @type {number} */ timeS) => Math.round((timeS / endS) * WIDTH);
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

/**
 * What stands at a moment, for those who hear the playhead move.
 *
 * @param {Films} films
 * @param {number} timeS
 * @param {Words} words
 * @returns {string}
 */
export function momentOf(films, timeS, {t, say}) {
  const at = (/** @type {Film} */ {record: {requests}}) => {
    const now = timeS + 1e-9;
    const count = (/** @type {Float64Array} */ times) =>
      times.filter((value) => value <= now).length;
    const [arrived, started, answered] = [
      requests.arrivedS,
      requests.startedS,
      requests.answeredS,
    ].map(count);
    return {answered, served: started - answered, queued: arrived - started};
  };
  const [blocking, coroutines] = [at(films.blocking), at(films.coroutines)];
  return t('pool.moment', {
    time: say('ms', timeS * 1000, {significant: 3}),
    ...{answered: blocking.answered, served: blocking.served, queued: blocking.queued},
    ...{answered2: coroutines.answered, served2: coroutines.served, queued2: coroutines.queued},
  });
}
