import {expect, test} from 'vitest';
import {classesIn, usedRules} from './embed-styles.ts';

const used = (css, html) => usedRules(css, classesIn(html));
const HTML = '<p class="note is-short">A</p>';

test('leaves the rules of classes that the page has, and all others without classes', () => {
  expect(used('body{margin:0}.note{x:1}.tip{x:2}.note.is-live{x:3}', HTML)).toBe(
    'body{margin:0}.note{x:1}',
  );
});

test('leaves of a list what is used, and of a condition what has rules', () => {
  const css = '.tip,.note{x:1}@media print{.tip{x:2}}@media print{.tip{x:3}.is-short{x:4}}';
  expect(used(css, HTML)).toBe('.note{x:1}@media print{.is-short{x:4}}');
});

test('leaves what scripts may set before anything is fetched: attributes, and what is in parentheses', () => {
  const css = '[data-plain] :is(.tip,.note){x:1}.note:has(+.tip:empty){x:2}.tip:not(.note){x:3}';
  expect(used(css, HTML)).toBe('[data-plain] :is(.tip,.note){x:1}.note:has(+.tip:empty){x:2}');
});

test('parts a list of selectors only where no parentheses are open, however deep', () => {
  const css = '.a :is(.x,.y:has(p)),.b:not(:is(.c,.d),.e) i{color:red}';
  expect(usedRules(css, new Set(['a', 'b']))).toBe(css);
  expect(usedRules(css, new Set(['b']))).toBe('.b:not(:is(.c,.d),.e) i{color:red}');
});
