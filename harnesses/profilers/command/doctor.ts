import {findCommand} from '../../machine/commands.ts';
import {describeMachine} from '../../machine/environment.ts';
import {extensionArguments} from '../../machine/php-extensions.ts';
import {PROFILERS, programOf, versionOf, whyAbsent} from '../profilers/catalogue.ts';
import {otherProfilers} from '../profilers/others.ts';
import {choosePinning} from '../protocol/place.ts';

const PROGRAMS = [
  {name: 'php', install: 'apt-get install php-cli'},
  {name: 'setpriv', install: 'apt-get install util-linux'},
  {name: 'taskset', install: 'apt-get install util-linux'},
  {name: 'bash', install: 'apt-get install bash'},
  {name: 'pgrep', install: 'apt-get install procps (phpspy finds several processes by it)'},
];

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints what this machine has and lacks; the exit code is 1 when the harness can't run at all. */
export async function doctorCommand() {
  const machine = await describeMachine();
  say(
    `${machine.os}, ${machine.cores} cores (${machine.cpuModel}), ${machine.memoryGb} GB, virtualisation: ${machine.virtualisation}`,
  );
  const {targets, profiler} = choosePinning();
  say(
    targets === null
      ? 'One core: the profiler shares it with what it profiles.'
      : `Profiled processes on core ${targets}, profiler on core ${profiler}.`,
  );
  const usable = (await sayPrograms()) && process.platform === 'linux';
  const present = await sayProfilers();
  await sayOthers();
  const ready = usable && present > 0;
  say(ready ? `Ready: ${present} profilers.` : 'Not ready: install what is missing.');
  return ready ? 0 : 1;
}

async function sayPrograms() {
  let all = true;
  for (const {name, install} of PROGRAMS) {
    const path = findCommand(name);
    all &&= path !== null;
    say(path === null ? `MISSING  ${name}: ${install}` : `present  ${name} (${path})`);
  }
  if ((await extensionArguments('pcntl')) === null) {
    say('MISSING  pcntl: a PHP with this extension');
    all = false;
  }
  return all;
}

async function sayProfilers() {
  let present = 0;
  for (const profiler of PROFILERS.filter(({from}) => from !== 'nowhere')) {
    const reason = await whyAbsent(profiler);
    present += reason === null ? 1 : 0;
    const version = await versionOf(profiler);
    const path = programOf(profiler);
    const where = `${version === null ? '' : ` ${version}`}${path === null ? '' : ` (${path})`}`;
    say(
      reason === null
        ? `present  ${profiler.label}${where}`
        : `absent   ${profiler.label}: ${reason}`,
    );
  }
  return present;
}

async function sayOthers() {
  for (const {name, about, present} of await otherProfilers()) {
    say(`${present ? 'here, but not measured' : 'absent, not measured'}  ${name}: ${about}`);
  }
}
