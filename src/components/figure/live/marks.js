const REACH = 36;

/**
 * The mark nearest to a pointer.
 *
 * @param {HTMLElement} frame
 * @param {{clientX: number, clientY: number}} pointer
 * @returns {SVGGElement | null} null when none is within reach
 */
export function nearestMark(frame, {clientX, clientY}) {
  let best = null;
  let least = REACH;
  for (const mark of marksIn(frame)) {
    const {left, top, width, height} = mark.getBoundingClientRect();
    const distance = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
    if (distance < least) [best, least] = [mark, distance];
  }
  return best;
}

/**
 * The mark that an arrow key leads to: left and right along a series and on to the next one, up and down to
 * what stands at the same x.
 *
 * @param {HTMLElement} frame
 * @param {{key: string, target: any}} event
 * @returns {SVGGElement | null} null when the key leads nowhere
 */
export function markAfterKey(frame, {key, target}) {
  if (!target.dataset?.mark) return null;
  const marks = marksIn(frame);
  const at = marks.indexOf(target);
  const steps = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: marks.length - 1};
  if (key in steps) return marks[steps[key]] ?? null;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const column = marks.filter((mark) => xOf(mark) === xOf(target)).sort((a, b) => yOf(a) - yOf(b));
  return column[column.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)] ?? null;
}

/** @param {HTMLElement} frame @returns {SVGGElement[]} */
function marksIn(frame) {
  return [...frame.querySelectorAll('[data-mark]')];
}

/** @param {SVGGElement} mark */
function xOf({dataset}) {
  return dataset.mark.split('|').at(-1);
}

/** @param {SVGGElement} mark */
function yOf({dataset}) {
  return Number(dataset.y);
}
