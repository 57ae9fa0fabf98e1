import {expect, test} from 'vitest';
import {journalOf} from './published.ts';
import {quantitiesOf} from './quantity.ts';

// Effects at equal slots, computed a second time from the published journal: nothing of the harness’s export,
// lib/statistics, lib/factorial or the study’s own code is used here.

/** Student’s t, 95 %, for so many degrees of freedom, as printed in any table. */
const LIMITS = {3: 3.182446, 4: 2.776445, 5: 2.570582, 6: 2.446912, 7: 2.364624};

const STATES = {
  nothing: ['per-request', 'per-request'],
  connection: ['per-request', 'kept'],
  all: ['kept', 'kept'],
};
const FRAMEWORKS = ['symfony', 'laravel'];
const SLOTS = [2, 16, 64];

const runs = journalOf('state-or-coroutines/equal-slots').filter(
  ({kind, status, accepted, cell}) =>
    kind === 'run' && status === 'measured' && accepted && !cell.copy,
);
const sessions = [...new Set(runs.map(({block}) => block))].sort((a, b) => a - b);
const named = quantitiesOf('state-or-coroutines');

/** Logarithm of answers per second of a cell on Swoole in each session. */
function logsOf({app, kept, slots, waiting}) {
  const [application, connection] = STATES[kept];
  const found = runs.filter(
    ({cell}) =>
      cell.runtime === 'swoole' &&
      cell.app === app &&
      cell.application === application &&
      cell.connection === connection &&
      cell.waiting === waiting &&
      cell.workers * cell.coroutinesPerWorker === slots,
  );
  return sessions.map((session) => {
    const [run, ...others] = found.filter(({block}) => block === session);
    expect(others).toEqual([]);
    // A cell that failed leaves its session out of what needs it.
    return run ? Math.log(run.report.completedRequests / run.report.windowS) : NaN;
  });
}

const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean over the terms of each session, then over the sessions: Student’s interval, or the range of fewer than four. */
function factorOf(terms) {
  const logs = sessions
    .map((_, session) => meanOf(terms.map(([over, under]) => over[session] - under[session])))
    .filter((log) => !Number.isNaN(log));
  const mean = meanOf(logs);
  const n = logs.length;
  const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (n - 1) / n);
  const [low, high] =
    n < 4
      ? [Math.min(...logs), Math.max(...logs)]
      : [mean - LIMITS[n - 1] * spread, mean + LIMITS[n - 1] * spread];
  return {'': Math.exp(mean), '-low': Math.exp(low), '-high': Math.exp(high)};
}

function expectQuantity(name, expected) {
  for (const [end, value] of Object.entries(expected))
    expect(named(name + end), name + end).toBeCloseTo(value, 6);
}

test('three sessions or more stand behind it', () => {
  expect(sessions.length).toBeGreaterThanOrEqual(3);
});

test.each([
  ['frameworks', FRAMEWORKS],
  ['small', ['small']],
])('coroutines over as many processes, %s', (id, apps) => {
  for (const kept of Object.keys(STATES)) {
    const terms = apps.flatMap((app) =>
      SLOTS.map((slots) => [
        logsOf({app, kept, slots, waiting: 'coroutine'}),
        logsOf({app, kept, slots, waiting: 'blocking'}),
      ]),
    );
    expectQuantity(`kind-${id}-${kept}-every`, factorOf(terms));
  }
});

test('state and slots interact in processes', () => {
  const terms = FRAMEWORKS.map((app) => {
    const at = (kept, slots) => logsOf({app, kept, slots, waiting: 'blocking'});
    const gain = (kept) => at(kept, 16).map((log, session) => log - at(kept, 2)[session]);
    return [gain('all'), gain('nothing')];
  });
  expectQuantity('slots-by-state-frameworks-processes', factorOf(terms));
});

test('what the connection gives, and keeping all', () => {
  const over = (app, kept) =>
    ['blocking', 'coroutine'].map((waiting) => [
      logsOf({app, kept, slots: 16, waiting}),
      logsOf({app, kept: 'nothing', slots: 16, waiting}),
    ]);
  for (const app of FRAMEWORKS) {
    expectQuantity(`keep-connection-${app}-16-both`, factorOf(over(app, 'connection')));
    expectQuantity(`keep-all-${app}-16-both`, factorOf(over(app, 'all')));
  }
});
