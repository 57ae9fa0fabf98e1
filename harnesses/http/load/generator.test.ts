import {createServer} from 'node:http';
import {expect, test} from 'vitest';
import {freePort} from '../../machine/ports.ts';
import {dueTimesMs} from './models.ts';
import {runOwnGenerator} from './own-generator.ts';

async function withServer(answer, work) {
  const server = createServer(answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${server.address().port}/x`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const order = {
  load: {model: 'open', ratePerS: 100, maxInFlight: 10},
  warmUpS: 0.1,
  measureS: 0.5,
  timeoutMs: 400,
  expectedStart: 'ok',
};

test('each arrival of the schedule is sent or dropped, none is lost', {timeout: 20_000}, () =>
  withServer(
    (request, response) => response.end('ok'),
    async (url) => {
      const report = await runOwnGenerator({...order, url});
      expect(report.arrivals).toBe(50);
      expect(report.droppedRequests + report.latencyMs.count).toBe(50);
      expect(report.errors).toEqual({});
    },
  ),
);

test('Poisson arrivals come when their seed says', {timeout: 20_000}, () =>
  withServer(
    (request, response) => response.end('ok'),
    async (url) => {
      const load = {...order.load, poissonSeed: 11};
      const next = dueTimesMs(load);
      const times = Array.from({length: 200}, next);
      const inWindow = times.filter((time) => time >= 100 && time < 600).length;
      const report = await runOwnGenerator({...order, load, url});
      expect(report.arrivals).toBe(inWindow);
      expect(report.arrivals).not.toBe(50);
      expect(report.droppedRequests + report.latencyMs.count).toBe(inWindow);
    },
  ),
);

test('other bytes and other statuses are errors by name', {timeout: 20_000}, () =>
  withServer(
    (request, response) => {
      response.statusCode = request.url.endsWith('0') ? 503 : 200;
      response.end('something else');
    },
    async (url) => {
      const report = await runOwnGenerator({...order, url});
      expect(report.completedRequests).toBe(0);
      expect(report.errors['other bytes']).toBeGreaterThan(0);
      expect(report.errors['status 503']).toBeGreaterThan(0);
    },
  ),
);

test(
  'a server that never answers fills the cap, drops the rest and ends in timeouts',
  {timeout: 20_000},
  () =>
    withServer(
      () => {},
      async (url) => {
        const report = await runOwnGenerator({...order, url});
        expect(report.completedRequests).toBe(0);
        expect(report.droppedRequests).toBeGreaterThan(0);
        expect(report.unfinishedRequests).toBe(0);
      },
    ),
);

test(
  'nobody listening is an error for each request, not an end of the generator',
  {timeout: 20_000},
  async () => {
    const port = await freePort();
    const report = await runOwnGenerator({...order, url: `http://127.0.0.1:${port}/x`});
    expect(report.errors.ECONNREFUSED).toBeGreaterThan(0);
  },
);

test('the closed model keeps its users busy and no more', {timeout: 20_000}, () =>
  withServer(
    (request, response) => setTimeout(() => response.end('ok'), 5),
    async (url) => {
      const report = await runOwnGenerator({...order, url, load: {model: 'closed', vus: 3}});
      expect(report.meanInFlight).toBeLessThanOrEqual(3.01);
      expect(report.completedRequests).toBeGreaterThan(10);
      expect(report.droppedRequests).toBe(0);
    },
  ),
);
