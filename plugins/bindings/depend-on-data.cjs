// @ts-check
/**
 * Tells the bundler that every page depends on the data, so that neither its cache nor the dev
 * server shows a number from before a change.
 *
 * @this {{getOptions: () => {folders: string[]}, addContextDependency: (folder: string) => void}} the bundler's loader
 * @param {string} source
 */
module.exports = function dependOnData(source) {
  for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  return source;
};
