/** Shelves of studies, those first that most readers look for. */
export const SHELVES = ['own', 'published', 'actors', 'profilers'] as const;

export type Shelf = (typeof SHELVES)[number];

/**
 * Where a study stands, by its front matter: what measures nothing but messages of actors, or nothing but samples of
 * profilers, apart from servers.
 */
export function shelfOf({workloads, evidence}: {workloads?: unknown; evidence?: unknown}): Shelf {
  const stated: unknown[] = Array.isArray(workloads) ? workloads : [];
  const isAll = (wanted: string) => stated.length > 0 && stated.every((each) => each === wanted);
  if (isAll('messages')) return 'actors';
  if (isAll('sampling')) return 'profilers';
  return evidence === 'own' ? 'own' : 'published';
}
