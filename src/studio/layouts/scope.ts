import type { Brief } from '../brief.ts'
import type { Ground } from '../color/grounds.ts'
import type { Roles } from '../color/roles.ts'
import type { Copy } from '../copy/copy.ts'
import type { Canvas } from '../form.ts'
import type { Material } from '../material.ts'
import type { Random } from '../random.ts'
import type { Sizes } from './sizes.ts'
import type { Layer } from '../scene.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Ruler } from '../type/ruler.ts'

/** All that a layout may look at. Text is already measured, so laying out is synchronous arithmetic. */
export interface Scope {
  brief: Brief
  copy: Copy
  canvas: Canvas
  roles: Roles
  material: Material
  type: TypePlan
  ruler: Ruler
  sizes: Sizes
  tone: string
  /** A stream of choices of its own for each named decision. */
  random(name: string): Random
  ground(fill: string): Ground
}

/** One family of designs. It holds every size from 4:1 to 1:3 with compositions of its own. */
export interface Layout {
  name: string
  compose(scope: Scope): Layer[]
}
