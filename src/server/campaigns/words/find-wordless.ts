import type { Brief } from '#studio/model/brief.ts'
import { findStoredDesign, type StoredDesign } from '../../generation/accept/revise-brief.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { omit } from '../../infrastructure/omit.ts'
import { Problem } from '../../infrastructure/problem.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { findWords, ownsField } from '../cells/resolve-cell.ts'
import { readCampaignBrief } from '../plan/campaign-brief.ts'
import type { CampaignRow } from '../read-campaign.ts'
import { type KeyDesign, parseDetached, parseKeyDesign, readCellDocuments } from '../stored.ts'
import type { CellRow } from '../run/build-items.ts'

/** What decides whether a cell can say the message of its campaign. */
export type WordedCell = Pick<CellRow, 'product_id' | 'language' | 'own' | 'detached' | 'data'>

/** What the cells of a campaign say: its brief, and the key visual with the words that people gave, if it was chosen. */
export interface CampaignWords {
  brief: Brief | null
  /** The language of the key visual. */
  language: string
  key: KeyDesign | null
  storedDesign: StoredDesign | null
}

/**
 * Reads what the cells of a campaign say.
 * @throws {UnreadableJson} when stored JSON of the key visual is damaged
 */
export async function readCampaignWords(app: Core, owner: OwnerId, campaign: CampaignRow): Promise<CampaignWords> {
  const { key_visual, key_content_id, plan, brief: prompt, brand_id: brandId, product_ids } = campaign
  const key = key_visual === null ? null : parseKeyDesign(key_visual)
  const storedDesign =
    key && key_content_id !== null ? await findStoredDesign(app, owner, key_content_id).catch(ignoreMissing) : null
  const brief =
    storedDesign?.brief ?? (await readCampaignBrief(app, owner, { prompt, brandId, productId: product_ids[0] }))
  return { brief, language: key?.language ?? plan.languages[0] ?? 'en', key, storedDesign }
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Problem) return null
  throw error
}

/**
 * Finds which cells cannot say the message of their campaign: nobody gave a headline in their language, and no rule can say the brief there.
 * The result answers for one cell.
 */
export async function findWordless(
  app: StudioSeam,
  { brief, language, key, storedDesign }: CampaignWords,
  languages: readonly string[],
): Promise<(cell: WordedCell) => boolean> {
  if (!brief) return () => false
  const named = [...new Set([language, ...languages])]
  const spoken = await app.renders(() => app.studio.listCarriedFacts(brief, named))
  const mute = new Set(spoken.filter(({ needs_words }) => needs_words).map((one) => one.language))
  const isKeyWorded = mute.has(language) && storedDesign !== null && (await hasOwnHeadline(app, storedDesign))
  return (cell) => {
    if (!mute.has(cell.language) || hasHeadline(cell, key)) return false
    return !(isKeyWorded && cell.language === language && cell.product_id === key?.product_id)
  }
}

/** Whether a person gave a cell its headline: for itself, for its row of a table, or for its language. */
function hasHeadline(cell: WordedCell, key: KeyDesign | null): boolean {
  const detached = parseDetached(cell.detached)
  const { own, data } = readCellDocuments(cell)
  const isOwn = detached.includes('headline')
  const flowing = ownsField({ detached, data }, 'headline') ? data.copy : findWords(key ?? { words: [] }, cell)
  const headline = isOwn ? own.copy.headline : flowing.headline
  return (headline ?? '').trim() !== ''
}

/** Whether a person changed the headline of a design. */
async function hasOwnHeadline({ studio, renders }: StudioSeam, { brief, scene }: StoredDesign): Promise<boolean> {
  const written = await renders(() => studio.writeCopy(omit(brief, 'revision', 'proposal')))
  return scene.copy.headline !== written.headline
}
