import {expect} from 'vitest';
import {makeCell} from '../plan.ts';
import {choosePinning, runOnce} from '../run-once.ts';
import {fixture, withFolder} from './harness.ts';
import {testWithPhp} from './requirements.ts';

/** A run of some program that doesn't do what measure.php does. */
function runProgram(name, {mode = 'opcache', timeoutS = 20} = {}) {
  const cell = makeCell({runtime: 'fiber', mode, scenario: 'one-actor'});
  return withFolder((work) =>
    runOnce(cell, ['--scenario=one-actor'], {
      work,
      pinning: choosePinning(),
      timeoutS,
      program: fixture(`programs/${name}.php`),
    }),
  );
}

await testWithPhp('a program that crashes is a result with its log', {}, async () => {
  const {status, reason, log, canaryMs} = await runProgram('crashing');
  expect(status).toBe('crashed');
  expect(reason).toBe('PHP ended (exit code 3) without a result');
  expect(log).toContain('out of luck');
  expect(canaryMs.after).toBeGreaterThan(0);
});

await testWithPhp('a program that never ends is ended, and is a result', {}, async () => {
  const {status, reason} = await runProgram('hanging', {timeoutS: 0.5});
  expect(status).toBe('hung');
  expect(reason).toBe('no result after 0.5 s');
});

await testWithPhp(
  'PHP that runs without the JIT it was asked for is no measurement',
  {},
  async () => {
    const {status, reason} = await runProgram('disobeying', {mode: 'jit'});
    expect(status).toBe('other-mode');
    expect(reason).toContain('jit was to be on');
  },
);

await testWithPhp('half a result, as a full disk leaves it, is no measurement', {}, async () => {
  const {status, reason} = await runProgram('disk-full');
  expect(status).toBe('crashed');
  expect(reason).toBe('PHP ended (exit code 0) without a result');
});
