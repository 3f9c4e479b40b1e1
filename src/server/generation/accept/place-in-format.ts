import type { Format } from '#contract/platforms/format.ts'
import { findFormatSafeArea } from '#contract/platforms/safe-area.ts'
import type { ItemBrief } from '../../stored/brief.ts'

/** Where a design goes. Sizes are in pixels. */
export type Place = Pick<ItemBrief, 'format' | 'platform' | 'width' | 'height' | 'safe_area'>

/** What a format decides about a brief. */
export const placeInFormat = (format: Format): Place => ({
  format: format.key,
  platform: format.platform,
  width: format.width,
  height: format.height,
  safe_area: findFormatSafeArea(format),
})

/** `WIDTHxHEIGHT` of no format. The studio looks up what a platform covers of such a shape. */
export function placeInSize(dimensions: string, platform: string | null): Place {
  const [width = 0, height = 0] = dimensions.split('x').map(Number)
  return { format: null, platform, width, height }
}
