import type { ObjectFamily } from './object-family.ts'
import type { ImageFrame } from '../images/frame.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Random } from '../../model/random.ts'
import type { SubjectObject } from '../../model/material.ts'

/** The input of a composition of objects. `objects` is not empty. */
export interface ObjectScene {
  context: LayoutContext
  frame: ImageFrame
  objects: readonly [SubjectObject, ...SubjectObject[]]
  random: Random
  family: ObjectFamily
}
