import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {serveSite} from './server.ts';

let root;
let site;
beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'server-'));
  mkdirSync(path.join(root, 'build/page'), {recursive: true});
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  for (const [file, text] of [
    ['index.html', 'home'],
    ['page/index.html', 'page'],
    ['404.html', 'missing'],
    ['journal.gz', gzipSync('journal')],
  ])
    writeFileSync(path.join(root, 'build', file), text);
  site = await serveSite({root: path.join(root, 'build'), baseUrl: '/sub/'});
});
afterAll(async () => {
  await site.close();
  rmSync(root, {recursive: true});
});

const get = (url) => fetch(site.origin + url, {redirect: 'manual'});

test('serves folders by their index, compressed', async () => {
  const answer = await get('/sub/page/');
  expect(await answer.text()).toBe('page');
  expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
});

test('packs by what the host is said to know', async () => {
  const plain = await serveSite({root: path.join(root, 'build'), encodings: ['gzip']});
  const answer = await fetch(`${plain.origin}/page/`, {headers: {'accept-encoding': 'br, gzip'}});
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(await answer.text()).toBe('page');
  await plain.close();
});

test('a packed file arrives packed', async () => {
  const answer = await get('/sub/journal.gz');
  expect(answer.headers.get('content-type')).toBe('application/gzip');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(gzipSync('journal'));
});

test('adds a missing slash and keeps the query', async () => {
  const answer = await get('/sub/page?a=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/sub/page/?a=1']);
});

test("answers what isn't there with the site's own page, and nothing outside its path", async () => {
  const missing = await get('/sub/nothing/');
  expect([missing.status, await missing.text()]).toEqual([404, 'missing']);
  expect((await get('/elsewhere/')).status).toBe(404);
});

test('gives away nothing outside its folder', async () => {
  for (const path of [
    '/sub/..%2fsecret.txt',
    '/sub/%2e%2e/secret.txt',
    '/sub/%00',
    '/sub/%E0%A4%A',
  ])
    expect(await (await get(path)).text(), path).not.toContain('secret');
});

test('no address ends the server', async () => {
  const {port} = new URL(site.origin);
  for (const address of ['//', '//sub/', '///', 'http://', 'http://%', '*', '/sub/%', '//[']) {
    const status = await statusOf(Number(port), address);
    expect(status, address).toMatch(/^HTTP\/1\.1 [34]\d\d /);
  }
  expect((await get('/sub/page/')).status).toBe(200);
});

/** First line of the answer to a request that `fetch` would mend before it is sent. */
function statusOf(port, address) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(`GET ${address} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`),
    );
    let answer = '';
    socket.on('data', (piece) => (answer += piece));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n')[0]));
  });
}
