import {expect, test} from 'vitest';
import {serveFiles} from './serve-files.ts';

/** What comes of a request: the answer, or what was passed on. */
async function asked(url, find) {
  const [{middleware}] = serveFiles('demo', '/sub/', find).setupMiddlewares([{name: 'others'}]);
  return new Promise((resolve) => {
    const headers = {};
    const response = {
      setHeader: (name, value) => Object.assign(headers, {[name]: value}),
      end: (content) => resolve({content, headers}),
    };
    middleware({url}, response, (error) => resolve({passedOn: true, error}));
  });
}

test('answers for its files with their kind, whatever is asked behind them', async () => {
  const find = async (address) => (address === 'share-data/en/a.json' ? '{}' : undefined);
  expect(await asked('/sub/share-data/en/a.json?x=1', find)).toEqual({
    content: '{}',
    headers: {'content-type': 'application/json'},
  });
  expect(await asked('/sub/other', find)).toEqual({passedOn: true});
});

test('hands a failure on, so that the server goes on', async () => {
  const failing = async () => {
    throw new Error('no such figure');
  };
  expect((await asked('/sub/a.json', failing)).error.message).toBe('no such figure');
});
