/** JSON bodies that are valid, as large as `bytes` allows, and cost a parser more than most. */
export const JSON_BOMBS: Record<string, (bytes: number) => string> = {
  'empty arrays': (bytes) => createList(bytes, () => '[]'),
  'empty objects': (bytes) => createList(bytes, () => '{}'),
  'objects of different shapes': (bytes) => createList(bytes, (at) => `{"${name(at)}":0}`),
  'an object with many keys': (bytes) => filled(bytes, '{', (at) => `"${name(at)}":0`, '}'),
  'an object with array indices as keys': (bytes) => filled(bytes, '{', (at) => `"${(at * 7919) % 4e9}":0`, '}'),
  'forbidden keys': (bytes) => createList(bytes, () => '{"__proto__":{"constructor":0}}'),
  'nested arrays': (bytes) => createList(bytes, () => '[[[[[[[[[[]]]]]]]]]]'),
  'long numbers': (bytes) => createList(bytes, () => `0.${'1'.repeat(998)}`),
  'escaped letters': (bytes) => `["${String.raw`\u0061`.repeat((bytes - 4) / 6)}"]`,
  'escaped backslashes': (bytes) => `["${'\\'.repeat(2 * Math.floor((bytes - 4) / 2))}"]`,
  'letters of three bytes': (bytes) => `["${'字'.repeat((bytes - 4) / 3)}"]`,
  'white space': (bytes) => `[${' '.repeat(bytes - 2)}]`,
}

/** Distinct short names. */
const name = (at: number) => (at + 46_656).toString(36)

const createList = (bytes: number, entry: (at: number) => string) => filled(bytes, '[', entry, ']')

function filled(bytes: number, open: string, entry: (at: number) => string, close: string): string {
  const entries = [entry(0)]
  let size = open.length + close.length + (entries[0]?.length ?? 0)
  for (let at = 1; ; at += 1) {
    const next = entry(at)
    size += next.length + 1
    if (size > bytes) return open + entries.join(',') + close
    entries.push(next)
  }
}
