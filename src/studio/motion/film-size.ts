/** Longest side of a film in pixels. */
const LONGEST = 1920

/** The size of a film for the size that was asked for: no side over 1920, the ratio kept, odd sides rounded up to even. */
export function filmSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  return { width: even(width * scale), height: even(height * scale) }
}

const even = (side: number) => Math.max(2, 2 * Math.ceil(Math.round(side * 1000) / 2000))
