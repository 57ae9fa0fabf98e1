// @ts-check
/**
 * @typedef {import('./design-cells.js').Configuration} Configuration
 * @typedef {'dropped' | 'kept'} Kept
 * @typedef {'opened' | 'held'} Held
 * @typedef {'blocking' | 'coroutine'} Waiting
 * @typedef {{workers?: number, coroutinesPerWorker?: number, ioWaitMs?: number, workload?: string, point?: string,
 *   runtime?: string, app?: string, placement?: string}} Setting what a figure varies besides state and waiting
 */

/** Levels of a state that was dropped after each request, and of one that was kept, in both of its parts. */
const STATES = Object.freeze({
  dropped: Object.freeze({
    application: /** @type {const} */ ('booted-per-request'),
    connection: /** @type {const} */ ('per-request'),
  }),
  kept: Object.freeze({
    application: /** @type {const} */ ('kept'),
    connection: /** @type {const} */ ('kept'),
  }),
});

/** Coroutines of a worker wherever a figure doesn't vary them. */
const COROUTINES = 16;

/** State, the first factor of the HTTP harness; its levels are without and with. */
export const STATE = Object.freeze({
  id: 'state',
  levels: /** @type {const} */ (['dropped', 'kept']),
});
export const APPLICATION = Object.freeze({
  id: 'application',
  levels: /** @type {const} */ (['dropped', 'kept']),
});
export const CONNECTION = Object.freeze({
  id: 'connection',
  levels: /** @type {const} */ (['opened', 'held']),
});
export const WAITING = Object.freeze({
  id: 'waiting',
  levels: /** @type {const} */ (['blocking', 'coroutine']),
});

/**
 * A corner of the HTTP harness's design: everything dropped or everything kept, blocking or with coroutines.
 *
 * @param {Kept} state
 * @param {Waiting} waiting
 * @param {Setting} setting ten queries with a wait of two milliseconds, saturated, on the factorial server unless it
 *   says otherwise
 * @returns {Configuration}
 */
export function cornerAt(state, waiting, setting) {
  return {...cellAt({waiting}, setting), ...STATES[state]};
}

/**
 * Any cell of the design, by its two parts of state.
 *
 * @param {{application?: Kept, connection?: Held, waiting: Waiting}} levels
 * @param {Setting} setting as for `cornerAt`
 * @returns {Configuration}
 */
export function cellAt({application, connection, waiting}, setting) {
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

/** @param {string} workload */
function withoutDatabase(workload) {
  return workload === 'hello' || workload === 'autoload';
}

/**
 * PHP-FPM with nothing kept, the real server beside the corners.
 *
 * @template {number | string} X
 * @param {(x: X) => Setting} settingAt what an x means
 * @returns {import('./across-cells.js').WantedSeries<X>}
 */
export function phpFpmSeries(settingAt) {
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
 * @template {number | string} X
 * @param {(x: X, waiting: Waiting) => Setting} settingAt what an x means
 * @returns {import('./across-cells.js').WantedSeries<X>[]} `dropped-blocking`, `dropped-coroutine`, `kept-blocking`,
 *   `kept-coroutine`
 */
export function cornerSeries(settingAt) {
  return /** @type {const} */ (['dropped', 'kept']).flatMap((state) =>
    /** @type {const} */ (['blocking', 'coroutine']).map((waiting) => ({
      id: `${state}-${waiting}`,
      token: `model-${waiting}-${state}`,
      at: (/** @type {X} */ x) => cornerAt(state, waiting, settingAt(x, waiting)),
    })),
  );
}
