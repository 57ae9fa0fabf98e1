import {members, validate} from '@generated/result-data/default/validator.js';
import {createCheck} from '../../../../content/validation/validate.ts';

/** The check of a result file, by the schema as the build compiled it. */
export const check = createCheck({validate, members});
