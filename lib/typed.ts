// What the compiler can't follow by itself, looked at here once instead of claimed at each place.

/**
 * A value that is there by the time it is asked for.
 *
 * @param what it is, for the one who reads the error
 * @throws {Error} where it isn't
 */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** Whether a table has a name. */
export const isKeyOf = <Table extends object>(
  table: Table,
  name: PropertyKey,
): name is keyof Table => Object.hasOwn(table, name);

/** Names of a table that stands in the source, so that it has no others than its type says. */
export const keysOf = <Table extends object>(table: Table) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Object.keys() can't know that
  Object.keys(table) as Extract<keyof Table, string>[];

/** A table of all names. */
export const tableOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Object.fromEntries() forgets the names
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
