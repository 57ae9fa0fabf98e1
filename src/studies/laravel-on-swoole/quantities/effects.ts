import {cornerEffects} from '../../../../lib/chart-data/corner-effects.ts';
import {APPS, each, effect, PLACEMENTS, runWith, setting} from './read.ts';
import type {Placement} from './read.ts';

/** Effects by the names that quantities have, and those of `cornerEffects`. */
export const CORNER_EFFECTS = {
  state: 'state',
  waiting: 'waiting',
  both: 'state:waiting',
  'state-blocking': 'state-when-blocking',
  'state-coroutine': 'state-when-coroutine',
  'waiting-dropped': 'waiting-when-dropped',
  'waiting-kept': 'waiting-when-kept',
};

const ofPlace = (app: string, place: Placement) =>
  each(Object.entries(CORNER_EFFECTS), ([name, wanted]) =>
    effect(
      `${place.prefix}${name}-${app}`,
      (runs) => cornerEffects(runs(runWith(place, app)), setting(app, place.placement)),
      wanted,
      2,
    ),
  );

/** What keeping state and waiting in coroutines do to throughput, for each application and placement. */
export const effects = each(PLACEMENTS, (place) => each(APPS, (app) => ofPlace(app, place)));
