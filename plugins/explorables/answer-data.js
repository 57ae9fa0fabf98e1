// @ts-check
/** @import {Run} from '../../lib/result/types.js' */
import {measuredServers} from '../../lib/capacity/measured-servers.js';
import {frameworkCells} from '../../lib/gains/framework-cells.js';
import {errorRanges, heldGains} from '../../lib/gains/held-to-run.js';
import {measuredCells, measuredSlotMb} from '../../lib/gains/measured-cells.js';
import {optionsOf} from '../../lib/gains/options.js';
import {frameworkPoints, laravelPoints, ownPoints} from '../../lib/gains/studied-points.js';
import {applicationOf, valuesOf} from '../../src/components/explorables/answer/fields.js';

export const OWN_RUN = 'state-or-coroutines/two-cores';
export const LARAVEL_RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
/** Frameworks on Swoole: throughput, lone requests, CPU time by part. */
export const FRAMEWORK_STUDY = {
  shared: 'laravel-on-swoole/two-cores',
  alone: 'laravel-on-swoole/one-request',
  boot: 'laravel-on-swoole/boot',
};

/** The default: PHP-FPM of our own run, on a machine and with as many workers as an example. */
const DEFAULT_CELL = 'fpm-nginx-per-request-blocking-n4-';
const EXAMPLE = {workers: 8, cores: 4, slots: 100, others: 0, connothers: 0};
/** Memory of a worker is that of a framework's, measured in the Laravel study; our own run's application is tiny. */
const MEMORY_OF = 'swoole-nts';
/** Assumed: what a request that mostly computes takes, and a call of another service. */
const ASSUMED = {computes: {cpu: 40, wait: 10}, callMs: 200};

/**
 * What the answer's page knows: measured cells, their errors, studied requests, typical situations.
 *
 * @param {Map<string, Run>} results by id
 * @param {{baseUrl: string, words: Record<string, string>}} page `words`: names in result files → in the page's language
 * @returns {import('../../src/components/explorables/answer/state.js').Given}
 */
export function answerData(results, {baseUrl, words}) {
  const runOf = (/** @type {string} */ id) => /** @type {Run} */ (results.get(id));
  const [own, laravel] = [runOf(OWN_RUN), runOf(LARAVEL_RUN)];
  const frameworks = {
    shared: runOf(FRAMEWORK_STUDY.shared),
    alone: runOf(FRAMEWORK_STUDY.alone),
    boot: runOf(FRAMEWORK_STUDY.boot),
  };
  const inferred = measuredServers(laravel);
  const worker = inferred.servers.find(({id}) => id === MEMORY_OF);
  const memory = {
    workerMb: Number(worker?.workerMb),
    slotMb: measuredSlotMb(own),
    slotsPerWorker: EXAMPLE.slots,
  };
  const cells = measuredCells(own, memory);
  const initial = initialOf(cells);
  const link = (/** @type {string} */ path) => `${baseUrl}${path}`;
  return {
    initial,
    profiles: profilesOf(initial),
    presets: [
      ...ownPresets(cells, words),
      ...ownPresets(frameworkCells(frameworks, memory), words),
      ...inferredPresets(inferred, words, memory),
    ],
    ranges: errorRanges(own),
    held: heldGains(own, {...memory, slotsPerWorker: 16}),
    points: [
      ...ownPoints(own),
      ...frameworkPoints(frameworks.shared),
      ...laravelPoints(laravel),
    ].filter(({gains}) => Object.values(gains).some(Boolean)),
    studies: Object.fromEntries(
      [OWN_RUN, FRAMEWORK_STUDY.shared, LARAVEL_RUN].map((id) => {
        const study = id.split('/')[0];
        return [study, link(`studies/${study}/`)];
      }),
    ),
    probe: link('contribute/run-the-harness/#probe'),
    contribute: link('contribute/'),
  };
}

/** @param {import('../../lib/gains/measured-cells.js').MeasuredCell[]} cells */
function initialOf(cells) {
  const cell = cells.find(({id}) => id.includes(DEFAULT_CELL));
  if (!cell)
    throw new Error(
      `the form begins with the cell “${DEFAULT_CELL}…”, which ${OWN_RUN} lacks; it has: ${cells.map(({id}) => id).join(', ')}. Correct DEFAULT_CELL.`,
    );
  const tenths = (/** @type {number | null} */ ms) => Math.round(Number(ms) * 10) / 10;
  const values = valuesOf(cell.application);
  const times = ['cpu', 'wait', 'boot', 'bootwait', 'connect', 'connectwait'];
  return {
    ...values,
    ...Object.fromEntries(times.map((id) => [id, tenths(values[id])])),
    ...EXAMPLE,
  };
}

/** @param {import('../../src/components/explorables/answer/fields.js').Values} initial */
function profilesOf(initial) {
  const keptConnection = {connect: 0, connectwait: 0};
  return [
    {id: 'computes', values: {...initial, ...ASSUMED.computes, ...keptConnection}},
    {id: 'queries', values: initial},
    {id: 'services', values: {...initial, wait: Number(initial.wait) + ASSUMED.callMs}},
  ];
}

/** @param {import('../../lib/gains/measured-cells.js').MeasuredCell[]} cells @param {Record<string, string>} words */
function ownPresets(cells, words) {
  return cells.map(({id, label, measuredPerS, application}) =>
    presetOf(
      {id, label: words[label] ?? label, measuredPerS, isInferred: false},
      application.server,
      valuesOf(application),
    ),
  );
}

/**
 * @param {import('../../lib/capacity/measured-servers.js').MeasuredServers} inferred
 * @param {Record<string, string>} words
 * @param {{slotMb: number, slotsPerWorker: number}} memory
 */
function inferredPresets({run, cores, arrivalRatePerS, servers}, words, memory) {
  const none = {bootCpuS: 0, bootIoS: 0, connectCpuS: 0, connectIoS: 0};
  return servers
    .filter(({coroutines}) => !coroutines)
    .flatMap(({label, runtime, cpuS, ioS, workerMb, points}) =>
      points.map(({id, workers, throughputPerS}) => {
        const values = valuesOf({
          ...{cpuS, ioS, ...none, sharedCpuS: 0, connectSharedCpuS: 0, cores, workers, workerMb},
          ...{slotMb: memory.slotMb, slotsPerWorker: memory.slotsPerWorker},
          ...{arrivalRatePerS, memoryMb: null, connections: null},
        });
        const full = `${run.split('/').at(-1)}/${id}`;
        return presetOf(
          {id: full, label: words[label] ?? label, measuredPerS: throughputPerS, isInferred: true},
          /^swoole/u.test(runtime) ? 'swoole' : 'frankenphp',
          values,
        );
      }),
    );
}

/**
 * @param {{id: string, label: string, measuredPerS: number, isInferred: boolean}} measured
 * @param {import('../../lib/gains/application.js').Server | undefined} server
 * @param {import('../../src/components/explorables/answer/fields.js').Values} values
 */
function presetOf(measured, server, values) {
  const boundPerS = optionsOf(applicationOf(values)).now.limit.perS;
  return {...measured, boundPerS, server, values};
}
