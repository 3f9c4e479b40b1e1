import type { Id } from './columns.ts'
import type { OwnerColumn } from './owner.ts'

/** The pictures of products besides the main one. */
export interface ProductImagesTable {
  id: Id
  user_id: OwnerColumn
  product_id: number
  /** An upload, or the address of a main picture that was replaced. */
  url: string
  position: number
  created_at: Date
}
