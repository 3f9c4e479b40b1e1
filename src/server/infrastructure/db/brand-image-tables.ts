import type { Consent, FocalPoint } from '#contract/brands/images/brand-images.ts'
import type { Id, Json } from './columns.ts'
import type { OwnerColumn } from './owner.ts'

/** The library of pictures of a brand. */
export interface BrandImagesTable {
  id: Id
  user_id: OwnerColumn
  brand_id: number
  /** The product that the picture shows. */
  product_id: number | null
  /** An upload of the user. */
  url: string
  width: number
  height: number
  /** The file of the clip that the picture is a still of, `<key>.mp4`, and its length; null for a picture. */
  clip: string | null
  clip_seconds: number | null
  /** The focal point that a person set; null finds it in the pixels. */
  focus: Json<FocalPoint> | null
  title: string
  tags: Json<string[]>
  license: string | null
  source: string | null
  /** The last day on which the picture may be used, `YYYY-MM-DD`. */
  expires_on: string | null
  consent: Consent
  /** Title, tags, license and source in folded form. */
  search: string
  created_at: Date
  deleted_at: Date | null
}
