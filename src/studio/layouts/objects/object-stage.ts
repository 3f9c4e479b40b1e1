import { derivePalette } from '../../art/palette.ts'
import { ellipsePath, filled, rectanglePath } from '../../art/svg-paths.ts'
import { bottom, centerX, centerY, right, type Box } from '../../model/geometry.ts'
import { createSubject } from './subject.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { ImageFrame } from '../images/frame.ts'
import type { ObjectFamily } from './object-family.ts'
import type { SubjectObject } from '../../model/material.ts'
import type { Layer } from '../../model/scene.ts'

/** The families of a thing that stands on a floor. */
export const isStanding = (family: ObjectFamily): boolean => ['print', 'natural', 'line'].includes(family)

/**
 * How far a thing reaches over a side of its frame, as a share of the frame's width, of the air beside it, and, beside words, of `canvas.base`; how far
 * it stays away from the edge of the canvas; the share of the frame below its foot; its largest height; and the disc behind it, by its larger side.
 */
const STAGE = { over: 0.13, air: 0.45, words: 0.02, edge: 0.07, foot: 0.13, below: 0.12, height: 0.72, disc: 0.6 }

/**
 * A thing that stands whole on the floor of a frame, before a disc, and reaches over the sides of the frame where there is air: for long frames
 * inside of the canvas, in which it would float.
 */
export function createStage(
  context: LayoutContext,
  frame: ImageFrame,
  object: SubjectObject,
  family: ObjectFamily,
): Layer[] {
  const { box, corners, visible, field, around } = frame
  const [left, over] = measureOver(frame, context)
  const most = visible.width + left + over
  const width = Math.min(most, visible.height * STAGE.height * object.ratio)
  const height = width / object.ratio
  // A flat thing stands higher, so that both ends of a long frame are as empty.
  const lowest = bottom(visible) - visible.height * STAGE.foot
  const foot = Math.min(lowest, centerY(visible) + height / 2 + visible.height * STAGE.below)
  const space: Box = { x: visible.x - left + (most - width) / 2, y: foot - height, width, height }
  const { quiet } = derivePalette(field, context.roles)
  const floor = { ...box, y: foot - height * 0.06, height: bottom(box) - foot + height * 0.06 }
  const radius = Math.max(width, height) * STAGE.disc
  return [
    {
      kind: 'art',
      role: 'field',
      box,
      corners,
      paths: [
        filled(rectanglePath(box), field),
        filled(ellipsePath(centerX(space), centerY(space), radius), quiet),
        filled(rectanglePath(floor), field),
        filled(rectanglePath(floor), quiet, 0.45),
      ],
    },
    ...createSubject(context, space, field, {
      object,
      hasFloor: family === 'natural',
      around: [around],
      allowed: (of) => of === family,
    }),
  ]
}

/**
 * How far a drawing reaches over the left and the right side of a frame: less beside words, which have most of the air, and less than nothing at
 * the edge of the canvas and of a sheet of words, where it would be cut.
 */
function measureOver({ box, visible }: ImageFrame, { canvas }: LayoutContext): [left: number, right: number] {
  const airs = [box.x, canvas.width - right(box)]
  const covered = [visible.x - box.x, right(box) - right(visible)]
  const [left = 0, over = 0] = airs.map((air, side) => {
    if (air < 1 || (covered[side] ?? 0) > 1) return -visible.width * STAGE.edge
    return Math.min(box.width * STAGE.over, air > Math.min(...airs) ? canvas.base * STAGE.words : air * STAGE.air)
  })
  return [left, over]
}
