import {cornerEffects, partEffects} from '../../../../lib/chart-data/corner-effects.ts';
import {APPLICATION, cellAt, CONNECTION, WAITING} from '../../../../lib/chart-data/corners.ts';
import {CORNER_EFFECTS} from '../../laravel-on-swoole/quantities/effects.ts';
import {corner, each, FRAMEWORKS, setting} from '../../laravel-on-swoole/quantities/read.ts';
import {connectionOverApplication} from './parts.ts';
import {at, effect, FRAMEWORKS_RUN, ratioOfCells} from './read.ts';
import type {RunOf} from './read.ts';

const PART_EFFECTS = {
  application: 'application',
  connection: 'connection',
  'both-parts': 'application:connection',
  'application-alone': 'application-when-held-coroutine',
  'application-opened': 'application-when-opened-coroutine',
  'application-blocking': 'application-when-held-blocking',
  'connection-blocking': 'connection-when-dropped-blocking',
  'connection-coroutine': 'connection-when-dropped-coroutine',
  'waiting-connection-kept': 'waiting-when-dropped-held',
};

/** All eight cells by what they keep and how they wait. */
const CELLS = APPLICATION.levels.flatMap((application) =>
  CONNECTION.levels.flatMap((connection) =>
    WAITING.levels.map((waiting) => ({application, connection, waiting})),
  ),
);

const ratesOf = (app: string) =>
  Object.fromEntries(
    CELLS.map((cell) => [
      `rate-${app}-${cell.application}-${cell.connection}-${cell.waiting}`,
      {
        unit: 'perS',
        digits: 0,
        of: (runs: RunOf) => at(runs(FRAMEWORKS_RUN), cellAt(cell, setting(app)), 'throughputPerS'),
      },
    ]),
  );

const ofApp = (app: string) => {
  const corners = (runs: RunOf) => cornerEffects(runs(FRAMEWORKS_RUN), setting(app));
  const parts = (runs: RunOf) => partEffects(runs(FRAMEWORKS_RUN), setting(app));
  return {
    ...ratesOf(app),
    ...each(Object.entries(CORNER_EFFECTS), ([name, wanted]) =>
      effect(`${name}-${app}`, corners, wanted, 2),
    ),
    ...each(Object.entries(PART_EFFECTS), ([name, wanted]) =>
      effect(`${name}-${app}`, parts, wanted, 2),
    ),
    ...connectionOverApplication(
      `connection-over-application-${app}`,
      FRAMEWORKS_RUN,
      setting(app),
    ),
    ...ratioOfCells(
      `all-${app}`,
      FRAMEWORKS_RUN,
      [corner(app, 'kept', 'coroutine'), corner(app, 'dropped', 'blocking')],
      1,
    ),
  };
};

/** Symfony and Laravel on Swoole: state, its two parts and waiting, alone and together. */
export const frameworks = each(FRAMEWORKS, ofApp);
