// @ts-check
import {CORNERS} from '../../../../lib/gains/corner-bounds.js';
import {cornerRecord} from '../../../../lib/gains/corner-record.js';
import {counted, escape, rich} from '../pool/markup.js';
import {WIDTH, pathsOf} from '../pool/paths.js';
import {requestOf} from './state.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Design} Design
 * @typedef {import('../frame/words.js').Words} Words
 * @typedef {import('../../../../lib/gains/corner-record.js').WorkerRecord} WorkerRecord
 * @typedef {{cells: Record<string, string>, note: string}} Timelines HTML by cell, and how to read them
 */

/** Requests that come to each worker at once. */
const REQUESTS = 8;
/** Pixels of all rows. */
const HEIGHT = 56;
/** A stretch that is shorter is drawn so wide, in units of the drawing: a pixel where a cell is 200 wide. */
const LEAST = WIDTH / 200;

/**
 * A timeline of one worker for each cell, on one time scale: what the model computes its limits from, played through.
 *
 * @param {State} state
 * @param {Design} design
 * @param {Words} words
 * @returns {Timelines | null} null where there is no model
 */
export function timelinesOf(state, design, words) {
  if (!design.request) return null;
  const request = requestOf(state, design.request);
  const records = CORNERS.map((key) =>
    cornerRecord(request, key, {workers: design.count, requests: REQUESTS}),
  );
  const endS = Math.max(...records.map(({elapsedS}) => elapsedS));
  const htmls = CORNERS.map((key, at) => [key, timelineHtml(records[at], endS, words)]);
  const note = rich(words.t('effects.timeline.note', {requests: words.number(REQUESTS)}));
  return {cells: Object.fromEntries(htmls), note};
}

/** @param {WorkerRecord} record @param {number} endS of all four @param {Words} words */
function timelineHtml({requests, elapsedS, mostAtOnce}, endS, {t, say, number}) {
  const height = HEIGHT / requests.length;
  const rows = requests.map((segments, at) => ({top: at * height, height, head: 0, segments}));
  const paths = pathsOf({rows}, endS, LEAST)
    .filter(([, path]) => path)
    .map(([kind, path]) => `<path data-kind="${kind}" d="${path}"/>`);
  const time = say('ms', elapsedS * 1000, {significant: 3});
  const label = t('effects.timeline.label', counted(requests.length, number));
  return (
    `<svg class="effects-timeline" role="img" aria-label="${escape(label)}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${paths.join('')}</svg>` +
    `<small class="effects-timed">${escape(t('effects.timeline.end', {time, most: number(mostAtOnce)}))}</small>`
  );
}
