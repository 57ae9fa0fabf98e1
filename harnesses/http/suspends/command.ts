import {cpus} from 'node:os';
import {join} from 'node:path';
import {describeMachine} from '../../machine/environment.ts';
import {makeFolder, withWorkFolder, writeWhole} from '../../machine/files.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {CALLS, callsOf, clientOf, lackOf} from './calls.ts';
import {hooksOf, RUNTIMES, runtimeVersion} from './columns.ts';
import {RULE} from './judge.ts';
import {looksLike, makeCall} from './make.ts';
import {stopHelper} from './php.ts';
import {startServers} from './servers.ts';
import {staysIn} from './stays.ts';
import type {Options} from '../options.ts';
import type {VersionQuestion} from '../../machine/environment.ts';
import type {Call} from './calls.ts';
import type {RuntimeName} from './columns.ts';
import type {Outcome} from './make.ts';
import type {Servers} from './servers.ts';
import type {Stay} from './stays.ts';

const PROGRAMS: Record<string, VersionQuestion> = {
  postgresql: ['postgres', ['--version'], /([\d.]+)/],
  mariadb: ['mariadbd', ['--version'], /Ver ([\d.]+)/],
  redis: ['redis-server', ['--version'], /v=([\d.]+)/],
};

/** One line of a result file. */
export type Row = {call: string; client?: string; hooks?: string} & (
  Outcome | {verdict: 'absent'; reason: string}
);

/**
 * Measures which calls suspend in runtimes, and writes a result file for each; with --only it prints and writes none,
 * since a file tells one day, commit and rule for all of its calls.
 *
 * @returns exit code
 */
export async function suspendsCommand(names: string[], options: Options): Promise<number> {
  const runtimes = names.length === 0 ? Object.keys(RUNTIMES) : names;
  for (const runtime of runtimes) {
    if (!isRuntime(runtime))
      throw new HarnessError(
        `runtime "${runtime}"`,
        'is not known',
        `choose among ${Object.keys(RUNTIMES).join(', ')}`,
      );
  }
  const only = chosen(options.only);
  if (only === null) makeFolder(options.to, {where: 'the folder', option: '--to'});
  return withWorkFolder(async (work) => {
    const servers = await startServers(work, RULE.waitMs);
    try {
      for (const runtime of runtimes.filter(isRuntime)) {
        await measure(runtime, {work, servers, only, to: options.to});
      }
    } finally {
      stopHelper(work);
      await servers.stop();
    }
    return 0;
  });
}

const isRuntime = (name: string): name is RuntimeName => Object.hasOwn(RUNTIMES, name);

/** The calls that --only names; null for all. */
function chosen(only: string | undefined): string[] | null {
  const wanted = only?.split(',') ?? [];
  const ids = CALLS.map(({id}) => id);
  const unknown = wanted.filter((id) => !ids.includes(id));
  if (unknown.length > 0)
    throw new HarnessError(
      `--only ${unknown.join(',')}`,
      'no such call',
      `choose among ${ids.join(', ')}`,
    );
  return only === undefined ? null : wanted;
}

async function measure(
  runtime: RuntimeName,
  {work, servers, only, to}: {work: string; servers: Servers; only: string[] | null; to: string},
) {
  const version = await runtimeVersion(runtime);
  if (version === null) {
    process.stdout.write(`absent  ${runtime}: ${RUNTIMES[runtime].install}\n`);
    return;
  }
  process.stdout.write(`${runtime} ${version}\n`);
  const hooks = await hooksOf(runtime);
  const calls = callsOf(runtime).filter(({id}) => only?.includes(id) ?? true);
  const rows = await eachOf(calls, (call) => rowsOf(call, {runtime, hooks, work, servers}));
  if (only !== null) return;
  const stays = tellStays(await staysIn({runtime, flags: hooks.all, work, servers}));
  const {commit, uncommittedChanges, ...machine} = await describeMachine(PROGRAMS);
  const head = {
    $schema: '../schema/suspends.v1.schema.json',
    ...{runtime, version, php: machine.versions.php},
    date: new Date().toISOString().slice(0, 10),
    ...{commit: commit === 'unknown' || uncommittedChanges ? undefined : commit},
    rule: RULE,
    machine: machineOf(machine),
    hooks: runtime === 'swoole' ? Object.keys(singleHooks(hooks)) : undefined,
  };
  const path = join(to, `${runtime}-${version}.json`);
  writeWhole(path, textOf(head, {stays, results: rows.flat()}));
  process.stdout.write(`${path}\n`);
}

function machineOf({
  os,
  kernel,
  cores,
  versions,
}: Pick<Awaited<ReturnType<typeof describeMachine>>, 'os' | 'kernel' | 'cores' | 'versions'>) {
  const {node: _node, php: _php, ...servers} = versions;
  return {os, kernel, cores, servers};
}

function tellStays(stays: Stay[] | {failed: string}): Stay[] | undefined {
  if ('failed' in stays) {
    process.stdout.write(`failed    what stays (${stays.failed})\n`);
    return undefined;
  }
  for (const {state, ...found} of stays)
    process.stdout.write(`stays     ${state} ${JSON.stringify(found)}\n`);
  return stays;
}

/** One row a line, so that a change of a verdict is a line of the difference. */
export function textOf(
  head: Record<string, unknown>,
  lists: Record<string, readonly object[] | undefined>,
): string {
  const names = Object.keys(lists).filter((name) => lists[name] !== undefined);
  const empty = Object.fromEntries(names.map((name) => [name, []]));
  const linesOf = (name: string) =>
    (lists[name] ?? []).map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const text = JSON.stringify({...head, ...empty}, null, 2);
  return `${names.reduce((all, name) => all.replace(`"${name}": []`, () => `"${name}": [\n${linesOf(name)}\n  ]`), text)}\n`;
}

/** As many at a time as there are cores: they wait nearly all the time. */
async function eachOf<T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  let next = 0;
  const lane = async () => {
    while (next < list.length) {
      const at = next++;
      made[at] = await work(list[at]);
    }
  };
  await Promise.all(Array.from(cpus(), lane));
  return made;
}

const singleHooks = ({all: _all, none: _none, ...single}: Record<string, number>) => single;

/** With Swoole's hooks: all, none, and each alone that makes a difference to none. */
async function rowsOf(
  call: Call,
  at: {runtime: RuntimeName; hooks: Record<string, number>; work: string; servers: Servers},
): Promise<Row[]> {
  const {runtime, hooks} = at;
  const head = {call: call.id, client: await clientOf(call, runtime)};
  const reason = await lackOf(call, at.servers);
  if (reason !== null) return [tell({...head, verdict: 'absent', reason})];
  const {all, none} = hooks;
  const make = (flags: number) => makeCall(call, {...at, flags});
  const named = (name: string) => (none === undefined ? {} : {hooks: name});
  const withAll = await make(all);
  const rows: Row[] = [tell({...head, ...named('all'), ...withAll})];
  if (none === undefined) return rows;
  const without = await make(none);
  rows.push(tell({...head, hooks: 'none', ...without}));
  for (const [name, flags] of call.of === undefined ? Object.entries(singleHooks(hooks)) : []) {
    // Where all together make no difference, only those that “all” leaves out can.
    const mayDiffer = withAll.verdict !== without.verdict || (all & flags) === 0;
    if (!mayDiffer || (await looksLike(call, {...at, flags})) === without.verdict) continue;
    const outcome = await make(flags);
    if (outcome.verdict !== without.verdict) rows.push(tell({...head, hooks: name, ...outcome}));
  }
  return rows;
}

function tell(row: Row): Row {
  const numbers =
    'aloneMs' in row
      ? ` ${row.togetherMs.join('/')} ms (one ${row.aloneMs.join('/')}), silent ${row.silenceMs.join('/')}`
      : '';
  const why = 'reason' in row ? ` (${row.reason})` : '';
  const name = [row.call, row.hooks].filter(Boolean).join(' ');
  process.stdout.write(`${row.verdict.padEnd(9)} ${name}${numbers}${why}\n`);
  return row;
}
