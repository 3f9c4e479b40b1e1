import type { Platform } from './platform.ts'

export const PLACEMENTS = ['post', 'story', 'reel', 'carousel', 'cover', 'ad'] as const
export type Placement = (typeof PLACEMENTS)[number]

/**
 * How sure a row is. A: the platform's own page. B: several independent guides agree. C: one source, a conflict, or general knowledge.
 */
export type Grade = 'A' | 'B' | 'C'

/** Where a format is offered. `wizard` are the sizes that the wizard makes until a person configures others. */
export type Offer = 'quick' | 'wizard' | 'campaign' | 'carousel'

/** One format: where a design goes, and what the platform takes there. Boxes and insets are pixels of the format. */
export interface Format {
  /** `instagram.story`. The key is stable: stored designs, plans and translations of the name refer to it. */
  key: string
  /** Null for a format that belongs to no platform. */
  platform: Platform | null
  placement: Placement
  offered_in: readonly Offer[]
  kinds: readonly ('image' | 'video')[]
  /** The English name. The screens translate it by the key. */
  name: string
  width: number
  height: number
  image_types: readonly ('jpeg' | 'png' | 'webp')[]
  /** The largest image that the platform takes, in bytes. */
  max_bytes: number
  max_video_bytes: number | null
  /** Shortest and longest video in seconds. */
  min_s: number | null
  max_s: number | null
  slides: { min: number; max: number } | null
  /** What the platform covers at each side. */
  safe: { top: number; right: number; bottom: number; left: number }
  /** Further boxes that the platform covers. */
  keep_out: readonly { x: number; y: number; width: number; height: number }[]
  as_of: string
  grade: Grade
  source: string
}

/** A format of a platform, as campaigns have. */
export type PlatformFormat = Format & { platform: Platform }
