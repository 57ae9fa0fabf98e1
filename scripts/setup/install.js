// @ts-check
// Installs the packages of the lock file where those that are there differ.
import {ensureDependencies} from './dependencies.js';

try {
  ensureDependencies('.');
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
