import {expect, test} from 'vitest';
import {filesOfStates, readState} from '../../content/frozen/keep.ts';
import {describer} from '../../src/components/charts/describe.ts';
import {plans} from '../../src/components/charts/plan/index.ts';
import {textsIn} from '../../src/components/figure/embedded/state.ts';
import {islandTexts} from '../../src/components/figure/live/texts.ts';

const root = process.cwd();
const files = filesOfStates(root);

// Links to all of them were given out: whoever changes how charts are drawn keeps what they were drawn from drawable.
test('every state that was ever kept can be drawn, in both languages, widths and on all scales', () => {
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const state = readState(root, file);
    const name = state.figure.split('/').at(-1);
    for (const locale of ['en', 'ru'])
      for (const scale of state.scales)
        for (const width of [720, 360]) {
          const t = islandTexts(textsIn(state, locale), locale);
          const {points, annotations} = state;
          const props = {points, annotations, name, scale, t, locale, width};
          const {marks} = plans[state.chart](props);
          const describe = describer(props);
          expect(marks.map(describe).join(), file).not.toMatch(/\{\{|undefined|NaN/u);
        }
  }
});
