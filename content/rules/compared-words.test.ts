import {expect, test} from 'vitest';
import {loadSite} from '../site/load-site.ts';
import {checkComparedWords} from './compared-words.ts';

test('a server, an application and a load point without words are named, in each language, with a run that has them', async () => {
  const site = await loadSite('.');
  expect(checkComparedWords({site})).toEqual([]);
  const lacking = ['compare.server.swoole', 'compare.app.laravel11', 'compare.point.objective'];
  const without = (texts) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => !lacking.includes(key)));
  const ru = {...site.catalogues.ru, explorables: without(site.catalogues.ru.explorables)};
  const found = checkComparedWords({site: {...site, catalogues: {...site.catalogues, ru}}});
  expect(found.map(({params}) => params.key).sort()).toEqual([...lacking].sort());
  for (const {file, params} of found) {
    expect(file).toBe('i18n/ru/explorables.json');
    expect(site.runs.byId.has(String(params.run))).toBe(true);
  }
});
