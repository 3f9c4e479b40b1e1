/** The limits of a platform for the text of a post. */
interface PlatformText {
  /** Characters of text and hashtags together. */
  caption: number
  /** How many hashtags are useful there. */
  hashtags: number
  /** How a reader gets from the post to the offer on a platform whose posts cannot contain a link. */
  way: string | null
}

/**
 * As of November 2026. X counts wide letters and emoji twice; Instagram allows at most five hashtags; Facebook allows longer texts and
 * folds them behind "See more".
 */
const PLATFORMS: Record<string, PlatformText> = {
  instagram: { caption: 2200, hashtags: 5, way: 'Link in bio.' },
  facebook: { caption: 480, hashtags: 2, way: null },
  twitter: { caption: 280, hashtags: 2, way: null },
  linkedin: { caption: 3000, hashtags: 3, way: null },
  youtube: { caption: 1000, hashtags: 3, way: null },
}
const ANY: PlatformText = { caption: 2200, hashtags: 4, way: null }

export const getPlatformText = (platform: string | null): PlatformText => PLATFORMS[platform ?? ''] ?? ANY

/** Measures a text as the platform counts it, in characters. */
export function measureLength(platform: string | null, text: string): number {
  if (platform !== 'twitter') return text.length
  return Array.from(text).reduce((sum, letter) => sum + (isNarrow(letter.codePointAt(0) ?? 0) ? 1 : 2), 0)
}

/** https://docs.x.com/fundamentals/counting-characters */
const NARROW = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const
const isNarrow = (point: number) => NARROW.some(([from, to]) => point >= from && point <= to)
