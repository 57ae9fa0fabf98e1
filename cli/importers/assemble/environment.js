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
 * The environment from the metadata; missing facts become the word `unknown`.
 *
 * @param {object} metadata
 * @returns {object}
 */
export function environmentOf(metadata) {
  return {...Object.fromEntries(FACTS.map((name) => [name, 'unknown'])), ...metadata};
}
