import {fetchJson} from '../../figure/live/fetch-json.ts';

/** What an explorable is drawn from, as published in `island-data/<name>.json`. */
export type Published<Given> = Given & {texts: Record<string, string>};

/** `source`: address of the data where they aren't given */
export type MountOptions<Given> = {source?: string; data?: Published<Given>; language: string};

/** @throws {Error} when the data can't be had */
export const givenOf = async <Given>({
  source,
  data,
}: MountOptions<Given>): Promise<Published<Given>> =>
  data ?? ((await fetchJson(String(source))) as Published<Given>);
