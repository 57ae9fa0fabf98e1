import {readFileSync} from 'node:fs';
import {cpus, release, totalmem} from 'node:os';
import {join} from 'node:path';
import {findCommand, runToEnd} from './commands.ts';
import {readIfThere} from './files.ts';

const PHP_VERSION: VersionQuestion = [
  'php',
  ['-r', 'echo PHP_VERSION, PHP_ZTS ? " (ZTS)" : " (NTS)";'],
  /(.+)/,
];

/** How to ask a program for its version: command, arguments, pattern whose first group is the version. */
export type VersionQuestion = [string, string[], RegExp];

/**
 * What the machine is, as far as it tells: for the result, so that numbers stay with their place.
 *
 * @param programs programs of the harness beside Node and PHP
 */
export async function describeMachine(programs: Record<string, VersionQuestion> = {}) {
  return {
    os: osName(),
    kernel: release(),
    cpuModel: [...new Set(cpus().map(({model}) => model.trim()))].join(', ') || 'unknown',
    cores: cpus().length,
    memoryGb: Math.round((totalmem() / 1024 ** 3) * 10) / 10,
    virtualisation: await virtualisation(),
    versions: await versions(programs),
    ...(await commit()),
  };
}

function osName() {
  return /PRETTY_NAME="?([^"\n]+)/.exec(readIfThere('/etc/os-release') ?? '')?.[1] ?? 'Linux';
}

async function virtualisation() {
  const tool = findCommand('systemd-detect-virt');
  const told = tool ? (await runToEnd(tool, [])).stdout.trim() : '';
  if (told !== '') {
    return told;
  }
  return readFileSync('/proc/cpuinfo', 'utf8').includes(' hypervisor')
    ? 'a virtual machine'
    : 'unknown';
}

async function versions(programs: Record<string, VersionQuestion>) {
  const found: Record<string, string> = {node: process.version.slice(1)};
  for (const [name, question] of Object.entries({php: PHP_VERSION, ...programs})) {
    found[name] = await versionOf(question);
  }
  return found;
}

/** What a program says its version is: 'absent' where there is no such program, 'unknown' where it doesn't say. */
export async function versionOf([name, args, pattern]: VersionQuestion): Promise<string> {
  const command = findCommand(name);
  if (command === null) {
    return 'absent';
  }
  const {stdout, stderr} = await runToEnd(command, args);
  return pattern.exec(stdout + stderr)?.[1] ?? 'unknown';
}

async function commit() {
  const cwd = join(import.meta.dirname, '..');
  const head = await runToEnd('git', ['rev-parse', 'HEAD'], {cwd});
  const changes = await runToEnd('git', ['status', '--porcelain', '--', '.'], {cwd});
  return head.code === 0
    ? {commit: head.stdout.trim(), uncommittedChanges: changes.stdout.trim() !== ''}
    : {commit: 'unknown', uncommittedChanges: false};
}
