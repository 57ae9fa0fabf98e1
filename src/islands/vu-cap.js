// @ts-check
import VuCapLive from '../components/explorables/vu-cap/VuCapLive.js';
import {mountExplorable} from '../components/explorables/frame/mount.js';

/**
 * @param {HTMLElement} root
 * @param {import('../components/explorables/frame/given.js').MountOptions<import('../components/explorables/vu-cap/cap.js').Given>} options
 */
export const mount = (root, options) => mountExplorable(root, VuCapLive, options);
