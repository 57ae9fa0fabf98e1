// @ts-check
/**
 * The steps of a talk: each slide, and then each of its annotations.
 *
 * @param {Element} main
 * @returns {Step[]}
 *
 * @typedef {{slide: HTMLElement, note?: string}} Step
 */
export function stepsOf(main) {
  const slides = /** @type {HTMLElement[]} */ ([...main.querySelectorAll('section')]);
  return slides.flatMap((slide) => [
    {slide},
    ...(slide.dataset.notes?.split(' ') ?? []).map((note) => ({slide, note})),
  ]);
}

/** Address of a step: counted from 1. @param {number} step */
export const addressOf = (step) => `#/${step + 1}`;

/**
 * The step that an address asks for, by `#/3` or `?step=3`.
 *
 * @param {{hash: string, search: string}} address
 * @param {number} count how many there are
 * @returns {{step: number, unknown?: string}} `unknown`: what was asked for in vain; `step` is the nearest then
 */
export function askedStep({hash, search}, count) {
  const asked = hash.startsWith('#/')
    ? hash.slice(2)
    : (new URLSearchParams(search).get('step') ?? '');
  if (asked === '') return {step: 0};
  const number = /^\d{1,6}$/u.test(asked) ? Number(asked) : Number.NaN;
  if (number >= 1 && number <= count) return {step: number - 1};
  const nearest = number > count ? count - 1 : 0;
  return {step: nearest, unknown: asked.slice(0, 20)};
}
