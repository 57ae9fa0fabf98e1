import type {KeptState} from '../../../../content/frozen/keep.ts';
import type {ShareData} from '../share/types.ts';
import type {Asked} from './asked.ts';

export type Correction = {id: string; date: string};

/** `status`: what the server answered */
export type Failure = Error & {status?: number};

/** a figure's `figure.json`; a kept state knows no site and no menu */
export type Now = {
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

/**
 * The state that an element shows: from the JSON that stands in it, else from the address that it names.
 *
 * @throws {Failure} when it can't be had
 */
export async function loadState(
  host: Element,
  asked: Asked,
): Promise<{state: KeptState; facts: Facts}> {
  const {source, facts} = asked;
  const inside = host.querySelector('script[type="application/json"]')?.textContent;
  if (inside) {
    const state = JSON.parse(inside) as KeptState & Now;
    return {state, facts: factsOf(state, asked)};
  }
  const [state, now] = await Promise.all([
    fetchState(source),
    facts && facts !== source ? fetchState(facts).catch(() => null) : null,
  ]);
  return {state, facts: factsOf(now ?? state, asked)};
}

function factsOf({site, share, id, corrections = []}: Now, {figure, home}: Asked): Facts {
  // A file that was saved beside slides says itself where the site is.
  const embed = figure ? home : Object.values(share ?? {})[0]?.embed;
  const at = (path: string) => new URL(path, embed).href;
  const isKnown = site && embed;
  const {root, ...pages} = site ?? {};
  const homes = Object.entries(isKnown ? pages : {}).map(([language, page]) => [
    language,
    at(page as string),
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

async function fetchState(address: string): Promise<KeptState & Now> {
  const answer = await fetch(address, {credentials: 'omit'});
  if (answer.ok) return answer.json();
  throw Object.assign(new Error(`${address} answered ${answer.status}.`), {status: answer.status});
}
