/** All verdicts, from claims that hold to claims that don't. */
export const VERDICTS = ['holds', 'rounding', 'selective', 'wrong', 'not-derivable', 'artefact'];

/** Claims that state a number, and claims in words. */
export const KINDS = ['number', 'statement'];
