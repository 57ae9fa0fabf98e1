import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkBindings} from '../content/check.ts';
import {readFiles} from '../scripts/kill-test/whole-files.ts';
import {copyFixture} from '../test/bindings/site-copy.ts';
import {TRIALS, WRITTEN, wordsOf} from '../test/commands.ts';
import {K6, METADATA} from '../test/import-run.ts';
import {mountProblem, onSmallDisk} from '../test/small-disk.ts';
import {createContext, createProgram, main} from './main.ts';

const EN = 'docs/studies/demo.mdx';
const RU = 'i18n/ru/docusaurus-plugin-content-docs/current/studies/demo.mdx';
const RECORD = 'src/studies/demo/claims.computed.json';
const RUN = 'static/data/results/demo/run-1.json';

let site;
beforeEach(() => {
  site = copyFixture();
});
afterEach(() => site.discard());

/** Runs a command of the command line in the copy. */
async function bench(argv, {lang = 'en', drawPictures = drawNothing} = {}) {
  const written = {out: '', err: ''};
  const code = await main([...argv, '--lang', lang], {
    stdout: {write: (text) => (written.out += text), columns: 120},
    stderr: {write: (text) => (written.err += text)},
    env: {},
    cwd: site.root,
    drawPictures,
  });
  return {code, ...written};
}

const drawNothing = async () => ({good: true, output: ''});

/** All that is in the copy, by its path. */
function filesOf(folder) {
  const files = readdirSync(join(site.root, folder), {recursive: true, withFileTypes: true});
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile() && entry.name !== 'filler.log')
      .map(({parentPath, name}) => join(parentPath, name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}

describe.skipIf(mountProblem)(`on a disk without room${mountProblem}`, () => {
  const OUT = 'results';
  const note = ['--note', 'Measured at night. '.repeat(80)];
  const imported = ['import', 'k6', join(process.cwd(), K6), ...METADATA, '--out', OUT, ...note];
  const written = () => site.read(`${OUT}/study/run.json`);

  test('an import is refused and leaves nothing; with --replace the old result stays', async () => {
    await onSmallDisk(join(site.root, OUT), async (disk) => {
      disk.fill(4);
      const {code, out, err} = await bench(imported);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/results\/study\/run\.json.*disk is full \(ENOSPC\).*--out/);
      expect(Object.keys(filesOf(OUT))).toEqual([]);
      disk.makeRoom();
      expect((await bench(imported)).code).toBe(0);
      const whole = written();
      disk.fill(4);
      const again = await bench([...imported, '--replace'], {lang: 'ru'});
      expect([again.code, again.err]).toEqual([1, expect.stringContaining('на диске нет места')]);
      expect(written()).toBe(whole);
    });
  });

  test.each(Object.entries(TRIALS))(
    '%s writes nothing, says so where it would, and does it once there is room',
    async (_words, {argv, prepare, reads = false}) => {
      mkdirSync(join(site.root, 'static/frozen'));
      prepare?.(site.root);
      await onSmallDisk(
        site.root,
        async (disk) => {
          const read = () => Object.fromEntries(readFiles(site.root, WRITTEN));
          const before = read();
          disk.fill();
          const full = await bench(argv);
          expect(read()).toEqual(before);
          if (!reads) {
            expect(full.code).toBe(1);
            expect(full.err).toContain('disk is full (ENOSPC)');
          }
          expect(full.err).not.toContain('report it');
          disk.makeRoom();
          const roomy = await bench(argv);
          expect(roomy.err).not.toContain('ENOSPC');
          if (reads) expect(roomy).toEqual(full);
          else expect(read()).not.toEqual(before);
        },
        {kb: 2048},
      );
    },
  );

  test('a scaffold says which file is missing, and goes on once there is room', async () => {
    const argv = ['new', 'study', 'another', '--run', 'demo/run-1'];
    await onSmallDisk(
      join(site.root, 'i18n/ru'),
      async (disk) => {
        disk.fill();
        const {code, err} = await bench(argv);
        expect(code).toBe(1);
        expect(err).toMatch(/^i18n\/ru\/\S+another\.mdx: not written, because the disk is full/);
        disk.makeRoom();
        const again = await bench(argv);
        expect([again.code, again.err]).toEqual([0, '']);
        expect(site.read(RU.replace('demo', 'another'))).toContain('translation:');
        expect((await bench(argv)).err).toContain('already exists');
      },
      {kb: 512},
    );
  });

  test.each([
    ['the English page', 'docs'],
    ['the Russian page', 'i18n/ru/docusaurus-plugin-content-docs'],
    ['the record of claims', 'src/studies/demo'],
    ['the kept states', 'static/frozen'],
  ])('an update without room for %s is finished by the next one', async (_name, folder) => {
    mkdirSync(join(site.root, 'static/frozen'));
    await bench(['update']);
    site.edit(RUN, '"value": 989', '"value": 991');
    const before = filesOf(folder);
    await onSmallDisk(
      join(site.root, folder),
      async (disk) => {
        disk.fill();
        const {code, out, err} = await bench(['update']);
        expect([code, out]).toEqual([1, expect.stringContaining('Read again')]);
        expect(err).toMatch(/^\S+: not written, because the disk is full \(ENOSPC\)\. .+\n$/);
        expect(err).not.toContain('report it');
        expect(filesOf(folder)).toEqual(before);
        expect((await bench(['update'])).out).not.toContain('Everything agrees');
        disk.makeRoom();
        expect((await bench(['update'])).code).toBe(0);
        expect((await bench(['update'])).out).not.toContain('Written');
        expect([site.read(EN), site.read(RU)].map((text) => text.includes('>991'))).toEqual([
          true,
          true,
        ]);
        expect(JSON.parse(site.read(RECORD))['five-times'].ours).toBeCloseTo(991 / 183);
        // the pictures alone are those of before: nothing draws them here; how many numbers a sentence holds is no fault
        const left = (await checkBindings(site.root))
          .map(({code}) => code)
          .filter((code) => !code.startsWith('numbers-'));
        expect([...new Set(left)]).toEqual(['figure-stale']);
      },
      {kb: 256},
    );
  });

  test.each(['en', 'ru'])('an update says in %s that the disk is read-only', async (lang) => {
    site.edit(RUN, '"value": 989', '"value": 991');
    await onSmallDisk(join(site.root, 'docs'), async (disk) => {
      disk.makeReadOnly();
      const {code, err} = await bench(['update'], {lang});
      expect([code, err]).toEqual([1, expect.stringContaining(EN)]);
      expect(err).toContain(lang === 'en' ? 'is read-only (EROFS)' : 'только для чтения (EROFS)');
      expect(err).not.toMatch(/report it|сообщите/);
    });
  });
});

test('a state is kept once its pictures are drawn: a figure that was not is found again', async () => {
  mkdirSync(join(site.root, 'static/frozen'));
  const failed = await bench(['update'], {
    drawPictures: async () => ({good: false, output: 'killed'}),
  });
  expect([failed.code, failed.err]).toEqual([1, expect.stringContaining('not be drawn')]);
  expect(Object.keys(filesOf('static/frozen'))).toEqual([]);
  const {out} = await bench(['update']);
  expect(out).toMatch(/Drawn: 2\sfigures/);
  expect(Object.keys(filesOf('static/frozen'))).toHaveLength(2);
});

test('each command has a trial on a full disk, and a new one is missed', async () => {
  const io = {stdout: {write: () => true}, stderr: {write: () => true}, env: {}, cwd: site.root};
  const program = await createProgram(createContext(io, 'en'));
  const withoutTrial = () => wordsOf(program).filter((words) => !Object.hasOwn(TRIALS, words));
  expect(withoutTrial()).toEqual([]);
  expect(Object.keys(TRIALS).filter((words) => !wordsOf(program).includes(words))).toEqual([]);
  program.command('another').command('one');
  expect(withoutTrial()).toEqual(['another one']);
});
