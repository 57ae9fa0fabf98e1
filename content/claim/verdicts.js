// @ts-check
/** What a claim can be found to be, from what stands to what doesn't. */
export const VERDICTS = ['holds', 'rounding', 'selective', 'wrong', 'not-derivable', 'artefact'];

/** Claims that state a number, and claims in words. */
export const KINDS = ['number', 'statement'];
