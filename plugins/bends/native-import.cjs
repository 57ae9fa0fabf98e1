// @ts-check
/**
 * Imports a module by Node itself. Docusaurus reads its configuration through a transpiler, which takes over each
 * `import()` there and in all that it loads, and compiles some hundred modules anew for each language; what is
 * imported from CommonJS it leaves alone.
 *
 * @param {string} path from the repository's root
 */
exports.nativeImport = (path) => import(`../../${path}`);
