// @ts-check
import AnswerLive from '../components/explorables/answer/AnswerLive.js';
import {mountExplorable} from '../components/explorables/frame/mount.js';

/** @param {HTMLElement} root @param {{source?: string, data?: any, language: string}} options */
export const mount = (root, options) => mountExplorable(root, AnswerLive, options);
