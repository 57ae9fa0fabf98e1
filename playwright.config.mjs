import {defineConfig} from '@playwright/test';

const devices = {
  phone: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
  desktop: {viewport: {width: 1280, height: 800}},
};
const everyView = ['en', 'ru'].flatMap((locale) =>
  Object.keys(devices).flatMap((device) =>
    ['light', 'dark'].map((theme) => ({
      name: `${locale} ${device} ${theme}`,
      testIgnore: /sub-path/,
      use: {
        locale: locale === 'ru' ? 'ru-RU' : 'en-GB',
        colorScheme: theme,
        device,
        ...devices[device],
      },
    })),
  ),
);

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results/browser',
  reporter: [['dot'], ['json', {outputFile: 'test-results/browser.json'}]],
  forbidOnly: Boolean(process.env.CI),
  // On a shared machine a second try tells a stolen processor from a fault; the report calls such a test flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // A busy machine is no failure: the limits are for what never comes.
  timeout: 120_000,
  expect: {timeout: 20_000},
  use: {
    launchOptions: {
      executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    trace: 'retain-on-failure',
  },
  projects: [...everyView, {name: 'under a sub-path', testMatch: /sub-path/}],
});
