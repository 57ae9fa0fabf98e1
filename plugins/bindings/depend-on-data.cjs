const {join} = require('node:path');

const FOLDERS = [
  'static/data/results',
  'src/values',
  'src/claims',
  'src/symbols',
  'i18n/en',
  'i18n/ru',
];

/**
 * Tells the bundler that every page depends on the data, so that neither its cache nor the dev
 * server shows a number from before a change.
 */
module.exports = function dependOnData(source) {
  for (const folder of FOLDERS) {
    this.addContextDependency(join(this.getOptions().siteDir, folder));
  }
  return source;
};
