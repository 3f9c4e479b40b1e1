import { SEED_MAX } from '#contract/limits.ts'
import type { Brief } from '#studio/model/brief.ts'
import { fitVideoSize } from '#studio/motion/video-size.ts'

/** Designs that are composed for a request without a seed. Each takes 2 to 4 % of the time of an image. */
export const SEEDS_TRIED = 4

/** A seed and those after it. Consecutive seeds give different layouts. */
export const listNextSeeds = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_none, index) => (first + index) % (SEED_MAX + 1))

/** The brief of the cover of a video: designs are compared without composing their films. */
export const toStillBrief = <T extends Brief>(brief: T): T =>
  brief.content_type === 'video'
    ? { ...brief, content_type: 'image', ...fitVideoSize(brief.width, brief.height) }
    : brief
