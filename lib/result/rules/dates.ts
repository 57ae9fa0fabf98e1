import type {RuleProblem} from '../rules.ts';
import type {Run} from '../types.ts';

const DAYS_OF_A_SOURCE = ['publishedOn', 'retrievedOn'] as const;

/** Finds days that no calendar has, and an end before its beginning. */
export function checkDates(run: Run): RuleProblem[] {
  const days = [
    {path: '/measuredOn', day: run.measuredOn},
    {path: '/measuredUntil', day: run.measuredUntil},
    ...(run.origin.sources ?? []).flatMap((source, index) =>
      DAYS_OF_A_SOURCE.map((name) => ({
        path: `/origin/sources/${index}/${name}`,
        day: source[name],
      })),
    ),
    ...run.measurements.map((measurement, index) => ({
      path: `/measurements/${index}/measuredOn`,
      day: measurement.measuredOn,
    })),
  ];
  const wrong = days.filter(({day}) => !isDay(day));
  return [
    ...wrong.map(({path, day}) => ({code: 'date-not-real', path, value: day, params: {}})),
    ...orderProblems(run),
  ];
}

/**
 * Whether a calendar has the day; the word “unknown” and one that is left out are no wrong ones.
 *
 * @param day such as 2026-04-03
 */
export function isDay(day: string | undefined) {
  if (day === undefined || day === 'unknown') return true;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

function orderProblems({measuredOn, measuredUntil}: {measuredOn?: string; measuredUntil?: string}) {
  if (!measuredOn || !measuredUntil || measuredUntil >= measuredOn) return [];
  return [
    {code: 'date-before-start', path: '/measuredUntil', value: measuredUntil, params: {measuredOn}},
  ];
}
