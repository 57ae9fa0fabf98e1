export type Step = {slide: HTMLElement; note?: string};

/** The steps of a talk: each slide, and then each of its annotations. */
export function stepsOf(main: Element): Step[] {
  const slides = [...main.querySelectorAll('section')];
  return slides.flatMap((slide) => [
    {slide},
    ...(slide.dataset.notes?.split(' ') ?? []).map((note) => ({slide, note})),
  ]);
}

/** Address of a step: counted from 1. */
export const addressOf = (step: number) => `#/${step + 1}`;

/**
 * The step that an address asks for, by `#/3` or `?step=3`.
 *
 * @param count how many there are
 * @returns `unknown`: what was asked for in vain; `step` is the nearest then
 */
export function askedStep(
  {hash, search}: {hash: string; search: string},
  count: number,
): {step: number; unknown?: string} {
  const asked = hash.startsWith('#/')
    ? hash.slice(2)
    : (new URLSearchParams(search).get('step') ?? '');
  if (asked === '') return {step: 0};
  const number = /^\d{1,6}$/u.test(asked) ? Number(asked) : Number.NaN;
  if (number >= 1 && number <= count) return {step: number - 1};
  const nearest = number > count ? count - 1 : 0;
  return {step: nearest, unknown: asked.slice(0, 20)};
}
