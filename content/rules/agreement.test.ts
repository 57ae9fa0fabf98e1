import {expect, test} from 'vitest';
import {parsePage} from '../site/parse-page.ts';
import {checkAgreement} from './agreement.ts';

const FILE = 'i18n/ru/a.mdx';
const page = (text, locale = 'ru') => ({file: FILE, locale, text, ...parsePage(FILE, text)});
const v = (number, attributes = 'of="a:b"') => `<Value ${attributes}>${number}</Value>`;
const found = (text) =>
  checkAgreement({pages: [page(text)]}).map(({line, params}) => [
    line,
    params.number,
    params.noun,
    params.right,
  ]);

// Sentences that the site printed.
test.each([
  [`README: ${v('103\u00a0921')} запросов в\u00a0секунду`, '103\u00a0921', 'запросов', 'запрос'],
  [`в\u00a0системе было ${v('991')} запросов`, '991', 'запросов', 'запрос'],
  [`обслуживает ${v('2\u00a0074')} запросов`, '2\u00a0074', 'запросов', 'запроса'],
  [`ответил на\u00a0${v('5\u00a0424')} запросов`, '5\u00a0424', 'запросов', 'запроса'],
  [`названо ${v('73\u00a0793')} ошибок`, '73\u00a0793', 'ошибок', 'ошибки'],
  [`обслуживал в\u00a0${v('1,4')}–${v('66')} раза`, '66', 'раза', 'раз'],
  [`передавать и\u00a0до ${v('351')} тысяч сообщений`, '351', 'тысяч', 'тысячи'],
])('%s', (text, ...flaw) => {
  expect(found(`${text}.\n`)).toEqual([[1, ...flaw]]);
});

test('a tag around the number and an adjective hide no noun', () => {
  expect(found(`Начало.\n\n<Claim id="a/b">${v('22')}</Claim> активных воркеров.\n`)).toEqual([
    [3, '22', 'воркеров', 'воркера'],
  ]);
});

test.each([
  `${v('21')} запрос, ${v('22')} запроса, ${v('25')} запросов и\u00a0${v('1,5')} запроса`,
  `${v('11')} раз, ${v('512')} раз, ${v('101')} раз, ${v('2,0')} раза`,
  `из\u00a0${v('42')} ячеек, около ${v('4\u00a0002')} запросов, до\u00a0${v('2')} раз, больше ${v('1')} запроса`,
  `от\u00a0${v('2')}–${v('4')} запросов`,
  `${v('1,5\u00a0мс')} запрос, ${v('3')} **запроса**, ${v('3')} чего-нибудь, в\u00a0${v('3')} запросах`,
])('agrees: %s', (text) => {
  expect(found(`Всего ${text}.\n`)).toEqual([]);
});

test('English pages are left alone', () => {
  expect(checkAgreement({pages: [page(`${v('1')} запросов.\n`, 'en')]})).toEqual([]);
});
