/** The theme's six tags are for search services that read the site from outside; its own search needs none. */
export default function SearchMetadata() {
  return null;
}
