// @ts-check
import VuCapLive from '../components/explorables/vu-cap/VuCapLive.js';
import {mountExplorable} from '../components/explorables/frame/mount.js';

/** @param {HTMLElement} root @param {{source?: string, data?: any, language: string}} options */
export const mount = (root, options) => mountExplorable(root, VuCapLive, options);
