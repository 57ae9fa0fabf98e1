// @ts-check
/**
 * Nobody entered a server that drops its state and waits in coroutines.
 *
 * @type {Record<string, Record<string, string | undefined>>}
 */
const SYSTEMS = {
  dropped: {blocking: 'php'},
  kept: {blocking: 'swoole-no-async', coroutine: 'swoole'},
};

/**
 * The three of the four cells that TechEmpower's query test has.
 *
 * @template {{id: string}} Measurement
 * @param {{measurements: readonly Measurement[]}} run
 * @param {number} queries
 * @returns {(levels: string[]) => Measurement | undefined} the measurement at levels of state and waiting, undefined for the empty cell
 */
export const techempowerCell =
  (run, queries) =>
  ([state, waiting]) =>
    run.measurements.find(({id}) => id === `${SYSTEMS[state][waiting]}-query-q${queries}`);
