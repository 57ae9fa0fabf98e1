import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import views from '@explorables/views';
import {wordsOnPage} from './words.ts';

/**
 * Frame of an explorable: the server's complete HTML, which the page's island script brings to life. The application
 * keeps what is in it, and has no views of its own.
 *
 * @param name of its folder
 */
export default function Explorable({name}: {name: string}) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {collectAnchor} = useBrokenLinks();
  const drawn = views?.[name];
  drawn?.anchors?.forEach(collectAnchor);
  const frame = {
    'data-island': name,
    'data-explorable': name,
    'data-source': `${siteConfig.baseUrl}island-data/${name}.json`,
    'data-language': i18n.currentLocale,
    // A query with one of them counts as intent; what comes in empty is brought to life at once.
    'data-keys': drawn?.keys.join(' '),
  };
  return (
    <>
      {/* Not in the bundle, whose one style sheet every page pays for. */}
      <Head>
        <link
          rel="stylesheet"
          href={`${siteConfig.customFields?.rootUrl}css/explorable-${name}.css`}
        />
      </Head>
      {drawn ? (
        <div {...frame}>
          <drawn.View
            given={drawn.given}
            words={wordsOnPage(i18n.currentLocale, drawn.given.texts)}
          />
        </div>
      ) : (
        <div {...frame} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
      )}
    </>
  );
}
