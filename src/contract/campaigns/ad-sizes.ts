/** The sizes of ads as presets of Quick Generate. This file does not import zod, so any page may import it. */
import { DIMENSION_PRESETS, type ContentType } from '../options.ts'
import type { CampaignFormat } from './format.ts'
import { formatSize, listFormats } from './formats.ts'

export interface AdSize {
  /** `WIDTHxHEIGHT`. */
  dimensions: string
  /** The ads of this size, of one or several platforms. */
  formats: CampaignFormat[]
}

/** The ads that campaigns make of a type, by size, without the sizes that are presets of their own. */
export function listAdSizes(type: ContentType): AdSize[] {
  const ads = listFormats({ placement: 'ad' }).filter(({ kinds }) => kinds.includes(type))
  const bySize = Map.groupBy(ads, formatSize)
  for (const { value } of DIMENSION_PRESETS) bySize.delete(value)
  return [...bySize].map(([dimensions, formats]) => ({ dimensions, formats }))
}

export const isAdSize = (dimensions: string, type: ContentType): boolean =>
  listAdSizes(type).some((ad) => ad.dimensions === dimensions)
