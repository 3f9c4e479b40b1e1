import { bottom } from '../model/geometry.ts'
import { createMove, type Timeline } from './timeline.ts'
import type { ArtLayer, Scene } from '../model/scene.ts'
import type { Move } from '../model/track.ts'

/** The shares of the height that a small and a large flake fall in a second. A larger one is nearer, so it is faster. */
const SLOWEST = 0.09
const FASTEST = 0.17
/** A flake sways by its own width, once in so many seconds. */
const SWAY_SECONDS = 1.6

/** Lets a flake fall from above the canvas to below it, again and again, during the whole film. Its place in the design is on its way. */
export function fallDown(
  { box }: ArtLayer,
  { width, height }: Pick<Scene, 'width' | 'height'>,
  timeline: Timeline,
): Move[] {
  const largest = Math.sqrt(width * height) * 0.064
  const speed = height * (SLOWEST + (FASTEST - SLOWEST) * Math.min(1, box.width / largest))
  const [top, foot] = [-bottom(box), height - box.y]
  const lasts = (foot - top) / speed
  const seconds = timeline.frames / timeline.fps
  const count = Math.ceil(seconds / lasts) + 1
  const start = top / speed
  const falls = Array.from({ length: count }, (_, index) =>
    createMove(timeline, 'y', [top, foot], start + index * lasts, lasts, 'linear'),
  )
  const sways = Array.from({ length: Math.ceil(seconds / SWAY_SECONDS) }, (_, index) => {
    const [from, to] = index % 2 === 0 ? [-box.width / 2, box.width / 2] : [box.width / 2, -box.width / 2]
    return createMove(timeline, 'x', [from, to], index * SWAY_SECONDS, SWAY_SECONDS, 'soft')
  })
  return [...falls, ...sways]
}
