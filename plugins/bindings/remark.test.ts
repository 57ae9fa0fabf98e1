import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {copyFixture} from '../../test/bindings/site-copy.ts';
import {checkBindings, lineOf} from '../../content/check.ts';
import {claimViews} from '../../content/claim/view.ts';
import bindPage from './remark.ts';
import {loadSite} from '../../content/site/load-site.ts';

const EN = 'docs/studies/demo.mdx';
const RU = 'i18n/ru/docusaurus-plugin-content-docs/current/studies/demo.mdx';

let site;
beforeAll(() => {
  site = copyFixture();
});
afterAll(() => site.discard());

/** The page's tree after the plugin. */
async function bound(file, text = site.read(file), frontMatter = {}) {
  const parser = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkMath)
    .use(remarkGfm)
    .use(remarkFrontmatter);
  const tree = parser.parse(text);
  const vfile = {path: `${site.root}/${file}`, cwd: site.root, data: {frontMatter}};
  await bindPage()(tree, vfile);
  return tree;
}

function find(tree, wanted) {
  const found = [];
  visit(tree, (node) => void (wanted(node) && found.push(node)));
  return found;
}

const textIn = (node) =>
  find(node, ({type}) => type === 'text')
    .map(({value}) => value)
    .join('');

const propsOf = (node) => Object.fromEntries(node.attributes.map(({name, value}) => [name, value]));

test('values are plain text in paragraphs, headings, cells and lists', async () => {
  const tree = await bound(RU);
  expect(find(tree, ({name}) => name === 'Value')).toEqual([]);
  const [heading] = find(tree, ({type}) => type === 'heading');
  expect(textIn(heading).trim()).toBe('Быстрый выдаёт 989');
  const cells = find(tree, ({type}) => type === 'tableCell').map(textIn);
  expect(cells).toContain('5,44\u00a0с');
  const [item] = find(tree, ({type}) => type === 'listItem');
  expect(textIn(item)).toBe('пропущено 78\u00a0%');
});

test('neighbouring texts are joined, so that the HTML has no seams', async () => {
  const tree = await bound(EN);
  for (const {children} of find(tree, ({children}) => children)) {
    const types = children.map(({type}) => type).join();
    expect(types).not.toContain('text,text');
  }
});

test('a value alone on its line is a paragraph', async () => {
  const tree = await bound(EN, '<Value of="run-1#slow-4.latencyMs.p50">5,440</Value>\n');
  expect(tree.children).toMatchObject([{type: 'paragraph', children: [{value: '5,440'}]}]);
});

test('a claim gets its verdict in the language of the page and its address', async () => {
  const [claim] = find(await bound(RU), ({name}) => name === 'Claim');
  expect(propsOf(claim)).toMatchObject({
    answers: JSON.stringify([{verdict: 'holds', word: 'подтверждается'}]),
    href: '/claims/demo/#five-times',
  });
  expect(textIn(claim)).toBe('больше чем впятеро');
});

test.each([
  ['It says <Claim id="demo/five-times">so</Claim>, and more.\n', 'mark'],
  ['It says <Claim id="demo/five-times">so</Claim>.\n', 'word'],
  ['It says (<Claim id="demo/five-times">so</Claim>).\n', 'word'],
  ['* <Claim id="demo/five-times">so</Claim>\n', 'word'],
  ['<Claim id="demo/five-times">so</Claim> *and* more.\n', 'mark'],
])('the word of a verdict stands where a sentence ends only: %s', async (text, form) => {
  const [claim] = find(await bound(EN, text), ({name}) => name === 'Claim');
  expect(propsOf(claim)).toMatchObject({form, name: 'By its source’s numbers: holds'});
});

test('a formula is MathML that is said in words, and links its symbols', async () => {
  const [formula] = find(await bound(RU), ({name}) => name === 'Formula');
  expect(propsOf(formula).spoken).toBe('бета — это половина тэ ввода-вывода');
  const [maths, ...symbols] = formula.children;
  expect(maths.data).toMatchObject({hName: 'span', hProperties: {role: 'math'}});
  expect(symbols.map((symbol) => propsOf(symbol).href)).toEqual([
    '/theory/blocking-coefficient/#symbol-beta',
    '/theory/blocking-coefficient/#symbol-t-io',
  ]);
});

test('a short formula in a sentence is said from its symbols', async () => {
  const maths = find(await bound(RU), ({data}) => data?.hName === 'span' && data.hProperties.title);
  expect(maths.map(({data}) => data.hProperties.ariaLabel)).toEqual(['бета равно 1']);
});

test('the server gets every claim with its reason and calculation', async () => {
  const [first] = claimViews(await loadSite(site.root), 'en');
  expect(first).toMatchObject({
    reason: 'It is 5.4 times.',
    calculation: '989 / 183 = 5.40',
    sourceTitle: 'A demonstration',
    ours: '5.40',
  });
});

test('a passport says what is known and names what is not', async () => {
  const page = 'i18n/ru/docusaurus-plugin-content-docs/current/claims.mdx';
  const [passport] = find(await bound(page), ({name}) => name === 'Passport');
  const rows = JSON.parse(propsOf(passport).rows);
  const texts = rows.flatMap(({items}) => items.map(({text}) => text));
  expect(texts).toContain('3\u00a0апреля 2026\u00a0г.'.replace('апреля 2026', 'апреля\u00a02026'));
  expect(texts).toContain('память: 7,8\u00a0ГБ');
  expect(texts.find((text) => text.startsWith('не указано'))).toContain('процессор');
  expect(textIn(passport)).toBe('Авторы быстрого сервера.');
});

test('a translation that is marked stale says so above its text', async () => {
  const tree = await bound(RU, 'Текст.\n', {translation: {stale: true}});
  expect(tree.children[0].name).toBe('StaleTranslation');
});

test('a page fails with all its problems, in the words of the check', async () => {
  const text = site
    .read(EN)
    .replaceAll('989', '990')
    .replace('demo/rate', 'demo/rates')
    .replace('\\frac', '\\frak{')
    .replace('demo/capped-median', 'demo/cap');
  const failure = await bound(EN, text).catch((error) => error);
  const spoiled = copyFixture();
  spoiled.write(EN, text);
  const checked = await checkBindings(spoiled.root);
  spoiled.discard();
  const expected = checked
    .filter(({file, severity}) => file === EN && severity === 'error')
    .map((problem) => lineOf(problem));
  expect(expected).toHaveLength(5);
  expect(failure.message.split('\n').sort()).toEqual(expected.sort());
});
