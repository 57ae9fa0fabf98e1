import {closedLoad, ofText, readerOf} from '../reading.ts';
import {requestsOf} from '../samples/requests.ts';
import {readHeyText} from './text.ts';

/** Columns of `hey -o csv`, in seconds with four decimals; requests that failed to connect are missing. */
const COLUMNS = {
  'response-time': 'DOUBLE',
  'DNS+dialup': 'DOUBLE',
  DNS: 'DOUBLE',
  'Request-write': 'DOUBLE',
  'Response-delay': 'DOUBLE',
  'Response-read': 'DOUBLE',
  'status-code': 'INTEGER',
  offset: 'DOUBLE',
};

/**
 * hey 0.1: the printed report and `-o csv`. A closed model; its `-q` limits each worker and not the whole.
 * https://github.com/rakyll/hey
 */
export default readerOf({
  text: {read: ofText(readHeyText)},
  csv: {
    begins: /^response-time,/,
    read: requestsOf(
      {
        ...{columns: COLUMNS, text: {header: true}, lacksErrors: true},
        ...{ms: '"response-time" * 1000', code: '"status-code"', sentS: '"offset"'},
      },
      closedLoad(),
    ),
  },
});
