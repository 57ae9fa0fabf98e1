import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type Axe from 'axe-core';
import type {RunOptions} from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Pages have no frames, and none of their style sheets asks how a device is held, for which axe would fetch them all. */
const OPTIONS: RunOptions = {resultTypes: ['violations'], iframes: false, preload: false};

/**
 * What axe finds wrong, each with the elements in question. axe is read once a page: reading it again for each question
 * took longer than most answers.
 *
 * @param part selector of what is looked at, with all that is in it
 */
export async function violationsOn(
  page: Page,
  part = 'html',
  options: RunOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(violationsOf, {part, options: {...OPTIONS, ...options}});
}

/** In the page, once axe is there. */
declare const axe: typeof Axe;

async function violationsOf({part, options}: {part: string; options: RunOptions}) {
  const found = [...document.querySelectorAll(part)];
  if (found.length === 0) throw new Error(`Nothing on the page is ${part}.`);
  const {violations} = await axe.run({include: found}, options);
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 160)).join(' | ')}`,
  );
}
