import claims from './en/claims.js';
import commandLine from './en/command-line.js';
import importing from './en/import.js';
import migrate from './en/migrate.js';
import creating from './en/new.js';
import problems from './en/problems.js';
import refusals from './en/refusals.js';
import report from './en/report.js';
import update from './en/update.js';
import validate from './en/validate.js';
import verdicts from './en/verdicts.js';

/** Every sentence that the command line can say, in English; a part of it says its own in a file of its own. */
export default {
  ...commandLine,
  ...problems,
  ...verdicts,
  ...validate,
  ...migrate,
  ...claims,
  ...importing,
  ...refusals,
  ...report,
  ...creating,
  ...update,
};
