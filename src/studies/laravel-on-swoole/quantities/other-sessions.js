// @ts-check
import {CORNER_EFFECTS} from './effects.js';
import {
  APPS,
  each,
  FRAMEWORKS,
  FRAMEWORKS_RUN,
  PLACEMENTS,
  runWith,
  sessionsCompared,
  setting,
} from './read.js';

/** @import {Placement} from './read.js' */

/** @param {string} app @param {Placement} place */
const sessionIn = (place, app) => ({
  run: runWith(place, app),
  setting: setting(app, place.placement),
});
const [TOGETHER, APART] = PLACEMENTS;

/** The later session of the frameworks, on shared cores like the first. @param {string} app */
const later = (app) => ({run: FRAMEWORKS_RUN, setting: setting(app)});

/**
 * Effects with PHP on a core of its own over those on shared cores, by the test of `sessionsCompared`. Each placement is
 * a session of its own, so what differs may be the placement or the session.
 *
 * @type {import('../../types.js').Quantities}
 */
export const otherSessions = each(Object.entries(CORNER_EFFECTS), ([name, wanted]) => ({
  ...each(APPS, (app) =>
    sessionsCompared(`apart-over-shared-${name}-${app}`, wanted, [
      sessionIn(APART, app),
      sessionIn(TOGETHER, app),
    ]),
  ),
  ...each(FRAMEWORKS, (app) =>
    sessionsCompared(`apart-over-later-${name}-${app}`, wanted, [
      sessionIn(APART, app),
      later(app),
    ]),
  ),
}));
