import {closedLoad, ofText, readerOf} from '../reading.ts';
import {requestsOf} from '../samples/requests.ts';
import {readAbPercentiles} from './percentiles.ts';
import {readAbText} from './text.ts';

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
