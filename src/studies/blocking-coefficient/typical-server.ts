/**
 * A typical server: round numbers near those of the Laravel study, for which T_cpu and T_io can only be inferred. Ten
 * queries of 1.8 ms.
 */
export const TYPICAL_SERVER = Object.freeze({
  cpuS: 0.004,
  ioS: 0.018,
  cores: 16,
  workers: 4,
  coroutinesPerWorker: 50,
});
