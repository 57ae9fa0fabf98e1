import {closedLoad, ofText, readerOf} from '../reading.ts';
import {requestsOf} from '../samples/requests.ts';
import {readH2loadText} from './text.ts';

/** Columns of `--log-file`: moment of sending and duration in microseconds; status -1 when no answer came. */
const COLUMNS = {start_us: 'BIGINT', status: 'INTEGER', time_us: 'BIGINT'};

/**
 * h2load 1: the printed report and `--log-file`. A closed model, except with `--rate`, which opens connections.
 * https://nghttp2.org/documentation/h2load.1.html
 */
export default readerOf({
  text: {read: ofText(readH2loadText)},
  log: {
    begins: /^\d{13,}\t-?\d+\t\d+/,
    read: requestsOf(
      {
        ...{columns: COLUMNS, text: {header: false, delimiter: '\t'}},
        ...{ms: 'time_us / 1000.0', code: 'greatest(status, 0)', sentS: 'start_us / 1e6'},
      },
      closedLoad(),
    ),
  },
});
