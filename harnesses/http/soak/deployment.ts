import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {RunFailure} from '../../engine/runs.ts';
import {findRuntime} from '../catalogue.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Target} from '../runtimes/target.ts';

/** a server that runs beside others, in a folder of its own */
export interface Server {
  cell: Cell;
  target: Target;
  work: string;
}

/**
 * Has a server take up new code while its load goes on, by the signal that its documentation names.
 *
 * @throws {RunFailure} where its process is gone
 */
export function reload({cell, target, work}: Server): void {
  const {reload: how} = findRuntime(cell.runtime);
  if (how === undefined) {
    throw new RunFailure('other-mode', `runtime ${cell.runtime} names no way to reload`);
  }
  const failure = target.failure();
  if (failure !== null) {
    throw new RunFailure('crashed', `before the reload ${failure}`);
  }
  const pid =
    how.stateFile === undefined
      ? target.groups.php
      : JSON.parse(readFileSync(join(work, how.stateFile), 'utf8')).masterProcessId;
  process.kill(pid, how.signal);
}
