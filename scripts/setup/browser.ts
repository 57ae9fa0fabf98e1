import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** The headless shell comes first, as in CI: of a whole Chromium each of hundreds of tests would start the windows. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium that starts: the one that CHROME_PATH names, one that is installed, Playwright's own,
 * or one that is installed now, by Playwright or else by the system's package manager.
 *
 * @returns The path of the program.
 * @throws {Error} When there is none and none can be had; says what to do.
 */
export async function ensureBrowser(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named && !starts(named)) {
    throw new Error(
      `CHROME_PATH is "${named}", and that doesn't start: give the path of a Chromium or Chrome, or unset it.`,
    );
  }
  const found = named ?? [...PLACES, await playwrightsOwn()].find(starts);
  return found ?? (await byPlaywright()) ?? bySystem() ?? refuse();
}

function starts(program: string) {
  return existsSync(program) && spawnSync(program, ['--version'], {stdio: 'ignore'}).status === 0;
}

async function playwrightsOwn() {
  const {chromium} = await import('@playwright/test');
  return chromium.executablePath();
}

async function byPlaywright() {
  console.log('No Chromium found: Playwright tries to download one.');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  run('npx', ['playwright', 'install', ...withLibraries, 'chromium']);
  const program = await playwrightsOwn();
  return starts(program) ? program : undefined;
}

function bySystem() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Playwright could not get one: trying apt-get.');
  run('apt-get', ['update', '-qq']);
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-dejavu-core'];
  for (const name of ['chromium-headless-shell', 'chromium']) {
    run('apt-get', [...install, name]);
    const program = PLACES.find(starts);
    if (program) return program;
  }
  return undefined;
}

function run(program: string, args: string[]) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  spawnSync(program, args, {stdio: 'inherit', env});
}

function refuse(): never {
  throw new Error(
    'No Chromium, and neither Playwright nor apt-get could install one. Install Chromium or Chrome by hand ' +
      '(Debian: `sudo apt-get install chromium-headless-shell`), or set CHROME_PATH to one, and run this again.',
  );
}
