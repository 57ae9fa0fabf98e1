import Link from '@docusaurus/Link';
import Forward from '../frame/Forward.tsx';

const ANSWER = '/explore/would-it-help/';

interface Props {
  /** that the form is to begin with, as its address writes them: `cpu=5&wait=95` */
  numbers?: string;
  children: React.ReactNode;
}

/**
 * A link to the answer, with given numbers. A page with one that gives none hands over addresses from when its own form took
 * the numbers.
 */
export default function ToAnswer({numbers, children}: Props) {
  return numbers === undefined ? (
    <Forward to={ANSWER} keys="tcpu tio preset">
      {children}
    </Forward>
  ) : (
    <Link to={`${ANSWER}#v=1&${numbers}`} data-noBrokenLinkCheck>
      {children}
    </Link>
  );
}
