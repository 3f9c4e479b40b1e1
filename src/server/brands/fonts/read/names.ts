/** Entries of a `name` table (https://learn.microsoft.com/typography/opentype/spec/name). */
const [FAMILY, STYLE, LARGE_FAMILY, LARGE_STYLE] = [1, 2, 16, 17]
const [WINDOWS, MACINTOSH] = [3, 1]
const US_ENGLISH = 0x409
/** Fonts without a name of the large family have the weight in the name of the small one. */
const WEIGHT = / (Thin|(?:Extra|Ultra) ?Light|Light|Medium|(?:Semi|Demi) ?Bold|(?:Extra|Ultra) ?Bold|Black|Heavy)$/i
const NAME_MAX = 60
const RECORDS_MAX = 2000

/** Characters that are no part of a name: controls, and what a CSS string would have to escape. */
const UNUSABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}'"\\<>;{}]/gu

/** Returns the family and the style of a font. The family is never empty. */
export function readNames(table: Buffer | undefined): { family: string; style: string } {
  const names = table ? listNames(table) : []
  const find = (id: number) => names.find((name) => name.id === id)?.text ?? ''
  const large = find(LARGE_FAMILY)
  if (large) return { family: large, style: find(LARGE_STYLE) || find(STYLE) || 'Regular' }
  const [family = '', weight] = find(FAMILY).split(WEIGHT)
  return { family: family || 'Font', style: weight ?? (find(STYLE) || 'Regular') }
}

interface FontName {
  id: number
  text: string
  rank: number
}

/** English names for Windows come first. */
function listNames(table: Buffer): FontName[] {
  const count = Math.min(RECORDS_MAX, table.readUInt16BE(2))
  const strings = table.readUInt16BE(4)
  const names: FontName[] = []
  for (let at = 6; at < 6 + count * 12; at += 12) {
    const [platform, language, id] = [table.readUInt16BE(at), table.readUInt16BE(at + 4), table.readUInt16BE(at + 6)]
    if (![FAMILY, STYLE, LARGE_FAMILY, LARGE_STYLE].includes(id)) continue
    const start = strings + table.readUInt16BE(at + 10)
    const bytes = table.subarray(start, start + table.readUInt16BE(at + 8))
    const raw = platform === MACINTOSH ? bytes.toString('latin1') : decodeUtf16(bytes)
    const text = raw.normalize('NFC').replaceAll(UNUSABLE, '').replaceAll(/\s+/g, ' ').trim()
    const rank = platform === WINDOWS ? (language === US_ENGLISH ? 0 : 1) : 2
    if (text) names.push({ id, text: Array.from(text).slice(0, NAME_MAX).join('').trim(), rank })
  }
  return names.toSorted((a, b) => a.rank - b.rank)
}

const decodeUtf16 = (bytes: Buffer) =>
  Buffer.from(bytes.subarray(0, bytes.length & ~1))
    .swap16()
    .toString('utf16le')
