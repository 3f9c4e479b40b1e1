/** A text field of a platform. The contract's rows have this form; the studio does not import the contract. */
export type TextFieldName =
  | 'title'
  | 'caption'
  | 'hashtags'
  | 'tags'
  | 'first_comment'
  | 'alt_text'
  | 'primary_text'
  | 'headline'
  | 'long_headline'
  | 'description'
  | 'business_name'
  | 'path'
  | 'card_headline'

/** The limits of a field. Lengths are in the units in which the platform counts. */
export interface FieldRules {
  key: TextFieldName
  max: number
  /** How much is shown before "more". */
  shown: number | null
  texts: { min: number; max: number }
  /** All texts together, with a comma between them. */
  total: number | null
  /** At least one text may have at most this length. */
  one_short: number | null
  refuses: readonly string[]
}

export interface SetRules {
  key: string
  platform: string
  kind: 'post' | 'ad'
  fields: readonly FieldRules[]
}

/** The texts of a set: each field has a list. */
export type WrittenTexts = Partial<Record<TextFieldName, string[]>>

/** The length of a text of a field, as its platform counts it. */
export type CountText = (set: string, field: string, text: string) => number
