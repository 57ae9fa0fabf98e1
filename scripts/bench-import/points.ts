import {once} from 'node:events';
import {createReadStream, createWriteStream} from 'node:fs';
import {createInterface} from 'node:readline';
import {createRandom, drawExponential} from '../../lib/statistics/index.ts';

const MEAN_MS = 20;
const REQUESTS_PER_S = 5000;
const LINES_AT_ONCE = 7000;

/**
 * Writes a file of points as k6 writes them: the lines of one recorded request, over and over, with drawn durations
 * and a clock that moves on.
 *
 * @param count Points.
 * @param recorded File of recorded points of the same format.
 */
export async function writePoints(
  path: string,
  format: 'ndjson' | 'csv',
  count: number,
  recorded: string,
) {
  const {head, request} = await recordedLines(recorded, format);
  const random = createRandom(1);
  const file = createWriteStream(path);
  file.write(`${head.join('\n')}\n`);
  for (let written = 0; written < count;) {
    const lines = [];
    while (lines.length < LINES_AT_ONCE && written < count) {
      const number = Math.floor(written / request.length);
      const ms = drawExponential(random, 1 / MEAN_MS);
      lines.push(withValues(request[written % request.length], format, number, ms));
      written += 1;
    }
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

/** Lines before the first point, and those of the first request. */
async function recordedLines(recorded: string, format: 'ndjson' | 'csv') {
  const isPoint = (line: string) =>
    format === 'csv' ? !line.startsWith('metric_name') : line.includes('"type":"Point"');
  const head = [];
  const request = [];
  const metrics = new Set();
  for await (const line of createInterface({input: createReadStream(recorded)})) {
    if (!isPoint(line)) head.push(line);
    else if (metrics.has(metricOf(line))) continue;
    else request.push(line);
    metrics.add(metricOf(line));
  }
  return {head, request};
}

const metricOf = (line: string) =>
  line.startsWith('{"type":"Metric"')
    ? line
    : (/"metric":"(\w+)"/.exec(line)?.[1] ?? line.split(',')[0]);

function withValues(line: string, format: 'ndjson' | 'csv', number: number, ms: number) {
  const seconds = 1_795_220_216 + number / REQUESTS_PER_S;
  const value = /http_req_(?!failed)|iteration_duration/.test(line) ? ms.toFixed(6) : undefined;
  if (format === 'csv') {
    const [metric, , before, ...rest] = line.split(',');
    return [metric, Math.floor(seconds), value ?? before, ...rest].join(',');
  }
  const time = new Date(seconds * 1000).toISOString();
  const moved = line.replace(/"time":"[^"]*"/, `"time":"${time}"`);
  return value === undefined ? moved : moved.replace(/"value":[\d.]+/, `"value":${value}`);
}
