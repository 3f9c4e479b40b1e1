import type { Selectable } from 'kysely'
import type { RequestScenes } from '#contract/designs/video-design.ts'
import type { ClipRef, ImageRef } from '#studio/model/brief.ts'
import { findSceneImages } from '../../brand-images/clips.ts'
import type { NewItem } from '../../generation/accept/insert-items.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { CampaignCellsTable } from '../../infrastructure/db/campaign-tables.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { CampaignRow } from '../read-campaign.ts'
import type { KeyDesign } from '../stored.ts'

/** The scenes that a person gave the films of a campaign, with the pictures and clips that they show. */
export interface VideoScenes {
  scenes: RequestScenes
  pictures: readonly ImageRef[]
  clips: readonly ClipRef[]
}

/**
 * Reads the scenes of a campaign's films; null where the studio writes them.
 * @throws {Problem} 422 for a picture that the brand no longer has, or that has expired
 */
export async function readVideoScenes(
  app: Core,
  owner: OwnerId,
  { scenes, brand_id }: Pick<CampaignRow, 'scenes' | 'brand_id'>,
): Promise<VideoScenes | null> {
  if (scenes === null || brand_id === null) return null
  return { scenes, ...(await findSceneImages(app, owner, brand_id, scenes)) }
}

/**
 * Gives the item of a film the scenes of the campaign. They are written in the language and about the product of the key visual; further
 * variants, which have another headline, and films in other languages keep the scenes that the studio writes.
 */
export function addVideoScenes(
  item: NewItem,
  video: VideoScenes | null,
  {
    cell,
    key,
  }: {
    cell: Pick<Selectable<CampaignCellsTable>, 'content_type' | 'language' | 'product_id' | 'variant'>
    key: KeyDesign
  },
): NewItem {
  const isMeant = cell.language === key.language && cell.product_id === key.product_id && cell.variant === 1
  if (!video || cell.content_type !== 'video' || !isMeant) return item
  const { brief } = item
  const known = new Set(brief.pictures.map(({ key: name }) => name))
  return {
    ...item,
    brief: {
      ...brief,
      scenes: video.scenes,
      pictures: [...brief.pictures, ...video.pictures.filter(({ key: name }) => !known.has(name))],
      ...(video.clips.length > 0 && { clips: [...(brief.clips ?? []), ...video.clips] }),
    },
  }
}
