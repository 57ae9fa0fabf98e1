// @ts-check
/**
 * The inputs of the answer. `from`–`to` is the slider's range; a number that is typed may lie outside it, within
 * `least`–`most`. What is `optional` may be left empty.
 *
 * @typedef {'ms' | 'mb' | 'perS' | 'count'} FieldUnit
 * @typedef {{id: string, unit: FieldUnit, least: number, most: number, from?: number, to?: number, whole?: boolean,
 *   optional?: boolean}} Field
 * @typedef {Record<string, number | null>} Values in the units of the fields
 */

/** The four of the sentence, with sliders. @type {readonly Field[]} */
export const MAIN_FIELDS = [
  {id: 'cpu', unit: 'ms', least: 0.001, most: 60_000, from: 0.1, to: 200},
  {id: 'wait', unit: 'ms', least: 0, most: 600_000, from: 0.1, to: 2000},
  {id: 'workers', unit: 'count', least: 1, most: 4096, from: 1, to: 256, whole: true},
  {id: 'cores', unit: 'count', least: 1, most: 1024, from: 1, to: 64, whole: true},
];

/** What a request loses to state that isn't kept. @type {readonly Field[]} */
export const STATE_FIELDS = [
  {id: 'boot', unit: 'ms', least: 0, most: 60_000},
  {id: 'bootwait', unit: 'ms', least: 0, most: 600_000},
  {id: 'connect', unit: 'ms', least: 0, most: 60_000},
  {id: 'connectwait', unit: 'ms', least: 0, most: 600_000},
];

/** @type {readonly Field[]} */
export const SERVER_FIELDS = [
  {id: 'rate', unit: 'perS', least: 0.001, most: 1e9, optional: true},
  {id: 'slots', unit: 'count', least: 1, most: 100_000, whole: true},
  {id: 'wmem', unit: 'mb', least: 0.001, most: 100_000},
  {id: 'smem', unit: 'mb', least: 0, most: 10_000},
  {id: 'mem', unit: 'mb', least: 0.001, most: 1e8, optional: true},
  {id: 'conns', unit: 'count', least: 1, most: 1e6, whole: true, optional: true},
  {id: 'others', unit: 'ms', least: 0, most: 60_000},
  {id: 'connothers', unit: 'ms', least: 0, most: 60_000},
];

export const FIELDS = [...MAIN_FIELDS, ...STATE_FIELDS, ...SERVER_FIELDS];

/**
 * The form's numbers as the model takes them, in seconds.
 *
 * @param {Values} values
 * @returns {import('../../../../lib/gains/application.js').Application}
 */
export function applicationOf(values) {
  const s = (/** @type {string} */ id) => Number(values[id]) / 1000;
  return {
    ...{cpuS: s('cpu'), ioS: s('wait'), cores: Number(values.cores)},
    ...{bootCpuS: s('boot'), bootIoS: s('bootwait')},
    ...{connectCpuS: s('connect'), connectIoS: s('connectwait')},
    ...{sharedCpuS: s('others'), connectSharedCpuS: s('connothers')},
    ...{workers: Number(values.workers), slotsPerWorker: Number(values.slots)},
    ...{workerMb: Number(values.wmem), slotMb: Number(values.smem)},
    arrivalRatePerS: values.rate,
    memoryMb: values.mem,
    connections: values.conns,
  };
}

/**
 * The form's numbers of an application.
 *
 * @param {import('../../../../lib/gains/application.js').Application} application
 * @returns {Values} four significant digits
 */
export function valuesOf(application) {
  const ms = (/** @type {number} */ seconds) => Number((seconds * 1000).toPrecision(4));
  return {
    cpu: ms(application.cpuS),
    wait: ms(application.ioS),
    workers: application.workers,
    cores: application.cores,
    boot: ms(application.bootCpuS),
    bootwait: ms(application.bootIoS),
    connect: ms(application.connectCpuS),
    connectwait: ms(application.connectIoS),
    rate: application.arrivalRatePerS,
    slots: application.slotsPerWorker,
    wmem: Number(application.workerMb.toPrecision(2)),
    smem: Number(application.slotMb.toPrecision(2)),
    mem: application.memoryMb,
    conns: application.connections,
    others: ms(application.sharedCpuS),
    connothers: ms(application.connectSharedCpuS),
  };
}
