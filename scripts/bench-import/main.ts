// How fast points of k6 are imported: `npm run bench:import -- --help`.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {aboveZero, scriptCommand} from '../setup/command-line.ts';
import {writePoints} from './points.ts';

const [POINTS] = scriptCommand(
  'npm run bench:import --',
  `Time and largest memory of importing points of k6, beside the engine alone reading the same file.
Exit code 1 if the import needs more than 1 GiB or twice the engine's time.`,
)
  .argument('[points]', 'how many', aboveZero, 5_000_000)
  .parse().processedArgs;
const MOST_MIB = 1024;
const MOST_TIMES_THE_ENGINE = 2;
const ROUNDS = 5;
const FORMATS = ['ndjson', 'csv'] as const;
const FIXTURES = fileURLToPath(new URL('../../cli/importers/k6/fixtures/', import.meta.url));
const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
try {
  const good = [];
  for (const format of FORMATS) good.push(await measureFormat(format));
  process.exitCode = good.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, {recursive: true, force: true});
}

/** what a child prints */
export type Measured = {code: number; seconds: number; peakMib: number};

async function measureFormat(format: 'ndjson' | 'csv') {
  const path = join(folder, `points.${format}`);
  await writePoints(path, format, POINTS, `${FIXTURES}car-overload-1s.v2.out.${format}`);
  const megabytes = Math.round(statSync(path).size / 1e6);
  console.log(`${format}: ${POINTS} points, ${megabytes} MB`);
  const rounds = Array.from({length: ROUNDS}, () => ({
    engine: measured('engine', format, path),
    import: measured('import', format, path),
  }));
  rmSync(path);
  const engine = least(rounds.map((round) => round.engine));
  const imported = least(rounds.map((round) => round.import));
  const times = imported.seconds / engine.seconds;
  console.log(
    `  engine alone ${shown(engine)}\n  import       ${shown(imported)}, ${times.toFixed(2)} × the engine's time`,
  );
  return times <= MOST_TIMES_THE_ENGINE && imported.peakMib <= MOST_MIB;
}

function measured(what: 'import' | 'engine', format: string, path: string): Measured {
  const text = execFileSync(process.execPath, [CHILD, what, format, path, folder], {
    encoding: 'utf8',
  });
  return JSON.parse(String(text.trimEnd().split('\n').at(-1)));
}

/** The shortest time, which is the one that others on the machine have disturbed least, and the largest memory. */
function least(rounds: readonly Measured[]) {
  return {
    seconds: Math.min(...rounds.map((round) => round.seconds)),
    peakMib: Math.max(...rounds.map((round) => round.peakMib)),
  };
}

function shown({seconds, peakMib}: Pick<Measured, 'seconds' | 'peakMib'>) {
  return `${seconds.toFixed(1)} s, ${Math.round(peakMib)} MiB`;
}
