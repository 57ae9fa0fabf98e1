import {expect, test} from 'vitest';
import {citationOf, componentOf, embedOf, iframeOf, linkOf, markdownOf, retitled} from './codes.ts';

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
  size: {width: 752, height: 640},
  citation: {
    plain: `Авторы. Заголовок. URL: ${site}ru/studies/hyperf/#figure-in-flight`,
    bibtex: `@misc{hyperf-in-flight,\n  title = {{Заголовок}},\n  url = {${site}ru/studies/hyperf/#figure-in-flight},\n}\n`,
    csl: {
      id: 'hyperf-in-flight',
      title: 'Заголовок',
      URL: `${site}ru/studies/hyperf/#figure-in-flight`,
    },
  },
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

test('the web component is of a kept version, which the browser holds to its hash', () => {
  const component = `${site}component/0123456789/benchmark-figure.js`;
  const code = componentOf({...data, component, integrity: 'sha384-abc/+='}, live);
  expect(code).toContain(
    `<script src="${component}" integrity="sha384-abc/+=" crossorigin defer></script>`,
  );
  expect(componentOf(data, live)).toContain(`<script src="${data.component}" defer></script>`);
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
    `${site}frozen/hyperf/in-flight/783879a2c2.ru.light.svg`,
  );
  expect(markdownOf({...data, frozen: null}, frozen)).toContain(`${data.pictures}light.svg`);
});

test('a frame may copy what its menu offers', () => {
  expect(iframeOf(data, live)).toContain(' allow="clipboard-write" ');
});

test('a frame is as high as its figure, and higher where a kept state says its day', () => {
  expect(iframeOf(data, live)).toContain(' width="752" height="640" ');
  const [, height] = /height="(\d+)"/u.exec(iframeOf(data, frozen));
  expect(Number(height)).toBeGreaterThan(640 + 60);
});

test.each(['light', 'dark'])(
  'a frame and an element have the theme that was chosen: %s',
  (theme) => {
    expect(iframeOf(data, {...live, theme})).toContain(`?lang=ru&amp;theme=${theme}" `);
    expect(componentOf(data, {...live, theme})).toContain(`lang="ru" theme="${theme}">`);
    expect(linkOf(data, {...frozen, theme})).not.toContain('theme');
  },
);

test('a citation of a state leads to that state, in each form, and is a work of its own', () => {
  expect(citationOf(data, live)).toEqual(data.citation);
  const address = linkOf(data, frozen);
  const {plain, bibtex, csl} = citationOf(data, frozen);
  expect(plain).toBe(`Авторы. Заголовок. URL: ${address}`);
  expect(bibtex).toContain('@misc{hyperf-in-flight-783879a2c2,');
  expect(bibtex).toContain(`url = {${address}},`);
  expect(csl).toMatchObject({id: 'hyperf-in-flight-783879a2c2', URL: address});
  const was = retitled(data.citation, 'Заголовок', 'Было 5 % & $1');
  expect(was.plain).toContain('Авторы. Было 5 % & $1. URL');
  expect(was.bibtex).toContain('title = {{Было 5 \\% \\& \\$1}},');
  expect(was.csl.title).toBe('Было 5 % & $1');
});
