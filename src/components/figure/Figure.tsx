import {useEffect, useRef, useState} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import staticHtmlOf from '@figures/static-html';
import {fetched} from './live/fetch-json.ts';
import {islandArrived} from './island-arrived.ts';
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

/**
 * The figure's HTML: from the server's module on the server, from the page that is there already while it is
 * hydrated, and fetched where the application opens a page by itself. Where it doesn't arrive, the figure's place says so:
 * the page, loaded again, holds it.
 */
function useStaticHtml(id: string, frame: React.RefObject<HTMLElement | null>): string {
  const {siteConfig, i18n} = useDocusaurusContext();
  const [html, setHtml] = useState('');
  const wanted = useRef(id);
  useEffect(() => {
    wanted.current = id;
    if (frame.current?.firstElementChild) return;
    const address = `${siteConfig.customFields?.rootUrl}figure-html/${i18n.currentLocale}/${id}.html`;
    readText(address).then(
      (text) => wanted.current === id && setHtml(text),
      (error) => {
        console.error(error);
        if (wanted.current === id)
          frame.current?.dispatchEvent(new Event('part-missing', {bubbles: true}));
      },
    );
  }, [id]);
  return staticHtmlOf(`${id}.html`) ?? html;
}

const readText = async (address: string) => (await fetched(address)).text();
