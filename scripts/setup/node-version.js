// @ts-check

/**
 * What is wrong with this Node, so that a reader learns it before a package fails in its own words.
 * @param {string} version As in `process.versions.node`.
 * @returns {string} Empty when it will do.
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return '';
  return `Node ${version} is too old: install 20.19 or later, from https://nodejs.org or by your system's package manager.`;
}
