import Pool from './index.tsx';
import * as lazy from './lazy.tsx';
import type {ViewProps} from '../frame/mount.ts';
import type {Given} from './state.ts';

export {keys} from './index.tsx';

/** The simulator before any script, with all of its tables. */
export default function PoolOnServer(props: ViewProps<Given>) {
  return <Pool {...props} given={{...props.given, lazy}} />;
}
