import {boxAround, overlap} from '../../src/components/charts/layout/place-pins.ts';
import {textWidth} from '../../src/components/charts/layout/text-width.ts';
import type {Box} from '../../src/components/charts/layout/place-pins.ts';

/** Every text and pin of a plan with the room it takes. */
export function textsOfPlan(plan): {text: string; box: Box}[] {
  const {panels, pins, header, type, xTitle, notes} = plan;
  return [
    ...panels.flatMap(({labels}) => labels),
    ...panels.flatMap(({references, uprights = []}) => [...references, ...uprights]),
    ...panels
      .flatMap(({texts = [], valueLabels = []}) => [...texts, ...valueLabels])
      .filter(({box}) => box),
    ...panels.flatMap((panel) => arrowBoxes(panel, type)),
    ...panels.flatMap(({titleBoxes = []}) => titleBoxes.map((box) => ({box, text: 'title'}))),
    ...panels.flatMap((panel) => tickBoxes(panel, type)),
    ...pins.map((pin) => ({box: boxAround(pin, pin.radius), text: `pin ${pin.number}`})),
    ...header.legend.map(({text, x, y}) => ({
      text,
      box: {
        left: x - 6,
        right: x + 11 + textWidth(text, type.font, {isBold: true}),
        top: y - 8,
        bottom: y + 8,
      },
    })),
    ...header.yTitle.map((each) => lineBox(each, 'start', type)),
    ...xTitle.map((each) => lineBox(each, 'middle', type)),
    ...notes.map((each) => lineBox(each, 'start', type)),
  ];
}

/** Arrows of values that are at least so large. */
function arrowBoxes({marks = [], yAt}, {mark: radius}) {
  return marks
    .filter(({point}) => yAt && point.bound === 'at-least')
    .map(({key, x, y}) => {
      const bottom = y - radius;
      return {text: `arrow of ${key}`, box: {left: x - 4, right: x + 4, top: bottom - 14, bottom}};
    });
}

function tickBoxes({xTicks = [], ticks, ground, left, bottom}, type) {
  if (ground === 'horizontal') {
    return ticks.map(({x, text}) =>
      lineBox({text, x, y: bottom + type.font * 1.2}, x === left ? 'start' : 'middle', type),
    );
  }
  return xTicks.flatMap(({at, lines}) =>
    lines.map((text, row) =>
      lineBox({text, x: at, y: bottom + type.font * 1.3 + row * type.row * 0.9}, 'middle', type),
    ),
  );
}

function lineBox({text, x, y}, anchor: 'start' | 'middle', {font}) {
  const width = textWidth(text, font);
  const left = anchor === 'middle' ? x - width / 2 : x;
  return {text, box: {left, right: left + width, top: y - font * 0.8, bottom: y + 2}};
}

/** @returns pairs that cover each other */
export function collisions(texts: {text: string; box}[]): string[] {
  return texts.flatMap((a, index) =>
    texts
      .slice(index + 1)
      .flatMap((b) => (overlap(a.box, b.box) > 1 ? [`${a.text} on ${b.text}`] : [])),
  );
}

/** @returns those that leave the drawing */
export function outside(texts: {text: string; box}[], {width, height}): string[] {
  return texts
    .filter(
      ({box}) => box.left < -1 || box.right > width + 2 || box.top < -1 || box.bottom > height,
    )
    .map(({text}) => text);
}
