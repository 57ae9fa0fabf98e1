import * as here from '../content/update/index.ts';

/**
 * Does all that an update does, except for drawing.
 *
 * @param content whose code does it: by default ours
 * @returns what was found
 */
export async function updateSite(root, options = {}, content = here) {
  const {found, texts, states} = await content.planUpdate(root, options);
  content.writeTexts(root, [...texts, ...states]);
  content.dropStates(root, found.dropped);
  return found;
}
