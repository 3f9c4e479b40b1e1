import type { SoundKind } from '#contract/sounds/sound-options.ts'
import type { Id, Json } from './columns.ts'
import type { OwnerColumn } from './owner.ts'

/** Sound files for films. */
export interface SoundsTable {
  id: Id
  user_id: OwnerColumn
  /** Null for a sound that belongs to no brand. */
  brand_id: number | null
  kind: SoundKind
  /** The name of an upload of the user: `<key>.<extension>`. */
  file: string
  title: string
  seconds: number
  /** When somebody speaks in it: from and until in seconds. */
  speech: Json<[number, number][]>
  /** What a voice says; empty if that is not known. */
  text: string
  license: string | null
  source: string | null
  created_at: Date
  deleted_at: Date | null
}
