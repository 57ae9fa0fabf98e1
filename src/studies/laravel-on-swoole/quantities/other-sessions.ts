import {CORNER_EFFECTS} from './effects.ts';
import {
  APPS,
  each,
  FRAMEWORKS,
  FRAMEWORKS_RUN,
  PLACEMENTS,
  runWith,
  sessionsCompared,
  setting,
} from './read.ts';
import type {Quantities} from '../../types.ts';
import type {Placement} from './read.ts';

const sessionIn = (place: Placement, app: string) => ({
  run: runWith(place, app),
  setting: setting(app, place.placement),
});
const [TOGETHER, APART] = PLACEMENTS;

/** The later session of the frameworks, on shared cores like the first. */
const later = (app: string) => ({run: FRAMEWORKS_RUN, setting: setting(app)});

/**
 * Effects with PHP on a core of its own over those on shared cores, by the test of `sessionsCompared`. Each placement is
 * a session of its own, so what differs may be the placement or the session.
 */
export const otherSessions: Quantities = each(Object.entries(CORNER_EFFECTS), ([name, wanted]) => ({
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
