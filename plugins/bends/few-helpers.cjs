// @ts-check
// Stands in for tslib, of which the theme's one module that asks for it in the browser uses this alone.
exports.__importDefault = (/** @type {{__esModule?: boolean} | undefined} */ module) =>
  module && module.__esModule ? module : {default: module};
