import type { Design } from '#contract/designs/design-document.ts'
import type { Brief } from '#studio/model/brief.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import type { SlideFrame } from '#studio/carousel/slide.ts'
import type { CheckedWords } from '#studio/check/words-rule.ts'
import type { ComposeOptions } from '#studio/compose.ts'
import type { ImageBytes } from '#studio/render/studio.ts'
import type { Core } from '../infrastructure/core.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { type StoredDesign, reviseBrief } from '../generation/accept/revise-brief.ts'
import { listKept } from '../generation/run/obtain-images.ts'
import { loadImages } from '../files/brief-images.ts'
import { readEdits, withMedia } from '../generation/run/read-edits.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { toCheckedWords } from '../generation/run/checked-words.ts'
import type { ItemBrief } from '../stored/brief.ts'
import type { PaidResults } from '../stored/paid-results.ts'
import { toDesignChange } from './design.ts'
import { findDesignClips, findDesignSounds, requireImages } from './images.ts'

export interface PreparedDesign {
  brief: Brief
  copy: Copy
  /** A generated clip is represented by a still of it. */
  pictures: ImageBytes
  options: ComposeOptions
  /** What its words are judged by. Null for one slide of a carousel, whose words are judged together with those of the others. */
  words: CheckedWords | null
  /** The generated clip that the design shows, if there is one. */
  clip: { key: string; data: Uint8Array } | null
}

/**
 * Prepares what the item of a saved version would be composed from: the same brief, pictures and options.
 * @throws {Problem} 422 for a picture of another user
 */
export async function prepareDesign(
  app: Core & StorageSeam & StudioSeam,
  owner: OwnerId,
  storedDesign: StoredDesign,
  design: Design,
  slide: SlideFrame | null = null,
): Promise<PreparedDesign> {
  await requireImages(app, owner, storedDesign, design.overrides, design.film)
  const sounds = await findDesignSounds(app, owner, storedDesign, design.film)
  const clips = await findDesignClips(app, owner, storedDesign, design.film)
  const change = { ...toDesignChange(storedDesign, design), sounds, clips }
  return prepareItem(app, {
    owner,
    brief: reviseBrief(storedDesign, change),
    paid: storedDesign.paid,
    copy: change.copy,
    slide,
  })
}

interface DrawnItem {
  owner: OwnerId
  brief: ItemBrief
  paid: PaidResults
  copy: Copy
  slide?: SlideFrame | null
}

/** Prepares what an item with this brief, these paid results and these texts would be composed from. The item need not be stored. */
export async function prepareItem(
  app: Core & StorageSeam & StudioSeam,
  { owner, brief: asked, paid, copy, slide = null }: DrawnItem,
): Promise<PreparedDesign> {
  const key = paid.clip ?? paid.picture
  const heard = withMedia(asked, paid)
  const brief = key ? { ...heard, pictures: [{ key, role: 'product' as const }, ...listKept(asked)] } : heard
  const { pictures } = await loadImages(app, owner, brief)
  const clip = paid.clip && pictures[paid.clip]
  const still = clip ? await app.studio.extractStill(clip, { ffmpegPath: app.config.ffmpegPath }) : null
  const shown = paid.clip && still ? { ...pictures, [paid.clip]: still } : pictures
  return {
    brief,
    copy,
    pictures: shown,
    options: { ...readEdits(asked, paid), paintedByModel: key !== undefined, slide },
    words: slide ? null : toCheckedWords(asked, paid),
    clip: paid.clip && clip ? { key: paid.clip, data: clip } : null,
  }
}
