// @ts-check
import AnswerLive from '../components/explorables/answer/AnswerLive.js';
import {mountExplorable} from '../components/explorables/frame/mount.js';

/** Names that only links from before the fragment have. */
const OLD = /[?&](tcpu|tio|q|c|cmem|wmem|cores|workers|rate)=/u;

/**
 * @param {HTMLElement} root
 * @param {import('../components/explorables/frame/given.js').MountOptions<import('../components/explorables/answer/state.js').Given>} options
 */
export async function mount(root, options) {
  if (OLD.test(location.search)) {
    const {addressOfOld} = await import('../components/explorables/answer/old-address.js');
    const {search, hash} = addressOfOld(location);
    history.replaceState(history.state, '', location.pathname + search + hash);
  }
  await mountExplorable(root, AnswerLive, options);
}
