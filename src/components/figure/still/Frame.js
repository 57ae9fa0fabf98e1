// @ts-check
import Annotations from './Annotations.js';
import Caption from './Caption.js';
import Controls from './Controls.js';
import Corrected from './Corrected.js';
import DataTables from './DataTables.js';
import Download from './Download.js';
import Failed from './Failed.js';
import Note from './Note.js';
import Picture from './Picture.js';
import Share from './Share.js';
import Spots from './Spots.js';

/**
 * Everything of a figure that a reader has before any script runs, as it stands in a page: title, both pictures,
 * controls, note, annotations, and the values as tables with their download.
 *
 * @param {import('./types.js').StillProps} props
 */
export default function Frame(props) {
  return (
    <>
      <Caption {...props} />
      <Picture {...props} />
      <Failed {...props} />
      <Controls {...props} />
      <Note {...props} />
      <Corrected {...props} />
      <Annotations {...props} />
      <details className="figure-data">
        <summary>{props.look.t('figure.table')}</summary>
        <DataTables {...props} />
        <Download {...props} />
      </details>
      <Share {...props} />
      <Spots {...props} />
    </>
  );
}
