/**
 * For each offset of `normalized`, its end included, the offset in `text` that it comes from. Normalizing drops dots of abbreviations and
 * writes ten thousands in digits.
 */
export function mapNormalized(text: string, normalized: string): number[] {
  if (text.length === normalized.length) return Array.from({ length: text.length + 1 }, (_, at) => at)
  const offsets: number[] = []
  let from = 0
  for (let at = 0; at < normalized.length; at += 1) {
    const letter = normalized.charAt(at)
    if (letter !== '.') from += countDots(text, from)
    offsets.push(Math.min(from, text.length))
    const isTenThousands = letter === '0' && MYRIADS.test(text.charAt(from))
    if (!isTenThousands || normalized.charAt(at + 1) !== '0') from += 1
  }
  return [...offsets, text.length]
}

const DOTS = /\.*/y

function countDots(text: string, from: number): number {
  DOTS.lastIndex = from
  return DOTS.exec(text)?.[0].length ?? 0
}

const MYRIADS = /[万만萬]/u
