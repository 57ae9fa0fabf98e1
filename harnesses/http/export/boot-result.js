// @ts-check
import {quantityOf} from '../../export/quantity.js';
import {headOf, originOf} from '../../export/result-head.js';
import {HarnessError} from '../../machine/harness-error.js';
import {findApplication} from '../applications/catalogue.js';
import {isMeasured} from '../../protocol/entries.js';
import {PARTS} from '../boot/measure-boot.js';
import {findVariant} from '../boot/variants.js';
import {libraryVersions} from '../runtimes/catalogue.js';
import {environmentOf} from './result-file.js';

/**
 * @typedef {import('../protocol/entries.js').Boot} Boot
 * @typedef {Extract<Boot, {status: 'measured'}>} Measured
 */

/**
 * Parts of a request, what is beyond them, their sum, and a request where all is kept.
 *
 * @type {Record<string, (line: Measured) => number | null>}
 */
const MEASURED = {
  ...Object.fromEntries(
    [...PARTS, 'rest'].map((part) => [part, (/** @type {Measured} */ line) => line.partsMs[part]]),
  ),
  total: (line) => line.totalMs,
  kept: (line) => line.keptMs,
};

/**
 * Whether the command "boot" wrote it.
 * @param {import('../../protocol/journal.js').Journal<import('../protocol/entries.js').AnyEntry>} journal
 * @returns {journal is import('../../protocol/journal.js').Journal<import('../protocol/entries.js').BootEntry>}
 */
export function isOfBoot(journal) {
  return journal.ofKind('boot').length > 0;
}

/**
 * Turns a journal of the command "boot" into a result file of the published schema: a measurement for each part.
 * @param {import('../../protocol/journal.js').Journal<import('../protocol/entries.js').BootEntry>} journal
 * @param {import('../../export/result-head.js').About} about
 */
export function bootResultOf(journal, {study, name, published}) {
  const sessions = journal.ofKind('session');
  const lines = journal.ofKind('boot').filter(isMeasured);
  if (sessions.length === 0 || lines.length === 0) {
    throw new HarnessError(journal.path, 'holds no measured boot', 'run boot first');
  }
  const [{machine}] = sessions;
  const canary = 'no run is left out or made again';
  return {
    ...headOf({study, name}, sessions[0]),
    origin: originOf(journal, {name: 'http', sessions, runs: lines, published, canary}),
    environment: environmentOf(sessions[0]),
    load: {
      model: 'closed',
      vus: 1,
      tool: {name: 'harness boot', version: machine.commit.slice(0, 12)},
    },
    scenarios: {
      bench: {
        label: 'The ten queries, in a fresh request',
        workload: 'many-queries',
        queriesPerRequest: 10,
        ioWaitPerQueryMs: 0,
        notes: ['Nothing waits in front of a query: only CPU time is asked for.'],
      },
    },
    systems: systemsOf(lines, machine.versions),
    measurements: measurementsOf(lines),
    notes: [
      'cpuMs is CPU time of PHP-FPM in each request, by the part that the parameter names; the median of the requests of a repeat, one value for each repeat.',
      'autoload is the loading of classes wherever it happens, and the start of Composer’s loader; container is the boot; handling is a request without queries; rest is what PHP-FPM does around the script, from the CPU time of its processes; total is all of them.',
      'kept is a whole request where application and connection are kept in the same process.',
    ],
  };
}

/** @param {Measured[]} lines */
function groupsOf(lines) {
  /** @type {Map<string, Measured[]>} */
  const groups = new Map();
  for (const line of [...lines].sort((one, other) => one.block - other.block)) {
    const id = `${line.app}-${line.variant}`;
    groups.set(id, [...(groups.get(id) ?? []), line]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** @param {Measured[]} lines @param {Record<string, string>} versions of the machine */
function systemsOf(lines, {php}) {
  return Object.fromEntries(
    groupsOf(lines).map(([id, [{app, variant}]]) => {
      const {label, description, folder, libraries} = findApplication(app);
      return [
        id,
        {
          runtime: 'php-fpm-nginx',
          label: `${label}, ${findVariant(variant).label}`,
          state: 'stateless',
          waiting: 'blocking',
          processModel: 'processes',
          factors: {
            application: 'booted-per-request',
            connection: 'per-request',
            waiting: 'blocking',
          },
          versions: {php, ...libraryVersions(folder, libraries)},
          settings: Object.fromEntries(
            // Where the preload script lies is a path of the machine.
            findVariant(variant).settings.map((setting) =>
              setting.includes('preload_user') || setting.includes('{work}')
                ? ['opcache.preload', 'the classes of a request']
                : setting.split('='),
            ),
          ),
          notes: [description],
        },
      ];
    }),
  );
}

/** @param {Measured[]} lines */
function measurementsOf(lines) {
  return groupsOf(lines).flatMap(([system, repeats]) =>
    Object.entries(MEASURED).flatMap(([part, pick]) => {
      const cpuMs = quantityOf(repeats.map(pick));
      return cpuMs === undefined
        ? []
        : [
            {
              id: `${system}.${part}`,
              system,
              scenario: 'bench',
              workers: 1,
              parameters: {part, classes: repeats[0].classes},
              startedAt: repeats[0].startedAt,
              status: 'measured',
              values: {cpuMs},
              runs: repeats.map(({block, startedAt}) => ({block, startedAt})),
              repeats: repeats.length,
            },
          ];
    }),
  );
}
