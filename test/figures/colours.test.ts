import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {RUNTIMES} from '../../lib/result/runtimes.ts';
import {readFigures} from '../../content/figures/read-figures.ts';
import {contrast, leastDifference} from './colour-vision.ts';
import {readTokens} from '../../plugins/pictures/tokens.ts';

/** Distance in OKLab times 100 below which two lines of one picture are too alike. */
const APART = 8;

const themes = readTokens();
const figures = await readFigures(join(import.meta.dirname, '../..'));

test('every known runtime has a colour in both themes, and no two share one', () => {
  for (const tokens of Object.values(themes)) {
    const colours = Object.keys(RUNTIMES).map((id) => tokens.get(`runtime-${id}`));
    expect(colours).not.toContain(undefined);
    expect(new Set(colours).size).toBe(colours.length);
  }
});

test('every token has a colour in both themes', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../src/css/tokens.css'), 'utf8');
  const names = Array.from(sheet.matchAll(/^ {2}--([\w-]+):/gmu), ([, name]) => name);
  expect([...themes.light.keys()]).toEqual(names);
});

const drawn = /^(runtime|model|stage|group)-|^figure-(ink|muted|pin)$/u;
const pairs = Object.entries({light: themes.light, dark: themes.dark}).flatMap(([theme, tokens]) =>
  [...tokens].filter(([name]) => drawn.test(name)).map(([name, colour]) => ({theme, name, colour})),
);

test.each(pairs)('$name stands out from the $theme ground', ({theme, colour}) => {
  // Names of series are text in their colour, so 4.5:1 is asked for and not only 3:1.
  expect(contrast(colour, themes[theme].get('figure-surface'))).toBeGreaterThanOrEqual(4.5);
});

test.each(figures.map(({id, points}) => ({id, points})))(
  '$id keeps its series apart in every colour vision',
  ({points}) => {
    const tokens = [
      ...new Set(points.series.map(({token, runtime}) => token ?? `runtime-${runtime}`)),
    ];
    for (const theme of [themes.light, themes.dark]) {
      for (const [index, a] of tokens.entries()) {
        for (const b of tokens.slice(index + 1)) {
          const {difference, vision} = leastDifference(theme.get(a), theme.get(b));
          expect(difference, `${a} and ${b} with ${vision}`).toBeGreaterThanOrEqual(APART);
        }
      }
    }
  },
);
