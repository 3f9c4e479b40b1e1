/** Where Unicode has letters, marks and numbers: none is behind U+33FFF, besides the selectors of variants. */
const PLANES = [
  [0, 0xd7ff],
  [0xe000, 0x33fff],
  [0xe0100, 0xe01ef],
] as const
const CHUNK = 4096

/** All characters of these planes in order, with a space between planes. */
const listCharacters = (): string =>
  PLANES.map(([from, to]) =>
    Array.from({ length: Math.ceil((to + 1 - from) / CHUNK) }, (_, chunk) => {
      const first = from + chunk * CHUNK
      return String.fromCodePoint(...Array.from({ length: Math.min(CHUNK, to + 1 - first) }, (_one, at) => first + at))
    }).join(''),
  ).join(' ')

let characters = ''
const ranges = new Map<string, string>()

/**
 * A class as ranges of characters, without brackets. Characters that Unicode has not assigned are in a range if both their neighbors are, so
 * that there are a third as many ranges.
 */
function listRanges(properties: string): string {
  const known = ranges.get(properties)
  if (known !== undefined) return known
  characters ||= listCharacters()
  const runs = characters.match(new RegExp(`[${properties}](?:[${properties}\\p{Cn}]*[${properties}])?`, 'gu'))
  const text = (runs ?? []).map((run) => `${String.fromCodePoint(run.codePointAt(0) ?? 0)}-${readLast(run)}`).join('')
  ranges.set(properties, text)
  return text
}

const readLast = (run: string) => run.slice(/[\uDC00-\uDFFF]$/.test(run) ? -2 : -1)

/**
 * As `new RegExp`, for long patterns that name letters, marks and numbers by their properties: V8 looks up each `\p{L}` again, which is half of
 * the time that a pattern with 200 of them takes to compile. The ranges are found when the first pattern needs them, in up to 0.1 s, so short
 * patterns, and those that the server's main thread loads, are made with `new RegExp`. Here these are ranges of characters, with the same meaning for all characters that
 * Unicode has assigned.
 *
 * @throws SyntaxError if the source is no pattern.
 */
export function compilePattern(source: string, flags = ''): RegExp {
  let isClass = false
  const listed = source.replace(/\\p\{[LMN]\}(?:\\p\{[LMN]\})*|\\.|[[\]]/gsu, (found) => {
    if (found === '[') isClass = true
    if (found === ']') isClass = false
    if (!found.startsWith(String.raw`\p{`)) return found
    return isClass ? listRanges(found) : found.replaceAll(/\\p\{[LMN]\}/gu, (one) => `[${listRanges(one)}]`)
  })
  return new RegExp(listed, flags)
}
