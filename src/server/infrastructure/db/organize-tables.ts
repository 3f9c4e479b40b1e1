import type { TagColor } from '#contract/library/organize/organize-options.ts'
import type { Id, Json } from './columns.ts'
import type { OwnerColumn } from './owner.ts'

export interface TagsTable {
  id: Id
  user_id: OwnerColumn
  name: string
  color: TagColor
  created_at: Date
}

export interface ContentTagsTable {
  tag_id: number
  content_id: number
  user_id: OwnerColumn
}

export interface CollectionsTable {
  id: Id
  user_id: OwnerColumn
  name: string
  /** See `LibraryRule`. Null for a collection whose items a person chose. */
  rule: Json<unknown> | null
  created_at: Date
}

export interface CollectionItemsTable {
  collection_id: number
  content_id: number
  user_id: OwnerColumn
}

export interface SavedViewsTable {
  id: Id
  user_id: OwnerColumn
  name: string
  /** See `ViewFilter`. */
  filter: Json<unknown>
  created_at: Date
}
