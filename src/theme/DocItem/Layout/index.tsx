import React from 'react';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** One document: where it stands, what it contains, the text, and what comes next. */
export default function DocItemLayout({children}: {children: React.ReactNode}) {
  const {metadata, toc, frontMatter} = useDoc();
  // Formulas of a study are single symbols in its text. Said here, as the application takes a page's class away for a
  // moment when it starts, in which browsers would fetch the fonts for formulas.
  const maths = metadata.id.startsWith('studies/') ? 'text' : undefined;
  // What a reader came to use stands in the first screen of a phone.
  const isTool = metadata.id.startsWith('explore/');
  const hasContents = toc.length > 1 && !frontMatter.hide_table_of_contents;
  return (
    <div className={isTool ? styles.tool : undefined}>
      <DocBreadcrumbs />
      <div className={styles.columns}>
        {hasContents && <Contents toc={toc} />}
        <article className={styles.article} data-pagefind-body="" data-maths={maths}>
          <ContentVisibility metadata={metadata} />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
      </div>
      <DocItemPaginator />
    </div>
  );
}

/** The headings: a column where there is room, otherwise behind a button that needs no script. */
function Contents({toc}: {toc: ReturnType<typeof useDoc>['toc']}) {
  const label = translate({id: 'shell.contents', message: 'On this page'});
  return (
    <div className={styles.contents} data-screen-only="">
      <button type="button" popoverTarget="contents">
        {label}
      </button>
      <nav id="contents" popover="auto" aria-label={label}>
        <TOCItems toc={toc} className={styles.list} linkClassName={styles.link} />
      </nav>
    </div>
  );
}
