import {WaitingLine} from '../waiting-line.ts';

/**
 * Free slots and those who wait for one, of all requests but the slow ones, and of these: the same unless some are reserved.
 * One slot of each worker in turn, so that load spreads evenly.
 */
export function poolsOf(slots: number, reserved: number) {
  const all = {free: new WaitingLine(reserved || slots), backlog: new WaitingLine()};
  if (reserved === 0) return [all, all];
  const slow = {free: new WaitingLine(), backlog: new WaitingLine()};
  for (let slot = reserved; slot < slots; slot += 1) slow.free.join(slot);
  return [all, slow];
}
