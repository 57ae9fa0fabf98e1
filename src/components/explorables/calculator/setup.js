import {INITIAL} from './fields.js';

const MB_PER_MIB = 1.048576;

/**
 * The form's numbers as the capacity model takes them: seconds, megabytes.
 *
 * @param {import('./url-state.js').State} state
 * @returns {import('../../../../lib/capacity/server-capacity.js').ServerSetup}
 */
export function setupOf({values, rate}) {
  return {
    cpuS: values.tcpu / 1000,
    ioS: (values.tio * values.q) / 1000,
    cores: values.cores,
    workers: values.workers,
    coroutinesPerWorker: values.c,
    workerMb: values.wmem,
    coroutineMb: values.cmem * MB_PER_MIB,
    ...(rate === null ? {} : {arrivalRatePerS: rate}),
  };
}

/** @type {import('./url-state.js').State} */
export const INITIAL_STATE = {values: INITIAL, rate: null, preset: null};

/**
 * The measured point that a preset names.
 *
 * @param {import('../../../../lib/capacity/measured-servers.js').MeasuredServers} measured
 * @param {string | null} id `<run>/<measurement>`
 */
export function measuredPoint(measured, id) {
  for (const server of measured.servers) {
    const point = server.points.find((candidate) => presetId(measured, candidate) === id);
    if (point) return {server, point};
  }
  return undefined;
}

/** @param {{run: string}} measured @param {{id: string}} point */
export function presetId(measured, point) {
  return `${measured.run.split('/').at(-1)}/${point.id}`;
}

/**
 * Form filled in from a measured point: its workers, and the times inferred from its server.
 *
 * @param {import('../../../../lib/capacity/measured-servers.js').MeasuredServers} measured
 * @param {string} id
 * @returns {import('./url-state.js').State | undefined} undefined for an unknown preset
 */
export function stateOfPreset(measured, id) {
  const found = measuredPoint(measured, id);
  if (!found) return undefined;
  const {server, point} = found;
  const short = (/** @type {number} */ value) => Number(value.toPrecision(4));
  return {
    preset: id,
    rate: measured.arrivalRatePerS,
    values: {
      ...INITIAL,
      tcpu: short(server.cpuS * 1000),
      tio: short((server.ioS * 1000) / measured.queries),
      q: measured.queries,
      cores: measured.cores,
      workers: point.workers,
      c: measured.coroutinesPerWorker,
      wmem: short(server.workerMb),
    },
  };
}
