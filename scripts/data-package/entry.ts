/** What programs import: the entries of the API, and each result file once it is asked for. */
export const ENTRY = `import claimsFile from './api/v1/claims.json' with {type: 'json'};
import correctionsFile from './api/v1/corrections.json' with {type: 'json'};
import figuresFile from './api/v1/figures.json' with {type: 'json'};
import resultsFile from './api/v1/results.json' with {type: 'json'};

export const {claims} = claimsFile;
export const {corrections} = correctionsFile;
export const {figures} = figuresFile;
export const {results, studies} = resultsFile;

export async function result(id) {
  if (!results.some((each) => each.id === id))
    throw new Error(\`There is no result “\${id}”. The ids are those of “results”, such as “\${results[0].id}”.\`);
  const {default: run} = await import(\`./data/results/\${id}.json\`, {with: {type: 'json'}});
  return run;
}
`;

/** Its types; the shapes themselves are emitted from ours. */
export const ENTRY_TYPES = `import type {
  ApiClaim,
  ApiCorrection,
  ApiFigure,
  ApiResult,
  ApiStudy,
} from './types/content/api/types.js';
import type {Run} from './types/lib/result/types.js';

export type * from './types/content/api/types.js';
export type * from './types/lib/result/types.js';

/** Sentences of sources with their verdicts, and what others found. */
export declare const claims: ApiClaim[];

/** What was published wrong and what is right, the newest first. */
export declare const corrections: ApiCorrection[];

/** Figures with the addresses of all that is published of them. */
export declare const figures: ApiFigure[];

/** What each result file is of. */
export declare const results: ApiResult[];

/** Studies with what they ask and find. */
export declare const studies: ApiStudy[];

/**
 * A result file with all of its measurements.
 *
 * @param id one of \`results\`, \`<study>/<run>\`
 * @throws {Error} for an id that there is none of
 */
export declare function result(id: string): Promise<Run>;
`;
