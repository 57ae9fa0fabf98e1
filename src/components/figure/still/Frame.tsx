import Annotations from './Annotations.tsx';
import Caption from './Caption.tsx';
import Controls from './Controls.tsx';
import Corrected from './Corrected.tsx';
import DataTables from './DataTables.tsx';
import Download from './Download.tsx';
import Failed from './Failed.tsx';
import Note from './Note.tsx';
import Picture from './Picture.tsx';
import Share from './Share.tsx';
import Spots from './Spots.tsx';
import type {StillProps} from './types.ts';

/**
 * Everything of a figure that a reader has before any script runs, as it stands in a page: title, both pictures,
 * controls, note, annotations, and the values as tables with their download.
 */
export default function Frame(props: StillProps) {
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
