// @ts-check
import React from 'react';
import pictures from '@generated/explorables/default/pictures.json';

/**
 * Published picture of an explorable's figure, wide and narrow; the style sheet shows the one that fits.
 *
 * @param {{figure: string, locale: string}} props
 */
export default function StillPicture({figure, locale}) {
  return (
    <figure className="explorable-chart">
      {['wide', 'narrow'].map((width) => (
        <div
          key={width}
          className={`explorable-${width}`}
          dangerouslySetInnerHTML={{__html: pictures[`${figure}.${locale}.${width}`]}}
        />
      ))}
    </figure>
  );
}
