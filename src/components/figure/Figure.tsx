import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import staticHtmlOf from '@figures/static-html';
import '../../css/tokens.css';
import './figure.css';
import './share.css';
import './tables.css';
import './touched.css';

/**
 * A figure: complete HTML, which the page's island script brings to life (src/islands). The application keeps it.
 *
 * @param props `<study>/<figure>`
 */
export default function Figure({id}: {id: string}) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const name = id.split('/').at(-1);
  // Links to it, such as those of the corrections, are checked in the build.
  useBrokenLinks().collectAnchor(`figure-${name}`);
  return (
    <figure
      className="figure"
      id={`figure-${name}`}
      aria-labelledby={`${name}--title`}
      data-island="figure"
      data-source={`${siteConfig.customFields?.rootUrl}figure-data/${i18n.currentLocale}/${id}.json`}
      data-language={i18n.currentLocale}
      dangerouslySetInnerHTML={{__html: staticHtmlOf(`${id}.html`) ?? ''}}
      suppressHydrationWarning
    />
  );
}
