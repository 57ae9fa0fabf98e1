import React, {useEffect} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {islandArrived} from '../../figure/island-arrived.ts';

/**
 * Frame of an explorable: the server's complete HTML, which the page's island script brings to life. The application
 * keeps what is in it.
 *
 * @param props `Still` is drawn on the server only; a query with one of `urlKeys` counts as intent
 */
export default function Explorable({
  name,
  Still,
  urlKeys,
}: {
  name: string;
  Still: React.ComponentType;
  urlKeys: readonly string[];
}) {
  const {siteConfig, i18n} = useDocusaurusContext();
  useEffect(() => islandArrived(), []);
  const frame = {
    'data-island': name,
    'data-explorable': name,
    'data-source': `${siteConfig.baseUrl}island-data/${name}.json`,
    'data-language': i18n.currentLocale,
    'data-keys': urlKeys.join(' '),
  };
  // The build publishes for each one its own rules: plugins/explorables/sheets.ts.
  const sheet = process.env.NODE_ENV === 'production' ? `explorable-${name}` : 'explorables';
  return (
    <>
      {/* Not in the bundle, whose one style sheet every page pays for. */}
      <Head>
        <link rel="stylesheet" href={`${siteConfig.customFields?.rootUrl}css/${sheet}.css`} />
      </Head>
      {ExecutionEnvironment.canUseDOM ? (
        <div {...frame} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
      ) : (
        <div {...frame}>
          <Still />
        </div>
      )}
    </>
  );
}
