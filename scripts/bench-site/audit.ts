import lighthouse from 'lighthouse';
import {launch} from 'chrome-launcher';
import {spreadsOf} from './phone.ts';

/** Lighthouse' mobile preset, several times over. */
export async function audit(url: string, {runs, chromePath}: {runs: number; chromePath: string}) {
  const results: Awaited<ReturnType<typeof auditOnce>>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditOnce(url, chromePath));
  return spreadsOf(results);
}

async function auditOnce(url: string, chromePath: string) {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];
  const chrome = await launch({chromePath, chromeFlags});
  try {
    const flags = {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error' as const,
    };
    const {lhr} = (await lighthouse(url, flags)) ?? {};
    const value = (id: string) => lhr?.audits[id].numericValue ?? NaN;
    return {
      score: 100 * (lhr?.categories.performance.score ?? NaN),
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}
