import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

const PROBE = dirname(dirname(fileURLToPath(import.meta.url)));
const REPORT = join(PROBE, 'report');

const hasPhp = spawnSync('php', ['--version']).status === 0;
const missing = [
  ...(hasPhp ? [] : ['PHP']),
  ...(existsSync(join(PROBE, 'vendor/autoload.php'))
    ? []
    : ['composer install in harnesses/probe']),
];

function testWithPhp(name, body) {
  if (missing.length > 0 && process.env.BC_REQUIRE_HARNESS !== '1') {
    process.stdout.write(
      `SKIPPED "${name}": missing ${missing.join(', ')}; run harnesses/http/setup.sh\n`,
    );
    test.skip(name, body);
    return;
  }
  test(name, {timeout: 30_000}, async () => {
    expect(missing).toEqual([]);
    await body();
  });
}

async function withFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'probe-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function fetchWhenReady(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await (await fetch(url)).text();
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`${url} was never answered`);
}

testWithPhp('the probe passes its own checks in PHP', () => {
  const {status, stdout, stderr} = spawnSync('php', [join(PROBE, 'test/checks.php')], {
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain('ok ');
});

/** The one line that an application writes under PHP's built-in server, with the probe prepended. */
function lineOf(application) {
  return withFolder(async (folder) => {
    const log = join(folder, 'probe.ndjson');
    const port = await freePort();
    const args = [
      ...['-d', `auto_prepend_file=${join(PROBE, 'prepend.php')}`, '-S', `127.0.0.1:${port}`],
      // The folder, not the file: a router script is run without what is prepended.
      ...['-t', join(PROBE, 'test')],
    ];
    const server = spawn('php', args, {
      env: {...process.env, BC_PROBE_LOG: log},
      stdio: 'ignore',
    });
    try {
      const url = `http://127.0.0.1:${port}/${application}?token=secret`;
      expect(await fetchWhenReady(url)).toBe('answered');
      for (let attempt = 0; attempt < 100 && !existsSync(log); attempt += 1) await sleep(20);
      return readFileSync(log, 'utf8');
    } finally {
      server.kill('SIGKILL');
    }
  });
}

testWithPhp(
  'prepended to an application it measures a request with its shutdown, and keeps nothing of it',
  async () => {
    const text = await lineOf('application.php');
    const line = JSON.parse(text);
    expect(line.wallMs).toBeGreaterThanOrEqual(35);
    expect(line.cpuMs).toBeLessThan(line.wallMs);
    expect(text).not.toContain('secret');
    expect(line).not.toHaveProperty('bootMs');
  },
);

testWithPhp('with both hooks one line tells boot and connection apart from the rest', async () => {
  const line = JSON.parse(await lineOf('booting.php'));
  expect(line).toMatchObject({via: 'prepend', overlapped: false});
  expect(line.bootMs).toBeGreaterThanOrEqual(15);
  expect(line.connectMs).toBeGreaterThanOrEqual(20);
  expect(line.bootMs + line.connectMs).toBeLessThanOrEqual(line.wallMs + 0.01);
});

testWithPhp('the report prints percentiles and a link with the values', () =>
  withFolder((folder) => {
    const log = join(folder, 'log.ndjson');
    const line = {v: 1, via: 'prepend', wallMs: 28, cpuMs: 5, peakMib: 20, overlapped: false};
    writeFileSync(log, `${JSON.stringify(line)}\n${JSON.stringify(line)}\n{"v":1`);
    const text = execFileSync(REPORT, [log, '--workers=4'], {encoding: 'utf8'});
    expect(text).toContain('2 requests, 1 lines unreadable');
    expect(text).toContain('T_io / T_cpu: 4.60');
    expect(text).toContain('/explore/would-it-help/#v=1&cpu=5&wait=23&workers=4&boot=0');
    expect(text).toContain('Cost of boot: not measured');
  }),
);

testWithPhp('a log that is missing or holds nothing usable is refused with what to do', () =>
  withFolder((folder) => {
    const absent = spawnSync(REPORT, [join(folder, 'none')], {encoding: 'utf8'});
    expect(absent.status).toBe(1);
    expect(absent.stderr).toContain('BC_PROBE_LOG');
    const log = join(folder, 'log.ndjson');
    writeFileSync(
      log,
      `${JSON.stringify({v: 1, via: 'psr-15', wallMs: 1, cpuMs: 1, peakMib: 1, overlapped: true})}\n`,
    );
    const overlapped = spawnSync(REPORT, [log], {encoding: 'utf8'});
    expect(overlapped.status).toBe(1);
    expect(overlapped.stderr).toContain('one request at a time');
    expect(spawnSync(REPORT, [log, '--cores=0'], {encoding: 'utf8'}).status).toBe(1);
  }),
);
