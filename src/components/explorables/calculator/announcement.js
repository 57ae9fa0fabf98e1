/**
 * The outcome in one sentence, for those who don't see the chart move.
 *
 * @param {import('./url-state.js').State} state
 * @param {{blocking: {throughputPerS: number}, coroutines: {throughputPerS: number}}} capacity
 * @param {{t: Function, say: Function}} words
 * @returns {string}
 */
export function announcementOf(state, {blocking, coroutines}, {t, say}) {
  return t('calculator.announcement', {
    workers: say('workers', state.values.workers),
    blocking: say('perS', blocking.throughputPerS),
    coroutines: say('perS', coroutines.throughputPerS),
  });
}
