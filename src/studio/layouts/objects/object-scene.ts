import type { DrawingPalette } from '../../art/palette.ts'
import type { ImageFrame } from '../images/frame.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Random } from '../../model/random.ts'
import type { SubjectObject } from '../../model/material.ts'

/** The input of a composition of objects. `objects` is not empty. */
export interface ObjectScene {
  context: LayoutContext
  frame: ImageFrame
  objects: readonly [SubjectObject, ...SubjectObject[]]
  palette: DrawingPalette
  random: Random
  /** Selects further random streams. */
  name: string
}
