import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readPages} from './pages.ts';

describe('readPages', () => {
  let root;
  const write = (text) => writeFileSync(join(root, 'docs/one.mdx'), text);
  const onlyPage = () => readPages(root)[0];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pages-'));
    mkdirSync(join(root, 'docs'));
    write('# One\n');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, {recursive: true});
  });

  it('parses a text once, and again when it has changed', () => {
    const {tree} = onlyPage();
    expect(onlyPage().tree).toBe(tree);
    write('# Two\n');
    expect(onlyPage().tree).not.toBe(tree);
    expect(onlyPage().tree.children[0].children[0].value).toBe('Two');
  });

  it('parses a text again that differs by its line ends, so that places in it are right', () => {
    const {tree} = onlyPage();
    write('# One\r\n');
    expect(onlyPage().tree).not.toBe(tree);
  });

  it('reads the pages once in a production build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const pages = readPages(root);
    write('# Two\n');
    expect(readPages(root)).toBe(pages);
  });
});
