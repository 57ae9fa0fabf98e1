// Builds a stand-in of the site into build/, through what puts every site in place.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {buildSite} from '../site/build.ts';
import {writeSite} from './whole-files.ts';

const PAGES = 300;

async function make(folder: string) {
  writeSite(folder, 'of now');
  for (let page = 0; page < PAGES; page += 1) {
    const part = page % 2 ? 'second' : '.';
    writeFileSync(join(folder, part, `page-${page}.html`), `page ${page} `.repeat(99));
    if (page % 30 === 0) await sleep(5);
  }
  return true;
}

process.exitCode = (await buildSite({make})) ? 0 : 1;
