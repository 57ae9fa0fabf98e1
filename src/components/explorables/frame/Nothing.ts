/** Stands in browsers for what only the server draws. */
export default function Nothing() {
  return null;
}
