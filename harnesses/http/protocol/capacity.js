// @ts-check
import {closedUsers} from './plan.js';
import {runOnce} from './run-once.js';

const WARM_UP_S = 1;
const MEASURE_S = 1.5;
const TIMEOUT_MS = 10_000;

/**
 * A first look at what a cell can do: a closed model with twice as many users as slots keeps every slot busy. The rates
 * of the open runs are chosen from it. 0 when the cell failed, which its own runs will then show.
 * @param {{journal: import('../../protocol/journal.js').Journal, place: import('./place.js').Place, plan: {maxInFlight: number}}} session
 * @param {import('./plan.js').Cell} cell
 * @returns {Promise<number>}
 */
export async function measureCapacity({journal, place, plan}, cell) {
  const vus = closedUsers(cell, plan.maxInFlight);
  const times = {warmUpS: WARM_UP_S, measureS: MEASURE_S, timeoutMs: TIMEOUT_MS};
  const run = await runOnce(cell, {model: 'closed', vus}, times, place);
  const capacityPerS = run.status === 'measured' ? run.report.throughputPerS : 0;
  journal.append({
    kind: 'capacity',
    cell: cell.id,
    capacityPerS,
    from: 'closed',
    vus,
    status: run.status,
    reason: run.reason,
  });
  return capacityPerS;
}
