/** Every fact of the machine that a result file has to say something of. */
const FACTS = [
  'os',
  'virtualisation',
  'cpuModel',
  'cores',
  'memoryGb',
  'database',
  'loadGeneratorHost',
  'network',
];

/**
 * The environment as told; what nobody said is the word `unknown`.
 *
 * @param {object} told
 * @returns {object}
 */
export function environmentOf(told) {
  return {...Object.fromEntries(FACTS.map((name) => [name, 'unknown'])), ...told};
}
