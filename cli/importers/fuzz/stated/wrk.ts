import {numberAt, numberIn, numbersIn, secondsOf, sumOf} from './json.ts';
import type {Reader, Stated, Writer} from '../oracle.ts';

/**
 * wrk counts a timeout when the answer comes after all (`response_complete` of src/wrk.c): it is one of the requests,
 * and no socket error beside them.
 */
export const stated: Reader = (text) => {
  const lastLine = text.trimEnd().replace(/^.*\n/s, '');
  return lastLine.startsWith('{') ? ofScript(JSON.parse(lastLine)) : ofText(text);
};

function ofScript(report: unknown): Stated {
  const answered = numberAt(report, 'requests');
  const errors = (kind: string) => numberAt(report, 'errors', kind);
  const unanswered = sumOf([errors('connect'), errors('read'), errors('write')]);
  const duration = numberAt(report, 'duration_us');
  return {
    ranForS: duration && duration / 1e6,
    ...ratio(answered, unanswered, sumOf([errors('status'), errors('timeout')])),
  };
}

function ofText(text: string): Stated {
  const answered = numberIn(text, /^\s*(\d+) requests in /m);
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/;
  const [connect, read, write, late] = numbersIn(text, socket) ?? [0, 0, 0, 0];
  const bad = numberIn(text, /Non-2xx or 3xx responses: (\d+)/) ?? 0;
  return {
    ranForS: secondsOf(/requests in (\S+),/.exec(text)?.[1]),
    ...ratio(answered, connect + read + write, bad + late),
  };
}

/** An answer may be late and bad at once. */
function ratio(
  answered: number | undefined,
  unanswered: number | undefined,
  bad: number | undefined,
) {
  if (answered === undefined || unanswered === undefined || bad === undefined) return {};
  return {
    answered,
    failed: Math.min(bad, answered) + unanswered,
    attempts: answered + unanswered,
    sentAtMost: answered + unanswered,
  };
}

export const recounted: Writer = (text, {good, bad, late, refused, ranForS}) => {
  const answered = good + bad + late;
  const lastLine = text.trimEnd().replace(/^.*\n/s, '');
  if (lastLine.startsWith('{')) {
    const errors = {connect: refused, read: 0, write: 0, status: bad, timeout: late};
    const line = {
      ...JSON.parse(lastLine),
      requests: answered,
      duration_us: Math.round(ranForS * 1e6),
      errors,
    };
    return `${text.trimEnd().slice(0, -lastLine.length)}${JSON.stringify(line)}\n`;
  }
  const lines = [
    `  ${answered} requests in ${ranForS.toFixed(2)}s, 1.00MB read`,
    ...(refused + late
      ? [`  Socket errors: connect ${refused}, read 0, write 0, timeout ${late}`]
      : []),
    ...(bad ? [`  Non-2xx or 3xx responses: ${bad}`] : []),
    `Requests/sec: ${(answered / ranForS).toFixed(2)}`,
  ];
  return text.replace(/^\s*\d+ requests in [^]*Requests\/sec:\s+\S+/m, lines.join('\n'));
};
