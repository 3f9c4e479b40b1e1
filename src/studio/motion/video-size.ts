/** Maximum side of a video in pixels. */
const MAX_SIDE = 1920

/**
 * Returns the video size for a requested size in pixels. No side is over 1920, the ratio is kept, and odd sides are
 * rounded up to even. H.264 with 4:2:0 subsampling requires even sides.
 */
export function fitVideoSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  return { width: even(width * scale), height: even(height * scale) }
}

const even = (side: number) => Math.max(2, 2 * Math.ceil(Math.round(side * 1000) / 2000))
