import type {WantedSeries} from './across-cells.ts';
import type {Configuration} from './design-cells.ts';

export type Kept = 'dropped' | 'kept';

export type Held = 'opened' | 'held';

export type Waiting = 'blocking' | 'coroutine';

/** what a figure varies besides state and waiting */
export type Setting = {
  workers?: number;
  coroutinesPerWorker?: number;
  ioWaitMs?: number;
  workload?: string;
  point?: string;
  runtime?: string;
  app?: string;
  placement?: string;
};

/** Levels of a state that was dropped after each request, and of one that was kept, in both of its parts. */
const STATES = Object.freeze({
  dropped: Object.freeze({
    application: 'booted-per-request' as const,
    connection: 'per-request' as const,
  }),
  kept: Object.freeze({
    application: 'kept' as const,
    connection: 'kept' as const,
  }),
});

/** Coroutines of a worker wherever a figure doesn't vary them. */
const COROUTINES = 16;

/** State, the first factor of the HTTP harness; its levels are without and with. */
export const STATE = Object.freeze({
  id: 'state',
  levels: ['dropped', 'kept'] as const,
});
export const APPLICATION = Object.freeze({
  id: 'application',
  levels: ['dropped', 'kept'] as const,
});
export const CONNECTION = Object.freeze({
  id: 'connection',
  levels: ['opened', 'held'] as const,
});
export const WAITING = Object.freeze({
  id: 'waiting',
  levels: ['blocking', 'coroutine'] as const,
});

/**
 * A level of a factor by its name.
 *
 * @throws {RangeError} where the factor has no such level
 */
export function levelOf<Level extends string>(
  {id, levels}: {id: string; levels: readonly Level[]},
  name: string,
): Level {
  const found = levels.find((level) => level === name);
  if (found) return found;
  throw new RangeError(`the factor ${id} has the levels ${levels.join(', ')}, and no “${name}”.`);
}

/**
 * A corner of the HTTP harness's design: everything dropped or everything kept, blocking or with coroutines.
 *
 * @param setting ten queries with a wait of two milliseconds, saturated, on the factorial server unless it
 * says otherwise
 */
export function cornerAt(state: Kept, waiting: Waiting, setting: Setting): Configuration {
  return {...cellAt({waiting}, setting), ...STATES[state]};
}

/**
 * Any cell of the design, by its two parts of state.
 *
 * @param setting as for `cornerAt`
 */
export function cellAt(
  {application, connection, waiting}: {application?: Kept; connection?: Held; waiting: Waiting},
  setting: Setting,
): Configuration {
  const {workload = 'bench', ioWaitMs = 2, runtime = 'fiber', workers} = setting;
  const {coroutinesPerWorker = waiting === 'coroutine' ? COROUTINES : 1} = setting;
  const {point = 'saturated', app, placement} = setting;
  return {
    ...{runtime, waiting, workers, coroutinesPerWorker, point},
    ...(app && {app}),
    ...(placement && {placement}),
    scenario: withoutDatabase(workload) ? workload : `${workload}-wait-${ioWaitMs}`,
    ...(application && {application: application === 'kept' ? 'kept' : 'booted-per-request'}),
    ...(connection && {connection: connection === 'held' ? 'kept' : 'per-request'}),
  };
}

function withoutDatabase(workload: string) {
  return workload === 'hello' || workload === 'autoload';
}

/**
 * PHP-FPM with nothing kept, the real server beside the corners.
 *
 * @param settingAt what an x means
 */
export function phpFpmSeries<X extends number | string>(
  settingAt: (x: X) => Setting,
): WantedSeries<X> {
  return {
    id: 'php-fpm',
    runtime: 'php-fpm-nginx',
    at: (x) =>
      cellAt(
        {application: 'dropped', connection: 'opened', waiting: 'blocking'},
        {runtime: 'php-fpm-nginx', ...settingAt(x)},
      ),
  };
}

/**
 * The four corners as series, each in the colour that state and waiting have all over the site.
 *
 * @param settingAt what an x means
 * @returns `dropped-blocking`, `dropped-coroutine`, `kept-blocking`, `kept-coroutine`
 */
export function cornerSeries<X extends number | string>(
  settingAt: (x: X, waiting: Waiting) => Setting,
): WantedSeries<X>[] {
  return (['dropped', 'kept'] as const).flatMap((state) =>
    (['blocking', 'coroutine'] as const).map((waiting) => ({
      id: `${state}-${waiting}`,
      token: `model-${waiting}-${state}`,
      at: (x: X) => cornerAt(state, waiting, settingAt(x, waiting)),
    })),
  );
}
