// @ts-check
import lighthouse from 'lighthouse';
import {launch} from 'chrome-launcher';
import {spreadOf} from './touch.js';

/**
 * Lighthouse' mobile preset, several times over.
 * @param {string} url
 * @param {{runs: number, chromePath: string}} options
 * @returns {Promise<Record<'score' | 'lcpMs' | 'tbtMs' | 'cls', {median: number, low: number, high: number}>>}
 */
export async function audit(url, {runs, chromePath}) {
  /** @type {Awaited<ReturnType<typeof auditOnce>>[]} */
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditOnce(url, chromePath));
  const spread = (/** @type {'score' | 'lcpMs' | 'tbtMs' | 'cls'} */ name) =>
    spreadOf(results.map((result) => result[name]));
  return {
    score: spread('score'),
    lcpMs: spread('lcpMs'),
    tbtMs: spread('tbtMs'),
    cls: spread('cls'),
  };
}

/** @param {string} url @param {string} chromePath */
async function auditOnce(url, chromePath) {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];
  const chrome = await launch({chromePath, chromeFlags});
  try {
    const flags = {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: /** @type {const} */ ('error'),
    };
    const {lhr} = (await lighthouse(url, flags)) ?? {};
    const value = (/** @type {string} */ id) => lhr?.audits[id].numericValue ?? NaN;
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
