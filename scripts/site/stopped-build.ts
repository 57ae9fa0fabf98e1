// Loaded before Docusaurus, which ends with exit code 0 where a signal stops it: half a site would be taken for a whole one.
import {beforeSignals} from '../../content/signals.ts';

beforeSignals(() => undefined);
