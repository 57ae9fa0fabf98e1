import pictures from '@generated/explorables/default/pictures.json';
import VuCap from './index.tsx';
import type {ViewProps} from '../frame/mount.ts';
import type {Given} from './index.tsx';

export {keys} from './index.tsx';

/** The exhibit before any script, with its published picture. */
export default function VuCapOnServer(props: ViewProps<Given>) {
  return (
    <VuCap
      {...props}
      picture={
        <figure className="explorable-chart">
          {['wide', 'narrow'].map((width) => (
            <div
              key={width}
              className={`explorable-${width}`}
              dangerouslySetInnerHTML={{
                __html: pictures[`vu-cap.${props.words.locale}.${width}`],
              }}
            />
          ))}
        </figure>
      }
    />
  );
}
