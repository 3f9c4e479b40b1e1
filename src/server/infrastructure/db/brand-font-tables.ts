import type { FontKind } from '#contract/brands/fonts/font-options.ts'
import type { Id, Json } from './columns.ts'
import type { OwnerColumn } from './owner.ts'

/** The uploaded fonts of brands: one weight of a family each. */
export interface BrandFontsTable {
  id: Id
  user_id: OwnerColumn
  brand_id: number
  /** The storage key of its rebuilt file, without the group: see `toFontKey`. */
  key: string
  family: string
  style: string
  weight: number
  is_italic: boolean
  kind: FontKind
  /** See `readStoredFacts`. */
  facts: Json<unknown>
  size_bytes: number
  license_note: string | null
  created_at: Date
}
