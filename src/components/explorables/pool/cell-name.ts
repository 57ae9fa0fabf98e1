import type {Words} from '../frame/words.ts';
import type {Cell} from './state.ts';

/** What a measured cell is called. */
export function nameOf(
  {server, bootsEachTime, connectsEachTime, waiting, workers, coroutinesPerWorker}: Cell,
  {t, say}: Words,
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
