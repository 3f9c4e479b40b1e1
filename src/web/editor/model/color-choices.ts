import type { DesignBox } from '#contract/designs/design-preview.ts'
import type { DesignState } from '#contract/designs/design.ts'
import { translateSentence } from '#web/words/define-words.ts'

/** A color of the brand palette for a slot, with its contrast if the slot has text. */
export interface ColorChoice {
  role: DesignState['colors'][number]['role']
  name: string
  hex: string
  /** Null if the slot has no text. */
  ratio: number | null
  isReadable: boolean
}

/** The colors of the palette for a slot, each with whether it reaches the slot's minimum contrast. */
export function listColorChoices(
  colors: DesignState['colors'],
  { contrasts, contrast_min: least }: Pick<DesignBox, 'contrasts' | 'contrast_min'>,
): ColorChoice[] {
  return colors.map(({ role, name, hex }) => {
    const ratio = contrasts.find((one) => one.role === role)?.ratio ?? null
    return {
      role,
      name: translateSentence(name),
      hex,
      ratio,
      isReadable: ratio === null || least === null || ratio >= least,
    }
  })
}
