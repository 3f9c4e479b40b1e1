/** A record with one value for each key. `Object.fromEntries` forgets which keys it was given. */
export const fromKeys = <const Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are exactly those of the list
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
