import {findCommand} from '../../machine/commands.ts';
import {describeMachine} from '../../machine/environment.ts';
import {choosePinning} from '../protocol/pinning.ts';
import {missingForMode, missingForRuntime, MODES, RUNTIMES} from '../runtimes.ts';

const PROGRAMS = [
  {name: 'php', install: 'apt-get install php-cli (8.2 or later)'},
  {name: 'setpriv', install: 'apt-get install util-linux'},
  {name: 'taskset', install: 'apt-get install util-linux'},
];

/**
 * Prints what this machine has and lacks.
 *
 * @returns 1 when the harness cannot run at all
 */
export async function doctorCommand(): Promise<number> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const machine = await describeMachine();
  const {single, pair} = choosePinning();
  say(
    `${machine.os}, PHP ${machine.versions.php}, ${machine.cores} cores (${machine.cpuModel}), ${machine.memoryGb} GB, virtualisation: ${machine.virtualisation}`,
  );
  say(`One process runs on core ${single}, two processes on ${pair}.`);
  let usable = process.platform === 'linux';
  if (!usable) {
    say('MISSING  Linux: the harness reads CPU time and memory from /proc.');
  }
  for (const {name, install} of PROGRAMS) {
    const path = findCommand(name);
    usable &&= path !== null;
    say(path === null ? `MISSING  ${name}: ${install}` : `present  ${name} (${path})`);
  }
  for (const [id, missing] of [
    ...(await Promise.all(RUNTIMES.map(async (id) => [id, await missingForRuntime(id)]))),
    ...(await Promise.all(MODES.map(async (id) => [id, await missingForMode(id)]))),
  ]) {
    say(missing === null ? `present  ${id}` : `absent   ${id}: ${missing}`);
  }
  say(usable ? 'Ready.' : 'Not ready: install what is missing.');
  return usable ? 0 : 1;
}
