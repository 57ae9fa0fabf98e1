import React from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/** What programs read of a page's place. In the page, where the application leaves it alone: into the head it would write it. */
export default function StructuredData({breadcrumbs}: Props) {
  const data = JSON.stringify(useBreadcrumbsStructuredData({breadcrumbs}));
  const content = {__html: data.replaceAll('<', String.raw`\u003c`)};
  return <script type="application/ld+json" dangerouslySetInnerHTML={content} />;
}
