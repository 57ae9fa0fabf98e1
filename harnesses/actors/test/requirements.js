// @ts-check
import {test} from 'vitest';
import {missingForRuntime} from '../runtimes.js';

/**
 * A test that needs PHP as some runtime: where it is missing the test is skipped and says why, or fails where
 * BC_REQUIRE_HARNESS=1 says that Fibers have to be there. Swoole and Swow may be missing anywhere.
 * @param {string} name
 * @param {{runtime?: string, timeoutMs?: number}} needs
 * @param {() => Promise<void>} body
 */
export async function testWithPhp(name, {runtime = 'fiber', timeoutMs = 60_000}, body) {
  const missing = await missingForRuntime(runtime);
  const isRequired = process.env.BC_REQUIRE_HARNESS === '1' && runtime === 'fiber';
  if (missing !== null && !isRequired) {
    process.stdout.write(`SKIPPED "${name}": ${missing}\n`);
    test.skip(name, body);
    return;
  }
  test(name, {timeout: timeoutMs}, async () => {
    if (missing !== null) {
      throw new Error(missing);
    }
    await body();
  });
}
