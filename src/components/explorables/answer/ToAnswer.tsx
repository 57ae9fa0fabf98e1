import Link from '@docusaurus/Link';

/** A link to the answer. A page with it hands over addresses from when its own form took the numbers. */
export default function ToAnswer({children}: {children: React.ReactNode}) {
  return (
    <Link to="/explore/would-it-help/" data-island="forward">
      {children}
    </Link>
  );
}
