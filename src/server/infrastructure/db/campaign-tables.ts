import type { Generated } from 'kysely'
import type { CellField, CellStatus } from '#contract/campaigns/cells.ts'
import type { Plan } from '#contract/campaigns/plan.ts'
import type { PieceChoices } from '#contract/generation/piece-choices.ts'
import type { RequestScenes } from '#contract/designs/video-design.ts'
import type { Utm } from '#contract/campaigns/campaigns.ts'
import type { GeneratedJson, Id, Json } from './columns.ts'
import type { OwnerColumn } from './owner.ts'

export interface CampaignsTable {
  id: Id
  user_id: OwnerColumn
  brand_id: number | null
  name: string
  /** The name for addresses and files: `summer-sale`. */
  slug: string
  brief: string
  /** What was chosen for pieces of the brief. */
  piece_choices: GeneratedJson<PieceChoices>
  /** The seed of the design that the form showed; null where there was none. */
  seed: Generated<number | null>
  /** The scenes of its films in the first language; null where the studio writes them. */
  scenes: Json<RequestScenes> | null
  product_ids: Json<number[]>
  tone: string
  goal: string
  theme: string | null
  starts_on: string | null
  ends_on: string | null
  landing_url: string | null
  utm: Json<Utm>
  plan: Json<Plan>
  /** See `parseKeyVisual`. Null until one was chosen. */
  key_visual: Json<unknown> | null
  /** The item that draws the key visual again after an edit, and the key visual as it is. */
  key_item_id: number | null
  key_content_id: number | null
  /** The job of the proposals that were asked for last. */
  proposals_job_id: number | null
  created_at: Date
  updated_at: Date
}

/** One asset of a campaign. */
export interface CampaignCellsTable {
  id: Id
  user_id: OwnerColumn
  campaign_id: number
  /** `instagram.story_de_a`, with product and row where there are any; unique in the campaign. */
  key: string
  product_id: number | null
  format: string
  content_type: 'image' | 'video'
  language: string
  variant: number
  row_key: string | null
  position: number
  /** Whether the plan no longer has the cell. It stays, because it was made. */
  excluded: Generated<boolean>
  /** The newest item of the cell: its state is that of the cell. */
  item_id: number | null
  /** What was made last. Set in the transaction that saves the result of `item_id`. */
  content_id: number | null
  /** Whether the key visual changed after the content was made. */
  is_stale: Generated<boolean>
  /** Whether the message of the campaign cannot be said in the language of the cell: see `markWordless`. */
  needs_words: Generated<boolean>
  /** Score and outcome of the brand check of `content_id`. */
  score: number | null
  passed: boolean | null
  /** The own design of the cell: see `parseOwnDesign`. */
  own: GeneratedJson<unknown>
  /** The properties that the cell owns. */
  detached: GeneratedJson<CellField[]>
  status: Generated<CellStatus>
  /** SHA-256 of the approved bytes in hex. */
  approved_sha256: string | null
  /** Null also for approvals of earlier versions of the program. */
  approved_at: Date | null
  planned_on: string | null
  /** What the row of a table adds: see `parseRowData`. */
  data: GeneratedJson<unknown>
  created_at: Date
}

/** An edit of a key visual, with what was current before it. */
export interface CampaignEditsTable {
  id: Id
  user_id: OwnerColumn
  campaign_id: number
  job_id: number | null
  name: string
  cells: number
  /** See `parseBefore`. */
  before: Json<unknown>
  created_at: Date
  undone_at: Date | null
}
