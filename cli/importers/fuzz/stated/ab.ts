import {numberIn, numbersIn} from './json.ts';
import type {Reader, Writer} from '../oracle.ts';

/**
 * ab counts one request under several kinds of failure: a connection that was reset is a receive error, a length that
 * differs and an exception at once (`read_connection` and `close_connection` of ab.c). If the first answer was empty,
 * every whole one differs from it.
 */
export const stated: Reader = (text) => {
  const complete = numberIn(text, /^Complete requests:\s+(\d+)/m);
  if (complete === undefined) return {};
  const kinds = numbersIn(
    text,
    /\(Connect: (\d+), Receive: (\d+), Length: (\d+), Exceptions: (\d+)\)/,
  );
  const [connect, receive, length, exceptions] = kinds ?? [0, 0, 0, 0];
  const emptyFirst = numberIn(text, /^Document Length:\s+(\d+) bytes/m) === 0;
  const non2xx = numberIn(text, /^Non-2xx responses:\s+(\d+)/m) ?? 0;
  const plain = kinds ? connect : (numberIn(text, /^Failed requests:\s+(\d+)/m) ?? 0);
  const failed = Math.max(receive, emptyFirst ? 0 : length, exceptions, non2xx, plain);
  return {
    ranForS: numberIn(text, /^Time taken for tests:\s+([\d.]+)/m),
    answered: complete,
    failed,
    attempts: complete,
    sentAtMost: complete + connect,
  };
};

export const recounted: Writer = (text, {good, bad, late, ranForS}) => {
  const all = good + bad + late;
  const lines = [
    `Time taken for tests:   ${ranForS.toFixed(3)} seconds`,
    `Complete requests:      ${all}`,
    `Failed requests:        ${3 * late}`,
    ...(late ? [`   (Connect: 0, Receive: ${late}, Length: ${late}, Exceptions: ${late})`] : []),
    ...(bad ? [`Non-2xx responses:      ${bad}`] : []),
    `Total transferred:      60000 bytes`,
    `HTML transferred:       5500 bytes`,
    `Requests per second:    ${(all / ranForS).toFixed(2)}`,
  ];
  return text.replace(/^Time taken for tests:[^]*Requests per second:\s+\S+/m, lines.join('\n'));
};
