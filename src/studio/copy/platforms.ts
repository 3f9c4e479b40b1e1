/** The limits of a platform for the text of a post. */
interface PlatformText {
  /** Characters of text and hashtags together. */
  caption: number
  /** How many hashtags are useful there. */
  hashtags: number
  /** Whether posts cannot contain a link. Then the caption says how a reader gets to the offer. */
  isWithoutLink?: true
}

/**
 * As of November 2026. X counts wide letters and emoji twice; Instagram allows at most five hashtags; Facebook allows longer texts and
 * folds them behind "See more".
 */
const PLATFORMS: Record<string, PlatformText> = {
  instagram: { caption: 2200, hashtags: 5, isWithoutLink: true },
  facebook: { caption: 480, hashtags: 2 },
  twitter: { caption: 280, hashtags: 2 },
  linkedin: { caption: 3000, hashtags: 3 },
  youtube: { caption: 1000, hashtags: 3 },
  tiktok: { caption: 2200, hashtags: 5, isWithoutLink: true },
  pinterest: { caption: 500, hashtags: 3 },
  threads: { caption: 500, hashtags: 1 },
}
const ANY: PlatformText = { caption: 2200, hashtags: 4 }

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
