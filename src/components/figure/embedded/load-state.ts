import {inPresentForm} from '../../../../content/frozen/version.ts';
import {fetchJson} from '../live/fetch-json.ts';
import type {KeptState} from '../../../../content/frozen/keep.ts';
import type {ShareData} from '../share/types.ts';
import type {EmbedRequest} from './request.ts';

type Correction = {id: string; date: string};

/** a figure's `figure.json`; a kept state knows no site and no menu */
type Now = {
  id: string;
  corrections?: (string | Correction)[];
  share?: Facts['share'];
  site?: {root: string} & Record<string, string>;
};

/** of a figure as it is now */
export interface Facts {
  /** address of its embed page; without it nothing is known of the site */
  embed?: string;
  /** where it stands in the site, by language */
  homes: Record<string, string>;
  /** what its menu is made from, by language */
  share?: Record<string, ShareData>;
  /** what a notice is told from */
  dataset: Record<string, string | undefined>;
}

export type Loaded = {state: KeptState; facts: Facts};

/**
 * The state that an element shows: from the JSON that stands in it, else from the address that it names.
 *
 * @throws {Error} when it can't be had, with the `status` that the server answered
 */
export async function loadState(host: Element, request: EmbedRequest): Promise<Loaded> {
  const {source, facts} = request;
  const inside = host.querySelector('script[type="application/json"]')?.textContent;
  if (inside) {
    const state = inPresentForm<KeptState & Now>(JSON.parse(inside));
    return {state, facts: factsOf(state, request)};
  }
  const [state, now] = await Promise.all([
    fetchState(source),
    facts && facts !== source ? fetchState(facts).catch(() => null) : null,
  ]);
  return {state, facts: factsOf(now ?? state, request)};
}

function factsOf({site, share, id, corrections = []}: Now, {figure, home}: EmbedRequest): Facts {
  // A file that was saved beside slides says itself where the site is.
  const embed = figure ? home : Object.values(share ?? {})[0]?.embed;
  const at = (path: string) => new URL(path, embed).href;
  const isKnown = site && embed;
  const {root, ...pages} = site ?? {};
  const homes = Object.entries<string>(isKnown ? pages : {}).map(([language, page]) => [
    language,
    at(page),
  ]);
  const dataset = {
    base: isKnown && at(String(root)),
    state: id,
    corrections: JSON.stringify(corrections.map(asEntry)),
  };
  return {embed, homes: Object.fromEntries(homes), share, dataset};
}

/** A kept state names the corrections it knew, the present one tells them with their days. */
const asEntry = (each: string | Correction) => (typeof each === 'string' ? {id: each} : each);

const fetchState = async (address: string) =>
  inPresentForm(await fetchJson<KeptState & Now>(address, {credentials: 'omit'}));
