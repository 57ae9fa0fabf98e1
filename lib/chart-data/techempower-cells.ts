/** Nobody entered a server that drops its state and waits in coroutines. */
const SYSTEMS: Record<string, Record<string, string | undefined>> = {
  dropped: {blocking: 'php'},
  kept: {blocking: 'swoole-no-async', coroutine: 'swoole'},
};

/**
 * The three of the four cells that TechEmpower's query test has.
 *
 * @returns the measurement at levels of state and waiting, undefined for the empty cell
 */
export const techempowerCell =
  <Measurement extends {id: string}>(
    run: {measurements: readonly Measurement[]},
    queries: number,
  ): ((levels: string[]) => Measurement | undefined) =>
  ([state, waiting]) =>
    run.measurements.find(({id}) => id === `${SYSTEMS[state][waiting]}-query-q${queries}`);
