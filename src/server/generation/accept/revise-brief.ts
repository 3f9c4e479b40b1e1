import type { SlideRole } from '#contract/designs/carousels/carousel-options.ts'
import type { VideoDesign } from '#contract/designs/video-design.ts'
import type { Overrides } from '#contract/designs/overrides.ts'
import { listLeftOut } from '#contract/left-out.ts'
import { NOT_EDITABLE } from '#contract/messages.ts'
import { type Copy, listCopyTexts } from '#studio/copywriter/copy.ts'
import { listBlockTexts } from '#studio/copywriter/facts/post-block.ts'
import { readStory } from '#studio/video/read-story.ts'
import type { ClipRef } from '#studio/model/brief.ts'
import type { SoundRef } from '#studio/model/video-sound.ts'
import type { Scene } from '#studio/model/scene.ts'
import type { Core } from '../../infrastructure/core.ts'
import { ownedRows, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { findStored } from '../../library/content.ts'
import { type ItemBrief, parseBrief } from '../../stored/brief.ts'
import { followPalette } from './follow-palette.ts'
import { type PaidResults, parsePaidResults } from '../../stored/paid-results.ts'
import { parseScene } from '../../stored/scene.ts'
import { parseSlideFiles } from '../../stored/slides.ts'

/** What a new version is made from: the scene of existing content, and the brief and the paid results of its item. */
export interface StoredDesign {
  owner: OwnerId
  id: number
  itemId: number
  scene: Scene
  brief: ItemBrief
  paid: PaidResults
  /** The slides of a carousel with their scenes, which `parseScene` reads. Empty for other items. */
  slides: readonly StoredSlide[]
  /** What is not as asked: see `Scene.notes`. */
  notes: readonly string[]
}

export interface StoredSlide {
  role: SlideRole
  number?: number | null | undefined
  scene: unknown
}

/**
 * Reads what a new version of a user's content is made from.
 * @throws {UnreadableJson} when the stored scene, brief or paid results are damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it can no longer be edited
 */
export async function findStoredDesign(app: Core, owner: OwnerId, id: number): Promise<StoredDesign> {
  const content = await findStored(app, owner, id)
  const item = await selectOwned(app.db, owner, 'items')
    .select(['id', 'brief', 'paid_results'])
    .where('id', '=', content.item_id ?? 0)
    .executeTakeFirst()
  if (!item) throw new Problem(409, NOT_EDITABLE)
  return {
    owner,
    id,
    itemId: item.id,
    scene: parseScene(content.scene),
    brief: await followPalette(app, owner, parseBrief(item.brief)),
    paid: parsePaidResults(item.paid_results),
    slides: listSlides(content),
    notes: content.notes,
  }
}

/** Designs that one query reads. A scene may have some ten kilobytes. */
const CHUNK = 100

/**
 * Reads many designs, in the order of `ids`. Those that do not exist, or cannot be edited any more, are left out.
 * @throws {UnreadableJson} when stored JSON of one is damaged
 */
export async function findManyStoredDesigns(
  app: Core,
  owner: OwnerId,
  ids: readonly number[],
): Promise<StoredDesign[]> {
  const storedDesigns: StoredDesign[] = []
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK)
    const rows = await selectOwned(app.db, owner, 'content')
      .innerJoin(ownedRows(app.db, owner, 'items'), 'items.id', 'content.item_id')
      .select(['content.id', 'content.scene', 'content.slides', 'content.slide_scenes', 'content.notes'])
      .select(['items.id as item_id', 'items.brief', 'items.paid_results'])
      .where('content.id', 'in', chunk)
      .where('content.deleted_at', 'is', null)
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    storedDesigns.push(...chunk.flatMap((id) => toStoredDesign(owner, byId.get(id))))
  }
  return storedDesigns
}

interface DesignRow {
  id: number
  item_id: number
  scene: unknown
  slides: unknown
  slide_scenes: unknown
  notes: string[]
  brief: unknown
  paid_results: unknown
}

function toStoredDesign(owner: OwnerId, row: DesignRow | undefined): StoredDesign[] {
  if (!row) return []
  return [
    {
      owner,
      id: row.id,
      itemId: row.item_id,
      scene: parseScene(row.scene),
      brief: parseBrief(row.brief),
      paid: parsePaidResults(row.paid_results),
      slides: listSlides(row),
      notes: row.notes,
    },
  ]
}

function listSlides({ slides, slide_scenes }: { slides: unknown; slide_scenes: unknown }): StoredSlide[] {
  const scenes: readonly unknown[] = Array.isArray(slide_scenes) ? slide_scenes : []
  return parseSlideFiles(slides)?.map(({ role, number }, index) => ({ role, number, scene: scenes[index] })) ?? []
}

/** The changes of a new version. An absent field keeps its value; `layout` null lets the studio choose. */
export interface DesignChange {
  copy: Copy
  layout: string | null
  seed?: number | undefined
  /** The object that is drawn; null for none. */
  motif?: string | null | undefined
  overrides?: Overrides | undefined
  motion?: NonNullable<ItemBrief['revision']>['motion']
  /** The storyboard of a film; null lets the studio write a new one. */
  film?: VideoDesign | null | undefined
  /** The sound files that its storyboard names. */
  sounds?: readonly SoundRef[] | undefined
  /** The clips that its storyboard plays. */
  clips?: readonly ClipRef[] | undefined
  /** The language of a translation: a BCP 47 tag. */
  language?: string | undefined
  /** All slides of a carousel. Without them, the other changes are those of the first slide. */
  carousel?: ItemBrief['carousel']
}

/**
 * Builds the brief of a new version. The images that only its overrides show become spare images of the brief, which keeps their
 * bytes.
 */
export function reviseBrief(storedDesign: StoredDesign, change: DesignChange): ItemBrief {
  const { id, paid } = storedDesign
  // The storyboard of the new version has the scenes of the request.
  const { scenes: _, ...brief } = storedDesign.brief
  const {
    copy,
    layout,
    seed = brief.seed,
    motif = brief.motif,
    overrides = brief.revision?.overrides,
    motion = brief.revision?.motion,
    film = followWords(storedDesign, change),
    sounds = brief.sounds,
    clips = brief.clips,
    language = brief.language,
    carousel = reviseFirstSlide(storedDesign, change),
  } = change
  const images = brief.pictures.filter(({ role }) => role !== 'spare')
  const shown = new Set(listShownKeys(brief, paid))
  const slides = carousel?.slides?.flatMap((slide) => listImages(slide.overrides)) ?? []
  const spare = [...new Set([...listImages(overrides), ...slides, ...listVideoImages(film)])].filter(
    (key) => !shown.has(key),
  )
  return {
    ...brief,
    engine: 'studio',
    seed,
    ...(motif !== undefined && { motif }),
    language,
    ...(carousel && { carousel }),
    pictures: [...images, ...spare.map((key) => ({ key, role: 'spare' as const }))],
    ...(sounds && { sounds }),
    ...(clips && { clips }),
    revision: {
      parent_id: id,
      copy,
      layout,
      ...(overrides && { overrides }),
      ...(motion && { motion }),
      ...(film && { film }),
    },
  }
}

/** The slides of a stored carousel, the first one with the changes of a design. */
function reviseFirstSlide(storedDesign: StoredDesign, { copy, overrides }: DesignChange): ItemBrief['carousel'] {
  const { brief, slides } = storedDesign
  if (!brief.carousel) return undefined
  const kept = slides.map(({ role, number, scene }, index) => {
    const own = parseScene(scene)
    const edits = index === 0 ? (overrides ?? own.overrides) : own.overrides
    return { role, number, copy: index === 0 ? copy : own.copy, ...(edits && { overrides: edits }) }
  })
  const left_out = listPointsLeftOut(
    storedDesign,
    kept.map((slide) => slide.copy),
  )
  return { ...brief.carousel, slides: kept, left_out }
}

/** The points of the request that none of the slides of a new version has. */
export function listPointsLeftOut({ notes }: StoredDesign, slides: readonly Copy[]): string[] {
  const texts = slides.flatMap(listCopyTexts).map((text) => text.toLowerCase())
  return listLeftOut(notes).filter((point) => !texts.some((text) => text.includes(point.toLowerCase())))
}

/** The storyboard that a person made for a film, in the editor or before it was made. Null for one that the studio wrote. */
export const findStoryboard = ({ brief, scene }: Pick<StoredDesign, 'brief' | 'scene'>): VideoDesign | null =>
  brief.revision?.film ?? (brief.scenes && scene.motion ? readStory(scene.motion) : null)

/**
 * The storyboard of a made film with the changed texts of its copy. The studio writes a new one if another language has no words for one of its
 * texts.
 */
function followWords(storedDesign: StoredDesign, { copy, language }: DesignChange): VideoDesign | null {
  const { brief, scene } = storedDesign
  const video = findStoryboard(storedDesign)
  if (!video) return null
  const words = pairTexts(scene.copy, copy)
  const texts = video.scenes.flatMap(({ lines }) => lines.map(({ text }) => text))
  const isOther = language !== undefined && language !== brief.language
  if (isOther && texts.some((text) => !words.has(text))) return null
  const scenes = video.scenes.map((one) => ({
    ...one,
    lines: one.lines.map((line) => ({ ...line, text: words.get(line.text) ?? line.text })),
  }))
  return { ...video, scenes }
}

const TEXT_FIELDS = ['headline', 'subline', 'eyebrow', 'badge', 'price', 'cta', 'small_print'] as const

/** The texts of a copy with those that took their places. */
function pairTexts(before: Copy, after: Copy): Map<string, string> {
  const rows = ({ details, benefits, block }: Copy) => [
    details.map(({ text }) => text),
    benefits,
    block ? listBlockTexts(block) : [],
  ]
  const [old, now] = [rows(before), rows(after)]
  const paired = old.flatMap((texts, list) =>
    texts.map((text, index) => [text, now[list]?.length === texts.length ? now[list][index] : text] as const),
  )
  const single = TEXT_FIELDS.map((field) => [before[field], after[field]] as const)
  return new Map([...single, ...paired].flatMap(([text, next]) => (text && next ? [[text, next] as const] : [])))
}

/** Lists the keys of the pictures that a storyboard shows. */
export const listVideoImages = (video: VideoDesign | null | undefined): string[] =>
  (video?.scenes ?? []).flatMap(({ picture }) => (picture && picture !== 'none' ? [picture] : []))

/** A design shows at most this many images of its request. */
const MAX_SHOWN = 4

/** The keys of the images that the layouts of an item can use: a generated one replaces those of the request. */
function listShownKeys({ pictures }: ItemBrief, paid: PaidResults): string[] {
  const generated = paid.clip ?? paid.picture
  if (generated) return [generated]
  const rank = { product: 0, reference: 1, logo: 2, spare: 3 }
  const own = pictures.filter(({ role }) => role === 'product' || role === 'reference')
  return own
    .toSorted((a, b) => rank[a.role] - rank[b.role])
    .slice(0, MAX_SHOWN)
    .map(({ key }) => key)
}

/** Lists the keys of the pictures that overrides show, each once. */
export function listImages(overrides: Overrides | undefined): string[] {
  if (!overrides) return []
  const keys = [...Object.values(overrides.slots), ...overrides.added].flatMap(({ picture }) => picture ?? [])
  return [...new Set(keys)]
}
