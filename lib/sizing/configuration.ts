import {kubernetesBlock, pgbouncerBlock, postgresBlock} from './around.ts';
import {fpmBlock, frankenphpBlock, octaneBlock, roadrunnerBlock} from './blocking-servers.ts';
import {swooleBlock} from './swoole.ts';
import {KEEPS, keptIn, sizeOf} from './workers.ts';
import type {Application} from '../gains/application.ts';
import type {Block, Known, Sized} from './block.ts';

const BLOCKS = [
  ...[fpmBlock, swooleBlock, octaneBlock, frankenphpBlock, roadrunnerBlock],
  ...[kubernetesBlock, postgresBlock, pgbouncerBlock],
];

/**
 * The answer as configuration: for each server what suits the application, never more than memory and connections allow.
 *
 * @param application that is known to be possible (see `partsTooLarge`)
 */
export function configurationOf(application: Application, known: Known = {}): Block[] {
  const sized: Sized = {
    ...{application, known},
    ...{asIs: sizeOf(application), kept: sizeOf(application, KEEPS)},
    seen: keptIn(application, KEEPS),
  };
  return BLOCKS.map((of) => of(sized));
}
