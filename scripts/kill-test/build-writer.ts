// Builds a stand-in of the site into build/, through what puts every site in place.
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {buildSite} from '../site/build.ts';

const PAGES = 300;

async function make(folder: string) {
  for (const name of ['island-data', 'second']) mkdirSync(join(folder, name), {recursive: true});
  for (let page = 0; page < PAGES; page += 1) {
    writeFileSync(
      join(folder, page % 2 ? 'second' : '.', `page-${page}.html`),
      `page ${page} `.repeat(99),
    );
    if (page % 30 === 0) await sleep(5);
  }
  for (const file of [
    'index.html',
    'second/index.html',
    '404.html',
    'sitemap.xml',
    'island-data/a.json',
  ])
    writeFileSync(join(folder, file), 'of now');
  return true;
}

process.exitCode = (await buildSite({make})) ? 0 : 1;
