// @ts-check
import React from 'react';
import {rich} from '../pool/markup.js';

/**
 * A text whose words carry the look that they have in the picture of a request.
 *
 * @param {{children: string}} props text of a catalogue
 */
export default function Rich({children}) {
  return <span dangerouslySetInnerHTML={{__html: rich(children)}} />;
}
