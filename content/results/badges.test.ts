import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {EQUIVALENCE_MARGIN} from '../../lib/statistics/compare.ts';
import {loadSite} from '../site/load-site.ts';
import {MOST_CONTRADICTIONS, badgesOf, hasBadges} from './badges.ts';

const {runs} = await loadSite('.');
const all = [...runs.byId.values()];
const own = all.filter(hasBadges);
const inSessions = own.find(({id}) => id === 'state-or-coroutines/equal-slots');
const badgesFor = (run, others = all) => badgesOf(run, others, process.cwd());

test('a result is available with its journal, and only then', () => {
  for (const run of own)
    expect(badgesFor(run).available, run.id).toBe(run.origin.harness.journal !== undefined);
  expect(own.some((run) => !badgesFor(run).available)).toBe(true);
});

test('a result is functional while its harness has its plan or command', () => {
  const withCommand = (...commands) =>
    badgesFor({...inSessions, origin: {kind: 'harness', harness: {commands}}}).functional;
  expect(withCommand('harnesses/http/run plan equal-slots --blocks 1')).toBe(true);
  expect(withCommand('harnesses/http/run connect --repeats 5')).toBe(true);
  expect(withCommand('harnesses/http/run plan never-written')).toBe(false);
  expect(withCommand('harnesses/http/run plan /tmp/a/equal-slots.json')).toBe(false);
  expect(withCommand('harnesses/none/run full')).toBe(false);
});

test('sessions reproduce one another if they agree in their order', () => {
  const [first] = inSessions.measurements;
  const measured = (id, ...values) => ({
    ...{...first, id},
    values: {throughputPerS: {value: values[0], values}},
    runs: values.map((_, index) => ({block: index + 1, session: index + 1})),
  });
  const badges = (...measurements) => badgesFor({...inSessions, measurements}, []);
  expect(badges(measured('a', 100, 200), measured('b', 50, 90)).reproduced).toBe(true);
  expect(badges(measured('a', 100, 80), measured('b', 50, 90))).toMatchObject({
    reproduced: false,
    agreement: {by: 'sessions', times: 2, decided: 1, contradicted: 1},
  });
  // Nothing that is decided, or measured once, is reproduced.
  expect(badges(measured('a', 100, 100), measured('b', 100, 100)).reproduced).toBe(false);
  expect(badges(measured('a', 100), measured('b', 50)).agreement).toBe(undefined);
});

test('another machine counts where it measured most of it, and processors differ', () => {
  const elsewhere = {...inSessions, id: 'state-or-coroutines/b', environment: {cpuModel: 'other'}};
  const measurements = inSessions.measurements.map(({runs: _, ...one}) => one);
  const once = {...inSessions, measurements};
  expect(badgesFor(once, [elsewhere]).agreement).toMatchObject({by: 'machines', contradicted: 0});
  expect(badgesFor(once, [{...elsewhere, measurements: measurements.slice(0, 3)}])).toMatchObject({
    reproduced: false,
  });
  expect(badgesFor(once, [{...elsewhere, environment: inSessions.environment}]).reproduced).toBe(
    false,
  );
});

test('the page says the limits that the code has', () => {
  const page = readFileSync('docs/method/badges.mdx', 'utf8');
  expect(page).toContain(`more than ${EQUIVALENCE_MARGIN * 100}% each time`);
  expect(page).toContain('more than one pair in twenty');
  expect(MOST_CONTRADICTIONS).toBe(1 / 20);
});
