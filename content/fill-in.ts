/** The placeholder wherever a scaffold leaves something for a person to write; the check refuses it. */
export const FILL_IN = 'FILL IN';
