import React from 'react';
import {rich} from '../pool/markup.ts';

/**
 * A text whose words carry the look that they have in the picture of a request.
 *
 * @param props text of a catalogue
 */
export default function Rich({children}: {children: string}) {
  return <span dangerouslySetInnerHTML={{__html: rich(children)}} />;
}
