import {test} from 'vitest';
import {missingForRuntime} from '../runtimes.ts';

/**
 * A test that needs PHP as some runtime: where it is missing the test is skipped and says why, or fails where
 * BC_REQUIRE_HARNESS=1 says that Fibers have to be there. Swoole and Swow may be missing anywhere.
 */
export async function testWithPhp(
  name: string,
  {runtime = 'fiber', timeoutMs = 60_000}: {runtime?: string; timeoutMs?: number},
  body: () => Promise<void>,
) {
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
