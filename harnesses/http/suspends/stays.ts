import {existsSync} from 'node:fs';
import {VENDORS} from './columns.ts';
import {askPhp} from './php.ts';
import type {Setting} from './php.ts';

/** Whether a request that ran meanwhile, and one that came later, found what a request had set; or why that can't be told. */
export type Stay = {state: string} & ({meanwhile: boolean; after: boolean} | {reason: string});

/** What stays in one process of a runtime between requests, measured once: nothing here depends on time. */
export async function staysIn(setting: Setting): Promise<Stay[] | {failed: string}> {
  const vendors = ['laravel', 'symfony'].filter((vendor) => existsSync(VENDORS[vendor]));
  return askPhp<Stay[]>({script: 'stays.php', order: {}, vendors}, setting);
}
