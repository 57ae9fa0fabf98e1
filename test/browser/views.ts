import {LOCALES, languageOf} from '../../content/languages.ts';

/**
 * The eight views of the site, and which tests run in which. A test is proved where it can fail, and says so by its tag:
 *
 * | Tag | Views | For what |
 * |---|---|---|
 * | `@every-view` | all eight | one walk through each mechanism |
 * | `@every-pair` | four, in which every two of language, device and theme meet | what two of the three change together |
 * | none | two that are opposite in all three | behaviour of a mechanism in detail |
 * | `@once` | one | what neither language, device nor theme can change |
 */
const DEVICES = {
  phone: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
  desktop: {viewport: {width: 1280, height: 800}},
};
const FIRST = 'en phone light';
const OPPOSITE = 'ru desktop dark';
const PAIRS = [FIRST, 'en desktop dark', 'ru phone dark', 'ru desktop light'];

export const views = LOCALES.flatMap((language) =>
  (['phone', 'desktop'] as const).flatMap((device) =>
    (['light', 'dark'] as const).map((theme) => viewOf(language, device, theme)),
  ),
);

function viewOf(language: string, device: keyof typeof DEVICES, theme: 'light' | 'dark') {
  const name = `${language} ${device} ${theme}`;
  return {
    name,
    testIgnore: /sub-path/,
    ...testsOf(name),
    use: {
      locale: languageOf(language).locale,
      colorScheme: theme,
      device,
      ...DEVICES[device],
    },
  };
}

function testsOf(name: string) {
  if (name === FIRST) return {};
  if (name === OPPOSITE) return {grepInvert: /@every-pair|@once/};
  return {grep: PAIRS.includes(name) ? /@every-view|@every-pair/ : /@every-view/};
}
