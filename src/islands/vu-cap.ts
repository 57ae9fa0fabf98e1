import VuCapLive from '../components/explorables/vu-cap/VuCapLive.tsx';
import {mountExplorable} from '../components/explorables/frame/mount.ts';
import type {MountOptions} from '../components/explorables/frame/given.ts';
import type {Given} from '../components/explorables/vu-cap/cap.ts';

export const mount = (root: HTMLElement, options: MountOptions<Given>) =>
  mountExplorable(root, VuCapLive, options);
