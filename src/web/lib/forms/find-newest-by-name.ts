/** The newest object with this name: the one that was just created, if the reply did not contain its id. */
export function findNewestByName<T extends { id: number; name: string }>(
  objects: readonly T[],
  name: string,
): T | undefined {
  return objects.filter((one) => one.name === name).toSorted((one, other) => other.id - one.id)[0]
}
