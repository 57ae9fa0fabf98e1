import {FOLDERS} from '../../../../content/site/folders.ts';

/** Longer addresses are cut or refused on their way. */
const LONGEST_ADDRESS = 7000;

/**
 * Address of the page on which GitHub takes a new file as a pull request, by a fork where the reader may not write.
 *
 * @param id of the result, `study/run`
 * @returns undefined where the repository is elsewhere; `hasText` is false where the text is too long for an address
 */
export function newFileAddress(
  repository: string | undefined,
  id: string,
  text: string,
): {address: string; hasText: boolean} | undefined {
  if (!repository?.startsWith('https://github.com/')) return undefined;
  const [study, run] = id.split('/');
  const empty = `${repository}/new/main/${FOLDERS.results}/${study}?filename=${run}.json`;
  const filled = `${empty}&value=${encodeURIComponent(text)}`;
  const hasText = filled.length <= LONGEST_ADDRESS;
  return {address: hasText ? filled : empty, hasText};
}
