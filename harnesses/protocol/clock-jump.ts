/** Both clocks now: durations come from the monotonic one alone. */
export function readClocks() {
  return {clock: performance.now(), date: Date.now()};
}

/** Seconds by which the wall clock moved against the monotonic one since `started`; 0 for less than a second. */
export function clockJumpS({clock, date}: {clock: number; date: number}, now = readClocks()) {
  const jump = (now.date - date - (now.clock - clock)) / 1000;
  return Math.abs(jump) > 1 ? Math.round(jump) : 0;
}
