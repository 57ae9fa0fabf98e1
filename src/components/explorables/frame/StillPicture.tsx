import React from 'react';
import pictures from '@generated/explorables/default/pictures.json';

/** Published picture of an explorable's figure, wide and narrow; the style sheet shows the one that fits. */
export default function StillPicture({figure, locale}: {figure: string; locale: string}) {
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
