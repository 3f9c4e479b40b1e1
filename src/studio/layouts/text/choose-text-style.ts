import { contrast, toLch } from '../../color/oklch.ts'
import type { TextStyle } from '../../type/fit-text.ts'
import type { LayoutContext } from '../layout-context.ts'

/** On a ground with more chroma (OKLCH), or with less contrast of its text, thin letters are tiring to read. */
const SATURATED = 0.1
const LOW_CONTRAST = 7

/** The style of running text on a ground: with more weight on a saturated one. */
export function chooseTextStyle(context: LayoutContext, fill: string): TextStyle {
  const { type } = context
  const isHard = toLch(fill).c >= SATURATED || contrast(context.surface(fill).ink, fill) < LOW_CONTRAST
  return isHard ? { ...type.label, leading: type.body.leading } : type.body
}
