// One measured process: `child.ts import <format> <file> <out>` or `child.ts engine <format> <file>`. Its last line
// tells its time, from the start of the process on, and its largest memory.
import {main} from '../../cli/main.ts';
import {csvColumns, K6_POINT_COLUMNS} from '../../cli/importers/k6/points.ts';
import {readDelimited, readNdjson} from '../../cli/importers/samples/sql.ts';
import {openSource} from '../../cli/importers/source.ts';

const [what, written, path, out] = process.argv.slice(2);
const format = written === 'csv' ? 'csv' : 'ndjson';
const KB = 1024;

async function importPoints() {
  const metadata =
    '--id bench/points --evidence own --system swoole --runtime swoole --scenario hello --model open --rate 5000';
  const argv = ['import', 'k6', path, ...metadata.split(' '), '--out', out, '--replace', '--yes'];
  return main(argv, {...process, cwd: process.cwd()});
}

/** The engine reads the same columns of the same file, and counts and adds up what it read. */
async function readByEngine() {
  const {head, samples} = await openSource(path);
  const [header] = head.split('\n', 1);
  await samples(format, (query, file) =>
    query(
      format === 'csv'
        ? `select metric_name, count(*), sum(metric_value), max("timestamp") from ${readDelimited(file, csvColumns(header), {header: true})} group by 1`
        : `select metric, count(*), sum(data.value), max(data."time") from ${readNdjson(file, K6_POINT_COLUMNS)} group by 1`,
    ),
  );
  return 0;
}

const code = await (what === 'import' ? importPoints() : readByEngine());
const seconds = performance.now() / 1000;
const {maxRSS} = process.resourceUsage();
process.stdout.write(`\n${JSON.stringify({code, seconds, peakMib: maxRSS / KB})}\n`);
process.exitCode = code;
