import {numberIn} from './json.ts';
import type {Reader, Writer} from '../oracle.ts';

/** hey writes statuses of its first million answers only (`maxRes` of requester/report.go). */
const MOST_STATUSES = 1_000_000;

/** hey divides all its requests, those that failed as well, by the time (`finalize` of requester/report.go). */
export const stated: Reader = (text) => {
  if (!text.includes('Status code distribution:')) return {};
  const statuses = [...text.matchAll(/^\s*\[(\d{3})\]\s+(\d+) responses/gm)];
  const errors = [...text.matchAll(/^\s*\[(\d+)\]\s+(?!\d+ responses)\S/gm)];
  const answered = statuses.reduce((sum, [, , count]) => sum + Number(count), 0);
  const unanswered = errors.reduce((sum, [, count]) => sum + Number(count), 0);
  const bad = statuses
    .filter(([, code]) => Number(code) >= 400)
    .reduce((sum, [, , count]) => sum + Number(count), 0);
  const ranForS = numberIn(text, /^\s*Total:\s+([\d.]+) secs/m);
  const ratePerS = numberIn(text, /^\s*Requests\/sec:\s+([\d.]+)/m);
  if (answered >= MOST_STATUSES) return {ranForS};
  return {
    ranForS,
    answered,
    failed: bad + unanswered,
    attempts: answered + unanswered,
    sentAtMost: ratePerS && ranForS ? Math.ceil(ratePerS * ranForS * 1.02 + 1) : undefined,
  };
};

export const recounted: Writer = (text, {good, bad, late, refused, ranForS}) => {
  const statuses = [
    ...(good ? [`  [200]\t${good} responses`] : []),
    ...(bad ? [`  [500]\t${bad} responses`] : []),
  ];
  const errors = [
    ...(late ? [`  [${late}]\tGet "http://127.0.0.1:9200/": context deadline exceeded`] : []),
    ...(refused ? [`  [${refused}]\tGet "http://127.0.0.1:9200/": connection refused`] : []),
  ];
  const tail = [
    'Status code distribution:',
    ...statuses,
    '',
    ...(errors.length ? ['Error distribution:', ...errors] : []),
  ];
  return text
    .replace(/Total:\t\S+/, `Total:\t${ranForS.toFixed(4)}`)
    .replace(
      /Requests\/sec:\t\S+/,
      `Requests/sec:\t${((good + bad + late + refused) / ranForS).toFixed(4)}`,
    )
    .replace(/Status code distribution:[^]*$/, `${tail.join('\n')}\n`);
};
