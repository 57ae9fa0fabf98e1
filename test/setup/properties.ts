import fc from 'fast-check';

/**
 * Properties draw the same cases each time, so that a change is judged by what it changes and not by luck.
 * `npm run soak` draws others, again and again, and prints the seed of what it finds.
 */
const SEED = 20260403;

fc.configureGlobal({seed: Number(process.env.BC_SEED ?? SEED)});
