import AnswerLive from '../components/explorables/answer/AnswerLive.tsx';
import {mountExplorable} from '../components/explorables/frame/mount.ts';
import type {Given} from '../components/explorables/answer/state.ts';
import type {MountOptions} from '../components/explorables/frame/given.ts';

/** Names that only links from before the fragment have. */
const OLD = /[?&](tcpu|tio|q|c|cmem|wmem|cores|workers|rate)=/u;

export async function mount(root: HTMLElement, options: MountOptions<Given>) {
  if (OLD.test(location.search)) {
    const {addressOfOld} = await import('../components/explorables/answer/old-address.ts');
    const {search, hash} = addressOfOld(location);
    history.replaceState(history.state, '', location.pathname + search + hash);
  }
  await mountExplorable(root, AnswerLive, options);
}
