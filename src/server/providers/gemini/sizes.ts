/** Pixels at 1K of the ratios that every image model offers; 2K and 4K are their doubles (Google's image generation guide). */
const RATIOS: readonly (readonly [string, number, number])[] = [
  ['1:1', 1024, 1024],
  ['2:3', 848, 1264],
  ['3:2', 1264, 848],
  ['3:4', 896, 1200],
  ['4:3', 1200, 896],
  ['4:5', 928, 1152],
  ['5:4', 1152, 928],
  ['9:16', 768, 1376],
  ['16:9', 1376, 768],
  ['21:9', 1584, 672],
]
/** Enlarging by less than this shows nothing, and a size less is a third cheaper. */
const ENLARGED_MAX = 1.1

export interface ImageSize {
  aspectRatio: string
  imageSize: '1K' | '2K' | '4K'
  /** Pixels of the picture that comes. */
  width: number
  /** Pixels. */
  height: number
}

/** The ratio that loses least when it is cropped to `width` by `height`, in the smallest size that needs no enlarging. */
export function chooseGeminiSize(width: number, height: number): ImageSize {
  const wanted = width / height
  const kept = ([, w, h]: (typeof RATIOS)[number]) => Math.min(w / h / wanted, wanted / (w / h))
  const [aspectRatio, w, h] = RATIOS.reduce((best, ratio) => (kept(ratio) > kept(best) ? ratio : best))
  const enlarged = Math.max(width / w, height / h)
  const times = enlarged <= ENLARGED_MAX ? 1 : enlarged <= 2 * ENLARGED_MAX ? 2 : 4
  return { aspectRatio, imageSize: `${times}K`, width: w * times, height: h * times }
}

/** Videos are available in two aspect ratios. */
export const videoRatio = (width: number, height: number): '16:9' | '9:16' => (width >= height ? '16:9' : '9:16')
export const VIDEO_SECONDS = 6
