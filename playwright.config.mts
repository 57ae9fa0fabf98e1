import {defineConfig} from '@playwright/test';
import {views} from './test/browser/views.ts';

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results/browser',
  reporter: [['dot'], ['json', {outputFile: 'test-results/browser.json'}]],
  forbidOnly: Boolean(process.env.CI),
  // On a shared machine a second try tells a stolen processor from a fault; the report calls such a test flaky.
  retries: 1,
  fullyParallel: true,
  updateSnapshots: 'none',
  // A browser waits for its server, its network and its timers about half of the time.
  workers: 3,
  // A busy machine is no failure: the limits are for what never comes.
  timeout: 120_000,
  expect: {timeout: 20_000},
  use: {
    launchOptions: {
      executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
      // Letters as wide as on a screen: the headless shell would round each to whole pixels.
      args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
    // A trace of every test would take as much of the processor as the tests themselves.
    trace: 'on-first-retry',
  },
  // The one walk that asks for every file comes first: at the end two of three workers would wait for it.
  projects: [{name: 'under a sub-path', testMatch: /sub-path/}, ...views],
});
