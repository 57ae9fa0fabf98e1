import {csvRows} from '../parse/csv.ts';
import {parseNumber} from '../parse/number.ts';
import {closedLoad, named, notInFormat, ofText, readerOf} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import {requestsOf} from '../samples/requests.ts';
import {readAbText} from './text.ts';
import type {Said} from '../types.ts';

/**
 * Columns of `ab -g`, one row a request, sorted by total time and not by when it was sent. Times are whole milliseconds;
 * `seconds` is the clock, which counts whole ones, so no rate comes out of it.
 */
const COLUMNS = {
  starttime: 'VARCHAR',
  seconds: 'BIGINT',
  ctime: 'DOUBLE',
  dtime: 'DOUBLE',
  ttime: 'DOUBLE',
  wait: 'DOUBLE',
};

/**
 * ApacheBench 2.3: the printed report, the percentiles of `-e` and the requests of `-g`. A closed model.
 * https://httpd.apache.org/docs/2.4/programs/ab.html
 */
export default readerOf({
  text: {read: ofText(readAbText)},
  percentiles: {begins: /^Percentage served,/, read: ofText(readAbPercentiles)},
  samples: {
    begins: /^starttime\tseconds/,
    read: requestsOf(
      {
        ...{columns: COLUMNS, text: {header: true, delimiter: '\t'}},
        ...{ms: 'ttime', code: '200', sentS: 'null::DOUBLE', lacksErrors: true},
      },
      {...closedLoad(), latencyStepMs: 1},
    ),
  },
});

const HEADER = 'Percentage served,Time in ms';
const PERCENTILES = {50: 'p50', 75: 'p75', 90: 'p90', 95: 'p95', 99: 'p99'};

/** Rows of `ab -e`: 0 to 99 %, and in some versions the slowest request as 100 %. */
const ROWS = [100, 101];

/**
 * `ab -e FILE`: the time within which each whole percentage was served, in ms; the slowest request isn't in it.
 *
 * @throws {Refusal}
 */
function readAbPercentiles(text: string): Said {
  const [first = [], ...rows] = csvRows(text);
  const header = first.join(',');
  if (header !== HEADER) {
    throw new Refusal('csv-header', {place: 'line 1', value: header, expected: HEADER});
  }
  if (!ROWS.includes(rows.length)) {
    throw new Refusal('row-count', {
      place: `line ${rows.length + 1}`,
      value: rows.length,
      expected: ROWS,
    });
  }
  const times = rows.map(timeOf);
  times.slice(1).forEach((ms, index) => {
    if (ms < times[index]) {
      throw new Refusal('percentile-order', {
        place: `line ${index + 3}`,
        value: `${times[index]} → ${ms}`,
      });
    }
  });
  const percentiles = named(PERCENTILES, (percent) => times[Number(percent)]);
  return {
    ...closedLoad(),
    values: {latencyMs: {measuredFrom: 'sent', min: times[0], ...percentiles}},
    omitted: notInFormat('throughputPerS', 'errorRatio', 'latencyMs.max'),
    latencyStepMs: 1,
  };
}

function timeOf(cells: string[], index: number) {
  const place = `line ${index + 2}`;
  if (cells.length !== 2)
    throw new Refusal('row-columns', {place, value: cells.join(','), expected: 2});
  if (parseNumber(cells[0], place) !== index) {
    throw new Refusal('row-order', {place, value: cells[0], expected: index});
  }
  return parseNumber(cells[1], place);
}
