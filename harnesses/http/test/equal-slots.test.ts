import {expect} from 'vitest';
import {readRuntimes, SMALL} from '../catalogue.ts';
import {withPlace} from '../protocol/place.ts';
import {mostAtOnce, withCell} from './cells.ts';
import {testWithServers} from './requirements.ts';

const WAIT_MS = 500;
const WORKERS = 2;
const ROUNDS = 3;

// Cells are compared at equal slots: one that serves a request more at a time than it says is compared wrongly.
for (const {id, waiting, apps = [SMALL]} of readRuntimes()) {
  if (waiting.includes('blocking')) {
    const [app] = apps;
    await testWithServers(
      `${id} answers as many requests at a time as it has blocking workers, and no more`,
      {optionalRuntimes: [id], optional: app === SMALL ? [] : [app], timeoutMs: 120_000},
      () =>
        withPlace('own', (place) =>
          withCell(
            place,
            {runtime: id, app, waiting: 'blocking', workers: WORKERS, ioWaitMs: WAIT_MS},
            async (url, target) => {
              const most = await mostAtOnce(url, place.database, ROUNDS * WORKERS);
              expect(most, target.log()).toBe(WORKERS);
            },
          ),
        ),
    );
  }
}
