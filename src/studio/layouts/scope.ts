import type { Brief } from '../brief.ts'
import type { Ground } from '../color/grounds.ts'
import type { Roles } from '../color/roles.ts'
import type { Copy } from '../copy/copy.ts'
import type { Canvas, Form } from '../form.ts'
import type { Material, PictureFacts } from '../material.ts'
import type { Random } from '../random.ts'
import type { Emphasis, Manner } from './manner.ts'
import type { Sizes } from './sizes.ts'
import type { Layer } from '../scene.ts'
import type { Theme } from '../themes/theme.ts'
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
  /** The tone whose drawings and faces are used, one of the brand tones. */
  tone: string
  manner: Manner
  emphasis: Emphasis
  /** The season that the request asks for. */
  theme: Theme | null
  /** A stream of choices of its own for each named decision. */
  random(name: string): Random
  ground(fill: string): Ground
}

/** What the chooser knows before words are measured. */
export interface Occasion {
  form: Form
  copy: Copy
  pictures: readonly PictureFacts[]
  manner: Manner
  emphasis: Emphasis
  /** Whether the headline is given in quotation marks, so that its case is fixed. */
  quoted: boolean
  prompt: string
}

/** One family of designs. It holds every size from 4:1 to 1:3 with compositions of its own. */
export interface Layout {
  name: string
  /** 'loud' families set headline and small words larger. */
  voice: 'quiet' | 'loud'
  /** How well the family suits what there is to show: 1 is usual, 0 means that it cannot. */
  suits(occasion: Occasion): number
  compose(scope: Scope): Layer[]
}
