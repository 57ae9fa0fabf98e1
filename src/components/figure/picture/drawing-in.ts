/** The drawing that the reader sees, and how it lies in the picture. */
export function drawingIn(picture: HTMLElement) {
  const all = [...picture.querySelectorAll(DRAWINGS)];
  const svg = (all.find((each) => each.getClientRects().length > 0) ?? all[0]) as SVGSVGElement;
  const {width, height} = svg.viewBox.baseVal;
  const [box, frame] = [svg.getBoundingClientRect(), picture.getBoundingClientRect()];
  return {
    box,
    scale: box.width / width || 1,
    left: box.left - frame.left,
    top: box.top - frame.top,
    viewBox: `0 0 ${width} ${height}`,
    isWide: svg.closest('.figure-wide') !== null,
  };
}

const DRAWINGS =
  '.is-live .figure-live svg, .figure:not(.is-live) :is(.figure-wide, .figure-narrow) > svg';
