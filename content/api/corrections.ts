import {inEachLanguage} from '../languages.ts';
import {readCorrections} from '../site/corrections.ts';
import {textsOf} from '../i18n.ts';
import {addressesOf} from './common.ts';
import type {Site} from '../types.ts';
import type {ApiCorrection} from './types.ts';

/**
 * What was published wrong, and what is right, the newest first.
 *
 * @param root address of the site's root, with a slash at its end
 */
export function apiCorrections(site: Site, root: string): ApiCorrection[] {
  const said = (key: string) =>
    inEachLanguage((code) => textsOf(code, site.catalogues[code].corrections ?? {}).render(key));
  return readCorrections(site.root).map(({id, date, page, figures = [], claims = [], commit}) => ({
    id,
    address: addressesOf(root, `/corrections/#${id}`),
    page: addressesOf(root, `/${page}/`),
    ...{figures, claims, ...(commit && {commit})},
    was: said(`${id}.was`),
    now: said(`${id}.now`),
    updated: date,
  }));
}
