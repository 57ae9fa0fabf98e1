import {expect, test} from 'vitest';
import {componentOf, embedOf, iframeOf, linkOf, markdownOf, quoteOf} from './codes.js';

const site = 'https://bc.example/';
const data = {
  title: 'Seven times the “limit” [of 100]',
  language: 'ru',
  page: `${site}ru/studies/hyperf/#figure-in-flight`,
  embed: `${site}embed/hyperf/in-flight/`,
  component: `${site}embed/benchmark-figure.js`,
  pictures: `${site}pictures/hyperf/in-flight.ru.`,
  frozen: {id: '783879a2c2', day: '22 ноября 2026 г.'},
  source: 'Источник: Hyperf, README, 20 апреля 2020 г.',
  caveats: ['Один прогон.'],
};
const live = {isFrozen: false, theme: 'light', view: ''};
const viewed = {...live, view: 'f.in-flight.scale=log'};
const frozen = {...live, isFrozen: true};

test('a live link leads into the page, with the view before the anchor', () => {
  expect(linkOf(data, live)).toBe(data.page);
  expect(linkOf(data, viewed)).toBe(
    `${site}ru/studies/hyperf/?f.in-flight.scale=log#figure-in-flight`,
  );
});

test('a frozen link names the state, on the figure’s own page', () => {
  const address = `${site}embed/hyperf/in-flight/?lang=ru&frozen=783879a2c2`;
  expect(linkOf(data, frozen)).toBe(address);
  expect(embedOf(data, {...frozen, view: viewed.view})).toBe(`${address}&f.in-flight.scale=log`);
  expect(linkOf({...data, frozen: null}, frozen)).toBe(`${site}embed/hyperf/in-flight/?lang=ru`);
});

test('a title stays a title in each code', () => {
  const hostile = {...data, title: '"><script>alert(1)</script> [x](y)'};
  expect(iframeOf(hostile, live)).toContain(
    'title="&quot;>&lt;script>alert(1)&lt;/script> [x](y)"',
  );
  expect(componentOf(hostile, live)).not.toContain('alt=""');
  expect(markdownOf(hostile, live)).toContain('\\[x\\](y)]');
});

test('the web component holds the picture in the theme that was chosen', () => {
  expect(componentOf(data, {...live, theme: 'dark'})).toContain(
    `<img src="${site}pictures/hyperf/in-flight.ru.dark.svg"`,
  );
});

test('the picture of a frozen figure is that of its state', () => {
  expect(componentOf(data, frozen)).toContain(
    `<img src="${site}frozen/hyperf/in-flight/783879a2c2.ru.light.svg"`,
  );
  expect(markdownOf(data, frozen)).toContain(
    `${site}frozen/hyperf/in-flight/783879a2c2.ru.light@2x.png`,
  );
  expect(markdownOf({...data, frozen: null}, frozen)).toContain(`${data.pictures}light@2x.png`);
});

test('a frame may copy what its menu offers', () => {
  expect(iframeOf(data, live)).toContain(' allow="clipboard-write" ');
});

test('a quoted number brings its interval, its caveat, its source and its address', () => {
  const t = (_, {title, point, caveats, source, address}) =>
    `«${title}»: ${point}. ${caveats}${source}. ${address}`;
  expect(quoteOf(data, live, 'README; 1,02 (1,00–1,04); одиночный прогон', t)).toBe(
    `«${data.title}»: README, 1,02 (1,00–1,04), одиночный прогон. Один прогон. ${data.source} ${data.page}`,
  );
});
