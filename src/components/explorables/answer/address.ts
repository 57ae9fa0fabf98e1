import {withQuery} from '../frame/hooks.ts';
import {FIELDS} from './fields.ts';
import {readField} from './read-field.ts';
import type {State} from './state.ts';

/**
 * The state in the address: what the site published (a profile, a measured cell) in the query, what the reader measured
 * or typed in the fragment, which no server sees.
 */
export type Start = {profile: string | null; preset: string | null};

/** `texts`: what the address gives of the fields, good or not; `version`: one that can't be read */
export type Read = {
  start: Start;
  texts: [id: string, text: string][];
  requests: number | null;
  version?: string;
};

/** Version of the fragment. An address without one is read as if it had this. */
const VERSION = '1';
/** Keys of the query that choose a start. */
export const START_KEYS = ['profile', 'preset'] as const;
const REQUESTS = {id: 'n', least: 1, most: 1e12, whole: true};

/** Whether a fragment holds numbers of this page, and not the place of a heading. */
export const hasNumbers = (hash: string) =>
  hash.includes('=') && [...fragmentOf(hash).keys()].some((key) => key === 'v' || isField(key));

const fragmentOf = (hash: string) => new URLSearchParams(hash.replace(/^#/u, ''));

const isField = (key: string) => FIELDS.some(({id}) => id === key);

export function readAddress(search: string, hash: string): Read {
  const query = new URLSearchParams(search);
  const start = {profile: query.get('profile'), preset: query.get('preset')};
  const fragment = fragmentOf(hasNumbers(hash) ? hash : '');
  const version = fragment.get('v') ?? VERSION;
  if (version !== VERSION) return {start, texts: [], requests: null, version: version.slice(0, 20)};
  const requests = readField(REQUESTS, fragment.get('n') ?? '');
  return {
    start,
    texts: [...new Map(fragment)].filter(([key]) => isField(key)),
    requests: requests.problem ? null : requests.value,
  };
}

type Written = Pick<State, 'start' | 'values' | 'texts' | 'own' | 'requests'>;

/**
 * The address of a state: of the fields, those that the reader gave, with what can't be read of them too.
 *
 * @param search of now, whose other keys are kept
 * @param hash of now, kept where the reader has given nothing
 */
export function writeAddress(search: string, hash: string, written: Written) {
  const {start, values, texts, own, requests} = written;
  const query = withQuery(search, start).replaceAll('%2F', '/');
  const fields = FIELDS.filter(({id}) => own.includes(id)).flatMap((field) => {
    const {id} = field;
    if (!texts[id]?.problem) return [[id, String(values[id] ?? '')]];
    // What one language refuses must not be a number in another.
    return readField(field, texts[id].text).problem ? [[id, texts[id].text]] : [];
  });
  const numbers = new URLSearchParams([
    ['v', VERSION],
    ...fields,
    ...(requests === null ? [] : [['n', String(requests)]]),
  ]);
  const kept = hasNumbers(hash) ? '' : hash;
  return {search: query, hash: fields.length ? `#${numbers}` : kept};
}

/** Keys of links from before the fragment, some of which still stand in articles. */
export const OLD_NAMES = ['tcpu', 'cores', 'workers', 'c', 'wmem', 'rate', 'tio', 'q', 'cmem'];
