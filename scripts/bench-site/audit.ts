import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {repeated} from './phone.ts';

/** Fetched when it is asked for: with all that it needs it is a quarter of the files that an installation would write. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const OPTIONS = [
  ...['--quiet', '--output=json', '--only-categories=performance'],
  '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
];

/** Lighthouse' mobile preset, several times over. */
export const audit = (url: string, {runs, chromePath}: {runs: number; chromePath: string}) =>
  repeated(runs, () => auditOnce(url, chromePath));

async function auditOnce(url: string, chromePath: string) {
  const env = {...process.env, CHROME_PATH: chromePath};
  const argv = ['--yes', LIGHTHOUSE, url, ...OPTIONS];
  const {stdout} = await promisify(execFile)('npx', argv, {env, maxBuffer: Infinity});
  const {audits, categories} = JSON.parse(stdout);
  return {
    score: 100 * categories.performance.score,
    lcpMs: Number(audits['largest-contentful-paint'].numericValue),
    tbtMs: Number(audits['total-blocking-time'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue),
  };
}
