import {findCommand} from '../machine/commands.ts';
import {describeMachine, versionOf} from '../machine/environment.ts';
import type {VersionQuestion} from '../machine/environment.ts';

/** a program that a harness starts */
interface Program {
  name: string;
  install: string;
  /** something can be measured without it */
  optional?: boolean;
  /** asked of it where its version matters */
  version?: VersionQuestion;
}

/** What a harness needs of a machine. */
export interface Needs {
  programs: Program[];
  /** which cores are whose, in a sentence */
  cores: () => string;
  /**
   * Says what it finds of what can be measured.
   *
   * @returns how many of it are here, and its name in the singular; not usable where something is amiss
   */
  tellParts: (
    say: (line: string) => void,
  ) => Promise<{present: number; what: string; usable?: boolean}>;
  /** what to do where something is missing */
  remedy?: string;
}

/**
 * Prints what this machine has and lacks.
 *
 * @returns exit code: 1 when the harness can't run at all
 */
export async function tellNeeds({programs, cores, tellParts, remedy}: Needs): Promise<number> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const machine = await describeMachine();
  say(
    `${machine.os}, PHP ${machine.versions.php}, ${machine.cores} cores (${machine.cpuModel}), ${machine.memoryGb} GB, virtualisation: ${machine.virtualisation}`,
  );
  say(cores());
  let ready = process.platform === 'linux';
  if (!ready) {
    say('MISSING  Linux: the harness reads CPU time and memory from /proc.');
  }
  for (const {name, install, optional = false, version} of programs) {
    const path = findCommand(name);
    ready &&= path !== null || optional;
    const lacking = optional ? 'absent ' : 'MISSING';
    const told = path === null || version === undefined ? '' : ` ${await versionOf(version)}`;
    say(path === null ? `${lacking}  ${name}: ${install}` : `present  ${name}${told} (${path})`);
  }
  const {present, what, usable = true} = await tellParts(say);
  ready &&= usable && present > 0;
  say(
    ready
      ? `Ready: ${present} ${what}${present === 1 ? '' : 's'}.`
      : `Not ready: ${remedy ?? 'install what is missing'}.`,
  );
  return ready ? 0 : 1;
}
