import {useEffect, useRef} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {islandArrived} from './island-arrived.ts';
import {useStaticHtml} from './useStaticHtml.ts';
import '../../css/tokens.css';
import './figure.css';
import './share.css';
import './tables.css';
import './touched.css';

/**
 * A figure: complete HTML, which the page's island script brings to life (src/islands). The application keeps it, and
 * fetches it where it opened the page by itself.
 *
 * @param props `<study>/<figure>`
 */
export default function Figure({id}: {id: string}) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const name = id.split('/').at(-1);
  // Links to it, such as those of the corrections, are checked in the build.
  useBrokenLinks().collectAnchor(`figure-${name}`);
  const frame = useRef<HTMLElement>(null);
  const html = useStaticHtml(id, frame);
  useEffect(() => islandArrived(), [html]);
  return (
    <figure
      className="figure"
      id={`figure-${name}`}
      aria-labelledby={`${name}--title`}
      data-island="figure"
      data-source={`${siteConfig.customFields?.rootUrl}figure-data/${i18n.currentLocale}/${id}.json`}
      data-language={i18n.currentLocale}
      ref={frame}
      dangerouslySetInnerHTML={{__html: html}}
      suppressHydrationWarning
    />
  );
}
