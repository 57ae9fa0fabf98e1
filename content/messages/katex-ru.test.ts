import katex from 'katex';
import {expect, test} from 'vitest';
import {inRussian} from './catalogues.ts';

/** What KaTeX itself says, so that a release with other words is noticed. */
function complaintAbout(tex) {
  try {
    katex.renderToString(tex, {strict: 'error'});
  } catch (error) {
    return error.rawMessage;
  }
  return 'nothing';
}

test.each([
  ['\\bta', 'команды \\bta нет'],
  ['\\frac{a', 'конец формулы раньше, чем «}»'],
  ['\\left( x', 'конец формулы там, где ждали «\\right»'],
  ['a}', 'лишний знак «}»'],
  ['x^', 'после «^» ничего нет'],
  ['x^2^3', 'два верхних индекса подряд'],
  ['x_1_2', 'два нижних индекса подряд'],
  ['\\begin{foo}x\\end{foo}', 'окружения foo нет'],
])('%s: %s', (tex, sentence) => {
  expect(inRussian(complaintAbout(tex))).toBe(sentence);
});

test('what is not known is left as it was said', () => {
  expect(inRussian('Something else')).toBe('Something else');
});
