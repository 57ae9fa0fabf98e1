/** What stands wherever a person has still to write something; a test finds it in what is committed. */
export const FILL_IN = 'FILL IN';
