// @ts-check
import {cornerEffects, effectNamed} from '../../../../lib/chart-data/corner-effects.js';
import {APPS, each, PLACEMENTS, runWith, setting, withEnds} from './read.js';

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

const ofPlace = (app, place) =>
  each(Object.entries(CORNER_EFFECTS), ([name, wanted]) =>
    withEnds(`${place.prefix}${name}-${app}`, {unit: 'ratio', digits: 2}, (runs) => {
      const run = runs(runWith(place, app));
      const found = effectNamed(cornerEffects(run, setting(app, place.placement)), wanted);
      return {value: found.y, low: found.low, high: found.high};
    }),
  );

/** What keeping state and waiting in coroutines do to throughput, for each application and placement. */
export const effects = each(PLACEMENTS, (place) => each(APPS, (app) => ofPlace(app, place)));
