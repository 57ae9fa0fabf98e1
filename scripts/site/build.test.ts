import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {BUILD_ARGUMENTS, buildCommand, buildSite} from './build.ts';
import {outDirProblem} from './out-folder.ts';

describe('buildCommand', () => {
  it('builds into build/ unless told otherwise', () => {
    expect(buildCommand(['--locale', 'ru'])).toEqual({
      outDir: 'build',
      args: ['--locale', 'ru'],
      removeEarlier: false,
    });
  });

  it('knows the folder that Docusaurus is given, for the search index is made there', () => {
    const words = ['--remove-earlier', '--locale', 'ru', '--out-dir', 'build-subpath', '--dev'];
    expect(buildCommand(words)).toEqual({
      outDir: 'build-subpath',
      args: ['--locale', 'ru', '--dev'],
      removeEarlier: true,
    });
  });

  it('says what is missing after --out-dir', () => {
    expect(() => buildCommand(['--out-dir'])).toThrow('--out-dir needs a folder');
  });
});

const FILES = ['index.html', 'ru/index.html', '404.html', 'sitemap.xml', 'island-data/a.json'];

function writeAll(folder, text, files = FILES) {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
}

let root;
let outDir;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  outDir = join(root, 'site');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, {recursive: true});
});

const textsIn = (folder) => FILES.map((file) => readFileSync(join(folder, file), 'utf8'));
const said = () => console.error.mock.calls.join('\n');

describe('buildSite', () => {
  const whole = async (folder) => {
    writeAll(folder, 'new');
    return true;
  };
  const half = async (folder) => {
    writeAll(folder, 'half', ['index.html']);
    return false;
  };

  it('puts a whole site in the place of the earlier one, with nothing of that', async () => {
    writeAll(outDir, 'old', [...FILES, 'gone/index.html']);
    expect(await buildSite({outDir, make: whole})).toBe(true);
    expect(new Set(textsIn(outDir))).toEqual(new Set(['new']));
    expect([existsSync(join(outDir, 'gone')), readdirSync(root)]).toEqual([false, ['site']]);
  });

  it('leaves the earlier site as it was when it fails or throws, and says so', async () => {
    writeAll(outDir, 'old');
    expect(await buildSite({outDir, make: half})).toBe(false);
    const throwing = async (folder) => {
      await half(folder);
      throw new Error('out of memory');
    };
    await expect(buildSite({outDir, make: throwing})).rejects.toThrow('out of memory');
    expect(new Set(textsIn(outDir))).toEqual(new Set(['old']));
    expect(readdirSync(root)).toEqual(['site']);
    expect(said()).toContain('still holds the site that was built before');
  });

  it('leaves nothing when it fails where there was no site, or none was to be kept', async () => {
    expect(await buildSite({outDir, make: half})).toBe(false);
    expect(readdirSync(root)).toEqual([]);
    writeAll(outDir, 'old');
    expect(await buildSite({outDir, make: half, removeEarlier: true})).toBe(false);
    expect(readdirSync(root)).toEqual([]);
  });

  it('never touches a folder with other files, whatever becomes of the build', async () => {
    writeAll(outDir, 'a photo', ['photo.jpg', 'index.html']);
    for (const make of [whole, half])
      expect(await buildSite({outDir, make, removeEarlier: true})).toBe(false);
    expect(readdirSync(outDir).sort()).toEqual(['index.html', 'photo.jpg']);
    expect(said()).toContain('no build of this site has made');
  });

  it('brings back an earlier site that a killed build had just put aside', async () => {
    const {pid: gone} = spawnSync(process.execPath, ['--version']);
    writeAll(join(root, `.site-${gone}-earlier.unfinished`), 'old');
    writeAll(join(root, `.site-${gone}-new.unfinished`), 'half');
    expect(await buildSite({outDir, make: half})).toBe(false);
    expect(new Set(textsIn(outDir))).toEqual(new Set(['old']));
    expect(readdirSync(root)).toEqual(['site']);
  });

  it.each(['SIGINT', 'SIGTERM'])('leaves the earlier site as it was on %s', async (signal) => {
    writeAll(outDir, 'old');
    const code = `
      import {writeFileSync, mkdirSync} from 'node:fs';
      import {buildSite} from '${new URL('build.ts', import.meta.url).href}';
      const make = async (folder) => {
        mkdirSync(folder);
        writeFileSync(folder + '/index.html', 'half');
        console.log('English is built');
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      };
      await buildSite({outDir: ${JSON.stringify(outDir)}, make});`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
    await once(child.stdout, 'data');
    child.kill(signal);
    const [status] = await once(child, 'close');
    expect(status).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(new Set(textsIn(outDir))).toEqual(new Set(['old']));
    expect(readdirSync(root)).toEqual(['site']);
  });
});

describe('outDirProblem', () => {
  it.each([
    'docs',
    'src/pages',
    'static/site',
    '.',
    '..',
    '/',
    '.git/site',
    'package.json',
    'i18n',
  ])('refuses %s, which holds sources or would publish among them', (folder) => {
    expect(outDirProblem(folder)).toMatch(/^--out-dir \S+: .*Choose a folder/);
  });

  it('refuses sources behind a link', () => {
    symlinkSync(join(process.cwd(), 'docs'), outDir);
    expect(outDirProblem(outDir)).toContain('sources');
  });

  it.each([
    ['that is missing', () => undefined],
    ['that is empty', () => mkdirSync(outDir)],
    ['with an earlier build', () => writeAll(outDir, 'old')],
  ])('takes a folder %s', (_name, make) => {
    make();
    expect(outDirProblem(outDir)).toBeUndefined();
  });

  it.each(['build-elsewhere', 'test-results/site'])('takes %s of the repository', (folder) => {
    expect(outDirProblem(folder)).toBeUndefined();
  });
});

it('no signal ends Docusaurus as if the site were whole', async () => {
  const like =
    "process.on('SIGTERM', () => process.exit()); console.log('on'); setInterval(() => {}, 50);";
  const options = BUILD_ARGUMENTS.filter((word) => word.startsWith('-'));
  const child = spawn(process.execPath, [...options, '--eval', like]);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([143, null]);
});
