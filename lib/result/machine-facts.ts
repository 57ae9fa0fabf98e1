/** Every fact of the machine that a result file has to say something of, in the order in which readers are told. */
export const MACHINE_FACTS = [
  'os',
  'virtualisation',
  'cpuModel',
  'cores',
  'memoryGb',
  'database',
  'loadGeneratorHost',
  'network',
] as const;
