import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {withShortHtml} from './page.ts';

const PAGE =
  '<p class="figure-note" id="a b" hidden="">a="b"</p><svg viewBox="0 0 720 554"><g fill="var(--b)" font-size="14">' +
  '<path d="M38 -3L5 -7z" stroke="none"></path><rect x="3" rx="3"/><circle r="9"/>' +
  '<a href="#memory--gap" aria-label="Annotation 1"><text x="0" dy=".3em" y="&quot;">1 = "one"</text></a></g></svg>' +
  '<a href="/?a=1&amp;b=2" data-home="">5</a>';

test('quotes go where a value reads the same without, and places come last in drawings', () => {
  expect(withShortHtml(PAGE)).toBe(
    '<p class=figure-note id="a b" hidden>a="b"</p><svg viewBox="0 0 720 554"><g fill=var(--b) font-size=14>' +
      '<path stroke=none d="M38-3L5-7z"/><rect x=3 rx="3"/><circle r="9"/>' +
      '<a href=#memory--gap aria-label="Annotation 1"><text dy=.3em x=0 y=&quot;>1 = "one"</text></a></g></svg>' +
      '<a href="/?a=1&amp;b=2" data-home>5</a>',
  );
});

test('a browser makes the same of it', () => {
  const shapeOf = (html) =>
    Array.from(new JSDOM(html).window.document.body.querySelectorAll('*'), (element) => [
      element.localName,
      element.namespaceURI,
      element.children.length,
      Object.fromEntries(
        Array.from(element.attributes, ({name, value}) => [name, value.replaceAll(' -', '-')]),
      ),
    ]);
  expect(shapeOf(withShortHtml(PAGE))).toEqual(shapeOf(PAGE));
});
