import {expect, test} from 'vitest';
import {mathOf} from './mathml.ts';

function outline(node) {
  if (node.type === 'text') return node.value;
  return [node.tagName, ...node.children.map(outline)];
}

test('a formula is MathML without a second copy of its source', () => {
  const math = mathOf('\\frac{1}{2}', {display: true});
  expect(outline(math)).toEqual(['math', ['mrow', ['mfrac', ['mn', '1'], ['mn', '2']]]]);
  expect(math.properties.display).toBe('block');
});

test('a word is one identifier, not a product of letters', () => {
  expect(outline(mathOf('T_\\mathrm{io}'))).toEqual([
    'math',
    ['mrow', ['msub', ['mi', 'T'], ['mrow', ['mi', 'io']]]],
  ]);
});

test('TeX that does not parse throws with its place', () => {
  expect(() => mathOf('a + \\frac{a}{')).toThrow(expect.objectContaining({position: 13}));
  expect(() => mathOf('\\unknown')).toThrow('Undefined control sequence');
});
