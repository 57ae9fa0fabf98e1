import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {TOOLS} from '../../../../cli/importers/tools.ts';
import {toolMarks} from '../../../../content/tools/marks.ts';
import {READERS} from '../../readers.ts';
import {LARGEST_BYTES, readOutput} from './read-output.ts';

const marks = toolMarks('.');
const read = (...parts: BlobPart[]) => readOutput(new Blob(parts), marks);
const file = (path: string) => readFileSync(`cli/importers/${path}`);
const text = (path: string) => file(path).toString();

test('every importer of a load tool is read; the others measure something else', () => {
  // Rows of a project's tables, timed commands, profilers, actors, our probe.
  const others = ['httparena', 'techempower', 'hyperfine', 'pfp', 'nexus', 'probe'];
  expect([...Object.keys(READERS), ...others].sort()).toEqual(TOOLS);
});

test.each([
  ['ab', 'ab/fixtures/slow20.stdout.txt'],
  ['autocannon', 'autocannon/fixtures/slow20.json'],
  ['h2load', 'h2load/fixtures/slow20.h1.txt'],
  ['hey', 'hey/fixtures/slow20.txt'],
  ['k6', 'k6/fixtures/car-ok.v2.handleSummary-default.json'],
  ['oha', 'oha/fixtures/slow20.json'],
  ['vegeta', 'vegeta/fixtures/ok.report.json'],
  ['wrk', 'wrk/fixtures/slow20.latency.txt'],
])('%s is recognised and gives the importer’s rate', async (tool, path) => {
  const outcome = await read(file(path));
  const {readings} = JSON.parse(text(`${path}.expected.json`));
  expect(outcome).toMatchObject({runs: [{tool, rate: readings[0].values.throughputPerS}]});
});

test('several reports of one text are several runs, copied with their quotation marks or not', async () => {
  const [wrk, ab] = [
    text('wrk/fixtures/slow20.latency.txt'),
    text('ab/fixtures/slow20.stdout.txt'),
  ];
  const quoted = wrk.replaceAll(/^/gmu, '> ');
  const outcome = await read(`nginx\n\n${ab}\nSwoole:\n\`\`\`\n${wrk}\`\`\`\n${quoted}`);
  expect(outcome).toMatchObject({runs: [{tool: 'ab'}, {tool: 'wrk'}, {tool: 'wrk'}]});
});

test('a report without its first line is recognised by others', async () => {
  const wrk = text('wrk/fixtures/slow20.latency.txt').replace(/^Running.*\n/u, '');
  expect(await read(wrk)).toMatchObject({runs: [{tool: 'wrk'}]});
});

test('wrk keeps its threads, and latencies that it corrects are marked', async () => {
  const report = `Running 10s test @ http://a
  4 threads and 10 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     6.34ms    1.59ms  25.69ms   79.53%
    Req/Sec   317.06     43.72   373.00     83.25%
  12637 requests in 10.01s, 30.68MB read
Requests/sec:   1262.17
Transfer/sec:      3.06MB
`;
  expect(await read(report)).toMatchObject({
    runs: [{users: 10, threads: 4, isPlanned: true, rate: 1262.17, mean: 6.34, seconds: 10.01}],
  });
});

test('percentiles in the wrong order are read, for the answer to say it', async () => {
  const hey = text('hey/fixtures/slow20.txt').replace(/( 99% in )\S+/u, '$10.0001');
  expect(await read(hey)).toMatchObject({runs: [{tool: 'hey', p99: expect.closeTo(0.1, 6)}]});
});

const REFUSED: [string, BlobPart[]][] = [
  ['too-large', [' '.repeat(LARGEST_BYTES + 1)]],
  ['too-large', [new Uint8Array(10 * 1024 * 1024)]],
  ['html-page', ['<!doctype html><script>alert(1)</script>']],
  ['no-tool', ['<img src=x onerror=alert(1)>']],
  ['no-tool', ['hello']],
  ['no-tool', ['{"a": 1}']],
  ['file-empty', ['']],
  ['binary-file', ['a\u0000b']],
  ['encoding-utf16', [Buffer.from('\uFEFFThis is ApacheBench', 'utf16le')]],
  ['encoding-not-utf8', [new Uint8Array([0xff, 0x41])]],
  ['k6-text-summary', [file('k6/fixtures/car-overload.v2.text-full.txt')]],
  ['samples', [file('hey/fixtures/slow20.csv')]],
  ['line-missing', ['Running 10s test @ http://a\n']],
];

test.each(REFUSED)('%s is refused', async (code, parts) => {
  expect(await read(...parts)).toMatchObject({code});
});

test('a hostile text of a megabyte is refused at once', async () => {
  const texts = ['Summary:\n', 'Requests/sec: 1\n', '9', '{"a":', '> '].map((part) =>
    part.repeat((LARGEST_BYTES - 10) / part.length),
  );
  for (const each of texts) {
    const from = performance.now();
    expect(await read(each)).toHaveProperty('code');
    expect(performance.now() - from).toBeLessThan(2000);
  }
});
