import type { DesignCopy } from '#contract/designs/design-document.ts'
import type { Brief } from '#studio/model/brief.ts'
import type { TextFields } from './read-texts.ts'

/** What a thread that writes texts is given. */
export interface WriteTask {
  brief: Brief
  sets: readonly string[]
  language: string
  variants: number
  /** The words that people gave for this language. */
  words: DesignCopy
  /** The address of the offer in the posts of each set. */
  links: Readonly<Record<string, string | null>>
  /** What a text model wrote: by set and field, one text for each variant. Null without a model. */
  model: ModelTexts | null
}

export type ModelTexts = Readonly<Record<string, TextFields>>

/** By set: one entry for each variant. */
export type Written = Record<string, TextFields[]>
