/** The server and the two generators of the figure on coordinated omission: a pause of a second in ten. */
export const PAUSE = Object.freeze({
  ratePerS: 100,
  serviceS: 0.002,
  pauseAtS: 4,
  pauseS: 1,
  durationS: 10,
});
