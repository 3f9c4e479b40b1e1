import type { DesignBox } from '#contract/design-preview.ts'
import type { DesignState } from '#contract/design.ts'

/** A color of the brand palette for a slot, with its contrast where the slot has words. */
export interface ColorChoice {
  role: DesignState['colors'][number]['role']
  name: string
  hex: string
  /** Null where nothing has to be readable. */
  ratio: number | null
  isReadable: boolean
}

/** The colors of the palette for a slot. One that is below the slot's minimum contrast is not readable. */
export function listColorChoices(
  colors: DesignState['colors'],
  { contrasts, contrast_min: least }: Pick<DesignBox, 'contrasts' | 'contrast_min'>,
): ColorChoice[] {
  return colors.map(({ role, name, hex }) => {
    const ratio = contrasts.find((one) => one.role === role)?.ratio ?? null
    return { role, name, hex, ratio, isReadable: ratio === null || least === null || ratio >= least }
  })
}
