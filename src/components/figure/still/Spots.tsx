import type {StillProps} from './types.ts';

/**
 * The points that a picture itself answers with. They stand last in a figure: their words are those of its tables, and
 * coming after these, next to the following figure's, they weigh less.
 */
export default function Spots({figure: {spots}}: StillProps) {
  if (!spots) return null;
  const content = {__html: spots};
  return <script type="application/json" data-figure-spots="" dangerouslySetInnerHTML={content} />;
}
