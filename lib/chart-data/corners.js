// @ts-check
/**
 * @typedef {import('./design-cells.js').Configuration} Configuration
 * @typedef {import('./across-cells.js').Varied} Varied
 * @typedef {import('./effects.js').Factor} Factor
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

/** State, the first factor of the HTTP harness; its levels are without and with. @type {Factor} */
export const STATE = Object.freeze({
  id: 'state',
  levels: /** @type {const} */ (['dropped', 'kept']),
});
/** @type {Factor} */
export const APPLICATION = Object.freeze({
  id: 'application',
  levels: /** @type {const} */ (['dropped', 'kept']),
});
/** @type {Factor} */
export const CONNECTION = Object.freeze({
  id: 'connection',
  levels: /** @type {const} */ (['opened', 'held']),
});
/** @type {Factor} */
export const WAITING = Object.freeze({
  id: 'waiting',
  levels: /** @type {const} */ (['blocking', 'coroutine']),
});

/**
 * A corner of the HTTP harness's design: everything dropped or everything kept, blocking or with coroutines.
 *
 * @param {'dropped' | 'kept'} state
 * @param {'blocking' | 'coroutine'} waiting
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
 * @param {{application?: string, connection?: string, waiting: 'blocking' | 'coroutine'}} levels `dropped` or `kept`
 *   for the application, `opened` or `held` for the connection
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
 * @param {(x: Varied) => Setting} settingAt what an x means
 * @returns {import('./across-cells.js').WantedSeries}
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
 * @param {(x: Varied, waiting: 'blocking' | 'coroutine') => Setting} settingAt what an x means
 * @returns {import('./across-cells.js').WantedSeries[]} `dropped-blocking`, `dropped-coroutine`, `kept-blocking`,
 *   `kept-coroutine`
 */
export function cornerSeries(settingAt) {
  return /** @type {const} */ (['dropped', 'kept']).flatMap((state) =>
    /** @type {const} */ (['blocking', 'coroutine']).map((waiting) => ({
      id: `${state}-${waiting}`,
      token: `model-${waiting}-${state}`,
      at: (/** @type {Varied} */ x) => cornerAt(state, waiting, settingAt(x, waiting)),
    })),
  );
}
