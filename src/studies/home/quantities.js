/** Coroutines of a worker in the model of the first page: more than enough to fill its core. */
export const COROUTINES = 50;

/** What the model assumes beside the numbers of its source. */
export const quantities = {
  coroutines: {unit: 'count', of: () => COROUTINES},
};
