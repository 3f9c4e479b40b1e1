export const TEXT_MAX = 2000

export const get = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

/** The first text or number of a key, or ''. */
export function textIn(value: object, key: string): string {
  const [found] = [get(value, key)].flat()
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim().slice(0, TEXT_MAX) : ''
}
