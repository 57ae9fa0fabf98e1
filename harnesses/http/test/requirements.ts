import {test} from 'vitest';
import {findCommand} from '../../machine/commands.ts';
import {findApplication, findRuntime, missingNeeds} from '../catalogue.ts';

const SERVERS = ['postgres', 'initdb', 'psql', 'nginx', 'setpriv'];

/**
 * A test that needs real servers: where they are missing it is skipped and says what is missing, or fails where
 * BC_REQUIRE_HARNESS=1 says that they have to be there. What setup.sh can't install is optional even then.
 *
 * @param needs what of them is optional may be missing even so: applications of which a
 * registry may lack packages, runtimes with an extension or a binary of their own
 */
export async function testWithServers(
  name: string,
  needs: {
    runtimes?: string[];
    applications?: string[];
    optional?: string[];
    optionalRuntimes?: string[];
    timeoutMs?: number;
    retry?: number;
  },
  body: () => Promise<void>,
) {
  const {runtimes = [], applications = [], timeoutMs = 60_000, retry = 0} = needs;
  const {optional = [], optionalRuntimes = []} = needs;
  const missing = SERVERS.filter((program) => findCommand(program) === null);
  for (const id of [...runtimes, ...optionalRuntimes]) {
    missing.push(...(await missingNeeds(findRuntime(id))).map(({what}) => what));
  }
  for (const id of [...applications, ...optional]) {
    missing.push(...(await missingNeeds(findApplication(id))).map(({what}) => what));
  }
  const mayBeMissing =
    [...optional, ...optionalRuntimes].length > 0 || process.env.BC_REQUIRE_HARNESS !== '1';
  if (missing.length > 0 && mayBeMissing) {
    process.stdout.write(
      `SKIPPED "${name}": missing ${missing.join(', ')}; run harnesses/http/setup.sh\n`,
    );
    test.skip(name, body);
    return;
  }
  test(name, {timeout: timeoutMs, retry}, async () => {
    if (missing.length > 0) {
      throw new Error(`missing ${missing.join(', ')}; run harnesses/http/setup.sh`);
    }
    await body();
  });
}
