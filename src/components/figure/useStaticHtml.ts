import {useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import staticHtmlOf from '@figures/static-html';

/**
 * The figure's HTML: from the server's module on the server, from the page that is there already while it is
 * hydrated, and fetched where the application opens a page by itself. Where it doesn't arrive, the figure's place says so:
 * the page, loaded again, holds it.
 */
export function useStaticHtml(id: string, frame: React.RefObject<HTMLElement | null>): string {
  const {siteConfig, i18n} = useDocusaurusContext();
  const [fetched, setFetched] = useState('');
  const wanted = useRef(id);
  useEffect(() => {
    wanted.current = id;
    if (frame.current?.firstElementChild) return;
    const address = `${siteConfig.customFields?.rootUrl}figure-html/${i18n.currentLocale}/${id}.html`;
    fetchText(address).then(
      (html) => wanted.current === id && setFetched(html),
      (error) => {
        console.error(error);
        if (wanted.current === id)
          frame.current?.dispatchEvent(new Event('part-missing', {bubbles: true}));
      },
    );
  }, [id]);
  return staticHtmlOf(`${id}.html`) ?? fetched;
}

async function fetchText(address: string) {
  const answer = await fetch(address);
  if (!answer.ok)
    throw new Error(`${address} answered ${answer.status}; the figure's HTML is missing.`);
  return answer.text();
}
