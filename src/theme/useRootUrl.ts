import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Addresses of files that both languages share and that are therefore published once, at the
 * site's root, without the locale.
 */
export function useRootUrl(): (file: string) => string {
  const {siteConfig} = useDocusaurusContext();
  return (file) => `${siteConfig.customFields?.rootUrl}${file.replace(/^\//, '')}`;
}
