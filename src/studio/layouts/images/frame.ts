import type { Box } from '../../model/geometry.ts'
import type { Corners } from '../../model/scene.ts'

/** The outline of a frame. Frames on the canvas edge have square bottom corners. */
export type FrameShape = 'arch' | 'window' | 'leaf' | 'gate' | 'room'

/** Returns the corner radii of a frame in pixels. `foot` is the radius of its plain corners. */
export function frameCorners(shape: FrameShape, box: Box, foot: number): Corners {
  const half = Math.min(box.width / 2, box.height)
  const both = Math.min(box.width / 2, box.height / 2)
  if (shape === 'arch') return [half, half, foot, foot]
  if (shape === 'window') return [both, both, both, both]
  if (shape === 'leaf') return [both * 1.1, foot, both * 1.1, foot]
  if (shape === 'gate') return [foot, foot, half, half]
  return [foot * 1.5, foot * 1.5, foot * 1.5, foot * 1.5]
}

/** A frame for an image or a drawing. Boxes are canvas pixels. */
export interface ImageFrame {
  box: Box
  corners: Corners
  /** The color inside the frame. */
  field: string
  /** The color of the canvas around the frame. */
  around: string
  /** The part of the frame that no platform button covers. Products stand inside it. */
  visible: Box
  /** Whether its outline is cut, as the stub of a ticket: a drawing fills it, and never reaches over its sides. */
  isCut?: boolean
}
