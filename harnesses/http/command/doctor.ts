import {describeMachine} from '../../machine/environment.ts';
import {findCommand} from '../../machine/commands.ts';
import {extensionConflict} from '../../machine/php-extensions.ts';
import {coresOf} from '../protocol/placement.ts';
import {readApplications} from '../applications/catalogue.ts';
import {missingNeeds, readRuntimes} from '../runtimes/catalogue.ts';
import type {Runtime} from '../runtimes/catalogue.ts';

const PROGRAMS = [
  {name: 'php', install: 'apt-get install php-cli'},
  {name: 'postgres', install: 'apt-get install postgresql'},
  {name: 'initdb', install: 'apt-get install postgresql'},
  {name: 'psql', install: 'apt-get install postgresql-client'},
  {name: 'nginx', install: 'apt-get install nginx-light'},
  {name: 'setpriv', install: 'apt-get install util-linux'},
  {name: 'composer', install: 'apt-get install composer (only to install the libraries)'},
];

/** Prints what this machine has and lacks; the exit code is 1 when the harness cannot run at all. */
export async function doctorCommand({root}: {root: string}) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const machine = await describeMachine();
  say(
    `${machine.os}, ${machine.cores} cores (${machine.cpuModel}), ${machine.memoryGb} GB, virtualisation: ${machine.virtualisation}`,
  );
  const {others: servers, generator} = coresOf('shared');
  say(
    servers === null
      ? 'Too few cores to pin: servers and load generator share them.'
      : `Servers on cores ${servers}, load generator on ${generator}.`,
  );
  let usable = process.platform === 'linux';
  if (!usable) {
    say('MISSING  Linux: the harness reads CPU time and memory from /proc.');
  }
  for (const {name, install} of PROGRAMS) {
    const path = findCommand(name);
    usable &&= path !== null || name === 'composer';
    say(path === null ? `MISSING  ${name}: ${install}` : `present  ${name} (${path})`);
  }
  const broken = await extensionConflict('php');
  if (broken !== null && findCommand('php') !== null) {
    usable = false;
    say(`MISSING  ${broken.what}: ${broken.install}`);
  }
  const k6 = findCommand('k6');
  say(
    k6 === null
      ? 'absent   k6: the own generator makes the load'
      : `present  k6 ${machine.versions.k6} (${k6})`,
  );
  const present = await sayParts(readRuntimes(), say);
  await sayParts(readApplications(), say);
  say(
    usable && present > 0
      ? `Ready: ${present} runtimes.`
      : `Not ready: run ${root}/setup.sh on Debian, or install what is missing.`,
  );
  return usable && present > 0 ? 0 : 1;
}

/**
 * @param parts runtimes or applications
 * @returns how many of them are present
 */
async function sayParts(
  parts: Array<Pick<Runtime, 'id' | 'folder' | 'label' | 'declaredOnly' | 'needs'>>,
  say: (line: string) => boolean,
): Promise<number> {
  let present = 0;
  for (const part of parts) {
    const missing = await missingNeeds(part);
    present += missing.length === 0 ? 1 : 0;
    const remark = part.declaredOnly ? ' [written after its documentation, not run by us]' : '';
    say(`${missing.length === 0 ? 'present ' : 'absent  '} ${part.id}: ${part.label}${remark}`);
    for (const {what, install} of missing) {
      say(`           lacks ${what}: ${install}`);
    }
  }
  return present;
}
