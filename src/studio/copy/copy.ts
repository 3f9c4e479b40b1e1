/** The words of one item, in the order in which a reader meets them. Absent parts are null or empty. */
export interface Copy {
  eyebrow: string | null
  headline: string
  subline: string | null
  benefits: readonly string[]
  badge: string | null
  price: string | null
  cta: string | null
  /** The text that goes with the post, within the platform's limit. */
  caption: string
  /** Without the leading '#'. */
  hashtags: readonly string[]
  alt_text: string
}
