import {counted, escape} from '../pool/markup.ts';
import {PAUSES, SERVER, seenThrough} from './pause.ts';
import type {Words} from '../frame/words.ts';
import type {Seen} from './pause.ts';

const WIDTH = 1000;
const HEIGHT = 96;
/** The picture begins so long before the pause, and ends so long after the longest that the control offers. */
const [BEFORE_S, AFTER_S] = [0.1, 0.35];
const FROM_S = SERVER.pauseAtS - BEFORE_S;
const UNTIL_S = SERVER.pauseAtS + PAUSES.most / 1000 + AFTER_S;
const SIDES = ['closed', 'open'] as const;

/**
 * What a pause changes on the page.
 *
 * @returns HTML of each part
 */
export function partsAt(
  pauseMs: number,
  words: Words,
): {parts: Record<string, string>; sentence: string} {
  const seen = seenThrough(pauseMs);
  const sentence = sentenceAt(pauseMs, seen, words);
  const parts = {
    sentence: escape(sentence),
    picture: SIDES.map((side) => sideHtml(side, seen[side], pauseMs, words)).join(''),
    value: escape(words.say('ms', pauseMs)),
  };
  return {parts, sentence};
}

function sentenceAt(
  pauseMs: number,
  {open, closed}: {open: Seen; closed: Seen},
  {t, say, number}: Words,
) {
  const ms = (seconds: number) => say('ms', seconds * 1000, {significant: 2});
  const values = {pause: say('ms', pauseMs), closedP99: ms(closed.p99S), openP99: ms(open.p99S)};
  if (open.slow === 0) return t('pause.sentence.none', values);
  return t('pause.sentence', {
    ...values,
    closed: t('pause.slow', counted(closed.slow, number)),
    open: t('pause.slow', counted(open.slow, number)),
  });
}

function sideHtml(side: 'open' | 'closed', seen: Seen, pauseMs: number, {t, say, number}: Words) {
  const p99 = t('pause.p99', {time: say('ms', seen.p99S * 1000, {significant: 2})});
  const label = t('pause.picture', {
    ...{generator: t(`pause.side.${side}`), slow: t('pause.slow', counted(seen.slow, number))},
    p99,
  });
  return (
    `<div class="pool-side"><p class="pool-title"><strong>${escape(t(`pause.side.${side}`))}</strong> ` +
    `<b class="pool-last">${escape(p99)}</b></p>` +
    `<svg class="pause-plot" role="img" aria-label="${escape(label)}" viewBox="0 0 ${WIDTH} ${HEIGHT}" height="${HEIGHT}" preserveAspectRatio="none">` +
    `<path class="pause-band" d="M${x(SERVER.pauseAtS)} 0h${x(SERVER.pauseAtS + pauseMs / 1000) - x(SERVER.pauseAtS)}v${HEIGHT}H${x(SERVER.pauseAtS)}z"/>` +
    `<path class="pause-unsent" d="${unsentPath(seen.unsentS)}"/><path class="pause-sent" d="${sentPath(seen.sent, pauseMs)}"/></svg></div>`
  );
}

/** Bars as high as a request's latency, where it was sent. */
function sentPath(sent: Seen['sent'], pauseMs: number) {
  const most = Math.max(PAUSES.first, pauseMs) / 1000 + SERVER.serviceS;
  return sent
    .filter(({sentS}) => isShown(sentS))
    .map(({sentS, latencyS}) => {
      const height = Math.round((latencyS / most) * (HEIGHT - 2));
      return `M${x(sentS)} ${HEIGHT - height}h5v${height}h-5z`;
    })
    .join('');
}

/** Hollow marks where nothing was sent. */
function unsentPath(unsentS: number[]) {
  return unsentS
    .filter(isShown)
    .map((timeS) => `M${x(timeS)} ${HEIGHT - 12}h5v11h-5z`)
    .join('');
}

const isShown = (timeS: number) => timeS >= FROM_S && timeS < UNTIL_S;

const x = (timeS: number) => Math.round(((timeS - FROM_S) / (UNTIL_S - FROM_S)) * WIDTH * 10) / 10;

/**
 * The whole, as the server draws it.
 *
 * @returns HTML
 */
export function pauseHtml(pauseMs: number, words: Words): string {
  const {t, say} = words;
  const {parts} = partsAt(pauseMs, words);
  const {least, most, step} = PAUSES;
  const note = t('pause.note', {
    ...{rate: say('perS', SERVER.ratePerS), service: say('ms', SERVER.serviceS * 1000)},
    duration: say('s', SERVER.durationS),
  });
  return (
    `<section class="explorable pool pause" aria-label="${escape(t('pause.name'))}"><form>` +
    `<p class="pool-sentence" data-part="sentence">${parts.sentence}</p>` +
    `<div class="pool-field"><label for="pause-ms">${escape(t('pause.control'))}</label><div class="pool-number">` +
    `<input type="range" id="pause-ms" name="pause" min="${least}" max="${most}" step="${step}" value="${pauseMs}" aria-valuetext="${parts.value}">` +
    `<output for="pause-ms" data-part="value">${parts.value}</output></div></div>` +
    `<div data-part="picture">${parts.picture}</div>` +
    `<p class="explorable-note">${escape(t('pause.legend'))} ${escape(note)}</p>` +
    `<noscript><p class="explorable-note">${escape(t('pause.noScript'))}</p></noscript>` +
    `<p class="visually-hidden" role="status" aria-live="polite" data-part="said"></p></form></section>`
  );
}
