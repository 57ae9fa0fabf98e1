import {sizeOf} from './workers.ts';
import type {Application} from '../gains/application.ts';
import type {Size} from './workers.ts';

/** A measured number may be wrong by a fifth: so much more than is offered shall be served. */
export const SPARE = 1.2;

export type Replicas = {
  replicas: number;
  /** of each pod, with its part of the rate and of the connections */
  size: Size;
  /** requests a second of one pod, at most */
  podPerS: number;
};

/**
 * Pods of PHP-FPM, each with all cores and memory of the form, that serve the offered rate and a fifth more, and share the database's
 * connections.
 *
 * @returns why there is no number: no rate is offered, or the connections don't serve it
 */
export function replicasOf(application: Application): Replicas | 'rate' | 'connections' {
  const {arrivalRatePerS, connections, hold} = application;
  if (arrivalRatePerS === null) return 'rate';
  const {perS: podPerS} = sizeOf({...application, arrivalRatePerS: null, connections: null});
  const replicas = Math.ceil((SPARE * arrivalRatePerS) / podPerS - 1e-9);
  // A pooler lends them to whichever pod asks; those that workers hold are whole.
  const part = (connections ?? 0) / replicas;
  const share = connections === null ? null : hold === 'query' ? part : Math.floor(part);
  if (share === 0) return 'connections';
  const size = sizeOf({
    ...application,
    arrivalRatePerS: arrivalRatePerS / replicas,
    connections: share,
  });
  return size.isServed ? {replicas, size, podPerS} : 'connections';
}
