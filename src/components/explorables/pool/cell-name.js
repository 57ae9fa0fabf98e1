// @ts-check
/**
 * @typedef {import('./state.js').Cell} Cell
 * @typedef {import('../frame/words.js').Words} Words
 */

/**
 * What a measured cell is called.
 *
 * @param {Cell} cell
 * @param {Words} words
 */
export function nameOf(
  {server, bootsEachTime, connectsEachTime, waiting, workers, coroutinesPerWorker},
  {t, say},
) {
  const state = `${bootsEachTime ? 'boots' : 'keeps'}-${connectsEachTime ? 'connects' : 'keeps'}`;
  return t(`pool.cell.${waiting}`, {
    ...{
      server: t(`pool.server.${server}`),
      state: t(`pool.cell.${state}`),
      workers: say('workers', workers),
    },
    slots: coroutinesPerWorker,
  });
}
