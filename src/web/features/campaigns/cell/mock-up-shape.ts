import type { PlatformFormat } from '#contract/platforms/format.ts'

/** How an app shows a format: in a feed, on the whole phone, at the top of a profile, in a list of videos, or on a web page. */
export type MockUpKind = 'feed' | 'tall' | 'profile' | 'video' | 'page'

/** From this ratio of height to width on, a format fills a phone. */
const TALL = 1.7

export function chooseMockUp({ platform, placement, key, width, height }: PlatformFormat): MockUpKind {
  if (platform === 'google') return 'page'
  if (key === 'youtube.thumbnail') return 'video'
  if (height / width > TALL) return 'tall'
  return placement === 'cover' ? 'profile' : 'feed'
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The boxes of a format that the app covers, in pixels of the format. */
export function coveredBoxes({ width, height, safe, keep_out }: PlatformFormat): Box[] {
  const { top, right, bottom, left } = safe
  const middle = height - top - bottom
  const sides: Box[] = [
    { x: 0, y: 0, width, height: top },
    { x: 0, y: height - bottom, width, height: bottom },
    { x: 0, y: top, width: left, height: middle },
    { x: width - right, y: top, width: right, height: middle },
  ]
  return [...sides.filter((box) => box.width > 0 && box.height > 0), ...keep_out]
}

/** The width of a phone and of a page, in pixels of the banner. */
const PHONE = { width: 375, height: 667 }
const PAGE = { width: 1080, height: 760 }

/**
 * A web page around a banner: its size, the banner and the text, in pixels of the banner. A small banner is at the bottom of a phone, a
 * wide one above the text, any other beside it.
 */
export function layOutPage({ width, height }: Pick<PlatformFormat, 'width' | 'height'>): {
  page: Pick<Box, 'width' | 'height'>
  banner: Box
  text: Box
} {
  const isWide = width / height > 2
  if (isWide && width <= 320) {
    const banner = { x: (PHONE.width - width) / 2, y: PHONE.height - height - 12, width, height }
    return { page: PHONE, banner, text: { x: 24, y: 60, width: PHONE.width - 48, height: banner.y - 80 } }
  }
  const scale = Math.max(1, width / 970)
  const page = {
    width: Math.max(PAGE.width, isWide ? width * 1.12 : width * 1.8),
    height: Math.max(PAGE.height * scale, height + 220 * scale),
  }
  const [top, edge] = [110 * scale, 60 * scale]
  if (isWide) {
    const banner = { x: (page.width - width) / 2, y: top, width, height }
    const y = top + height + 40 * scale
    return { page, banner, text: { x: edge, y, width: page.width - 2 * edge, height: page.height - y - edge } }
  }
  const banner = { x: page.width - width - edge, y: top, width, height }
  return { page, banner, text: { x: edge, y: top, width: banner.x - 2 * edge, height: page.height - top - edge } }
}
