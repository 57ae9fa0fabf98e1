import {quantityOf} from '../../engine/measurements.ts';
import {headOf, ownTool} from '../../engine/result-file.ts';
import {isMeasured} from '../../engine/types.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {findApplication} from '../catalogue.ts';
import {environmentOfHttp} from '../export/result-file.ts';
import {libraryVersions} from '../export/systems.ts';
import {toldSettings} from '../runtimes/target.ts';
import {findVariant, PARTS} from './measure-boot.ts';
import type {Journal} from '../../engine/journal.ts';
import type {About} from '../../engine/result-file.ts';
import type {AnyEntry, Boot, BootEntry, Session} from '../protocol/entries.ts';

export type Measured = Extract<Boot, {status: 'measured'}>;

/** Parts of a request, what is beyond them, their sum, and a request where all is kept. */
const MEASURED: Record<string, (line: Measured) => number | null> = {
  ...Object.fromEntries(
    [...PARTS, 'rest'].map((part) => [part, (line: Measured) => line.partsMs[part]]),
  ),
  total: (line) => line.totalMs,
  kept: (line) => line.keptMs,
};

/** Whether the command "boot" wrote it. */
export function isOfBoot(journal: Journal<AnyEntry>): journal is Journal<BootEntry> {
  return journal.ofKind('boot').length > 0;
}

/**
 * Turns a journal of the command "boot" into a result file of the published schema: a measurement for each part.
 */
export function bootResultOf(journal: Journal<BootEntry>, about: About) {
  const sessions = journal.ofKind('session');
  const lines = journal.ofKind('boot').filter(isMeasured);
  if (sessions.length === 0 || lines.length === 0) {
    throw new HarnessError(journal.path, 'holds no measured boot', 'run boot first');
  }
  const [{machine}] = sessions;
  const canary = 'no run is left out or made again';
  return {
    ...headOf(journal, about, {harness: 'http', sessions, runs: lines, canary}),
    environment: environmentOfHttp(sessions),
    load: {model: 'closed', vus: 1, tool: ownTool('boot', machine)},
    scenarios: {
      bench: {
        label: 'The ten queries, in a fresh request',
        workload: 'many-queries',
        queriesPerRequest: 10,
        ioWaitPerQueryMs: 0,
        notes: ['Nothing waits in front of a query: only CPU time is asked for.'],
      },
    },
    systems: systemsOf(lines, sessions[0]),
    measurements: measurementsOf(lines),
    notes: [
      'cpuMs is CPU time of PHP-FPM in each request, by the part that the parameter names; the median of the requests of a repeat, one value for each repeat.',
      'autoload is the loading of classes wherever it happens, and the start of Composer’s loader; container is the boot; handling is a request without queries; rest is what PHP-FPM does around the script, from the CPU time of its processes; total is all of them.',
      'kept is a whole request where application and connection are kept in the same process.',
    ],
  };
}

function groupsOf(lines: Measured[]) {
  const idOf = ({app, variant}: Measured) => `${app}-${variant}`;
  const inBlocks = [...lines].sort((one, other) => one.block - other.block);
  return [...new Set(lines.map(idOf))]
    .sort()
    .map((id) => [id, inBlocks.filter((line) => idOf(line) === id)] as const);
}

const FACTORS = {
  application: 'booted-per-request',
  connection: 'per-request',
  waiting: 'blocking',
};

function systemsOf(lines: Measured[], session: Session) {
  return Object.fromEntries(
    groupsOf(lines).map(([id, [{app, variant}]]) => {
      const {label, description, libraries} = findApplication(app);
      return [
        id,
        {
          runtime: 'php-fpm-nginx',
          label: `${label}, ${findVariant(variant).label}`,
          state: 'stateless',
          waiting: 'blocking',
          processModel: 'processes',
          factors: FACTORS,
          versions: {php: session.machine.versions.php, ...libraryVersions(session, libraries)},
          settings: toldSettings(findVariant(variant)),
          notes: [description],
        },
      ];
    }),
  );
}

function measurementsOf(lines: Measured[]) {
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
