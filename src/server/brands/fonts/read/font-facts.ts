import type { FontKind } from '#contract/brands/fonts/font-options.ts'
import type { BRAND_FONT_SENTENCES } from '#contract/sentences/brand-font-sentences.ts'
import type { FamilyScript } from '#studio/type/font-families.ts'

/** What a font file says about itself. Metrics are in em. */
export interface FontFacts {
  family: string
  style: string
  weight: number
  is_italic: boolean
  /** Whether it is the default instance of a variable font. */
  is_variable: boolean
  kind: FontKind
  scripts: FamilyScript[]
  /** How many characters it has. */
  characters: number
  ascent: number
  descent: number
  cap: number
  x: number
  bearing: number
}

export type FontRefusal = Extract<keyof typeof BRAND_FONT_SENTENCES, `font${string}`>

/** A font that cannot be used. `reason` is the key of the sentence that its owner reads. */
export class RefusedFont extends Error {
  readonly reason: FontRefusal
  constructor(reason: FontRefusal) {
    super(reason)
    this.name = 'RefusedFont'
    this.reason = reason
  }
}
