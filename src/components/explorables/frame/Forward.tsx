import Link from '@docusaurus/Link';

interface Props {
  /** page that an explorable has moved to */
  to: string;
  /** names in an address that its form takes, separated by spaces */
  keys: string;
  children: React.ReactNode;
}

/** A link to an explorable that this page had: addresses with its numbers are handed over (src/islands/page.ts). */
export default function Forward({to, keys, children}: Props) {
  return (
    <Link to={to} data-island="forward" data-keys={keys}>
      {children}
    </Link>
  );
}
