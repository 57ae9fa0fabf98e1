import claims from './ru/claims.js';
import commandLine from './ru/command-line.js';
import importing from './ru/import.js';
import migrate from './ru/migrate.js';
import creating from './ru/new.js';
import problems from './ru/problems.js';
import refusals from './ru/refusals.js';
import report from './ru/report.js';
import update from './ru/update.js';
import validate from './ru/validate.js';
import verdicts from './ru/verdicts.js';

/** Every sentence that the command line can say, in Russian; the keys are those of the English table. */
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
