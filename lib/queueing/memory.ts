import {requireQuantities} from '../quantity/quantity.ts';

/**
 * Memory of a server, base + N·worker + N·C·coroutine. Use proportional set size (PSS) throughout:
 * resident size counts shared pages once for each process.
 *
 * @param parts megabytes of the master, of each worker and of each coroutine; no coroutines unless given
 * @returns megabytes
 * @throws {RangeError} on numbers out of range, all named
 */
export function memoryMb({
  baseMb,
  workers,
  workerMb,
  coroutinesPerWorker = 0,
  coroutineMb = 0,
}: {
  baseMb: number;
  workers: number;
  workerMb: number;
  coroutinesPerWorker?: number;
  coroutineMb?: number;
}): number {
  requireQuantities(
    'memoryMb',
    {baseMb, workers, workerMb, coroutinesPerWorker, coroutineMb},
    {
      baseMb: 'non-negative',
      workers: 'non-negative',
      workerMb: 'non-negative',
      coroutinesPerWorker: 'non-negative',
      coroutineMb: 'non-negative',
    },
  );
  return baseMb + workers * (workerMb + coroutinesPerWorker * coroutineMb);
}
