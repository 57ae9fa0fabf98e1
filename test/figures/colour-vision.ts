/**
 * What is left of a colour with a deficiency of colour vision, complete: matrices of Machado, Oliveira and
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), on linear RGB.
 */
const VISIONS = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};

/**
 * Smallest difference between two colours over all visions: distance in OKLab, times 100.
 *
 * @param a `#rrggbb`
 */
export function leastDifference(a: string, b: string): {difference: number; vision: string} {
  return Object.entries(VISIONS)
    .map(([vision, matrix]) => ({
      vision,
      difference: 100 * distance(okLab(seen(linear(a), matrix)), okLab(seen(linear(b), matrix))),
    }))
    .reduce((least, each) => (each.difference < least.difference ? each : least));
}

/**
 * Contrast of two colours (WCAG 2.2).
 *
 * @returns 1 to 21
 */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function linear(hex: string) {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function seen([r, g, b]: number[], matrix: number[]) {
  return [0, 3, 6].map((row) => {
    const value = matrix[row] * r + matrix[row + 1] * g + matrix[row + 2] * b;
    return Math.min(1, Math.max(0, value));
  });
}

/** Ottosson, "A perceptual color space for image processing" (2020). */
function okLab([r, g, b]: number[]) {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(a: number[], b: number[]) {
  return Math.hypot(...a.map((value, index) => value - b[index]));
}

function luminance([r, g, b]: number[]) {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
