// @ts-check
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Addresses of files that both languages share and that are therefore published once, at the
 * site's root, without the locale.
 * @returns {(file: string) => string}
 */
export function useRootUrl() {
  const {siteConfig} = useDocusaurusContext();
  return (file) => `${siteConfig.customFields?.rootUrl}${file.replace(/^\//, '')}`;
}
