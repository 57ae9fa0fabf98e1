import {serverCapacity} from '../../../../lib/capacity/server-capacity.js';
import {setupOf} from './setup.js';

/**
 * The outcome in one sentence, for those who don't see the chart move.
 *
 * @param {import('./url-state.js').State} state
 * @param {{t: Function, say: Function}} words
 * @returns {string}
 */
export function announcementOf(state, {t, say}) {
  const {blocking, coroutines} = serverCapacity(setupOf(state));
  return t('calculator.announcement', {
    workers: say('workers', state.values.workers),
    blocking: say('perS', blocking.throughputPerS),
    coroutines: say('perS', coroutines.throughputPerS),
  });
}
