import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import {expect, test} from 'vitest';
import {ssrTemplate} from './ssr-template.ts';
import {wakeScript} from './script.ts';

test('the script is named by its content and the page asks for it without the locale', () => {
  const {file} = wakeScript();
  expect(file).toMatch(/^assets\/js\/wake\.[0-9a-f]{8}\.js$/);
  expect(ssrTemplate('/sub/', 'en')).toContain(`<script src="/sub/${file}" data-failed=`);
});

test('the page loads what it has a use for: the script of its islands, and of claims in its text', async () => {
  const page = ssrTemplate('/sub/', 'en');
  expect(page.match(/<script[^>]* src=/g)).toHaveLength(4);
  for (const [islands, name] of [
    ['', undefined],
    ['<p data-island="figure"><p data-island="figure">', 'figures'],
    ['<p data-island="list">', 'lists'],
    ['<p data-island="figure"><p data-island="pool">', 'page'],
    ['<a data-claim="">', 'claim-cards'],
  ])
    expect(await scriptOf(page, islands), islands).toBe(name);
});

/** The script that a page gets for its islands. */
async function scriptOf(template: string, appHtml: string) {
  const render = await compileSSGTemplate(template);
  const nothing = {htmlAttributes: '', bodyAttributes: '', headTags: '', baseUrl: '/'};
  const tags = {
    metaAttributes: [],
    stylesheets: [],
    scripts: [],
    preBodyTags: '',
    postBodyTags: '',
  };
  const html = render({...nothing, ...tags, appHtml});
  return / src="[^"]*\/(?:islands|js)\/((?!wake|not-found)[\w-]+)\.\w+\.js"/u.exec(html)?.[1];
}
