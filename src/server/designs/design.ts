import { PLATFORMS } from '#contract/platforms/platform.ts'
import { findSafeArea } from '#contract/platforms/safe-area.ts'
import type { DesignState } from '#contract/designs/design.ts'
import type { Design, DesignCopy } from '#contract/designs/design-document.ts'
import { COLOR_ROLES, type ColorRole } from '#contract/designs/design-options.ts'
import type { PixelBox } from '#contract/designs/design-preview.ts'
import { LAYOUTS } from '#contract/options.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import { listKeptTexts } from '#studio/copywriter/facts/change-block.ts'
import { createCanvas } from '#studio/model/canvas.ts'
import { derivePaletteRoles } from '#studio/color/color-roles.ts'
import type { Box } from '#studio/model/geometry.ts'
import type { Scene } from '#studio/model/scene.ts'
import { isRightToLeft } from '#studio/type/scripts.ts'
import {
  type DesignChange,
  findStoredDesign,
  findStoryboard,
  listPointsLeftOut,
  type StoredDesign,
} from '../generation/accept/revise-brief.ts'
import type { Core } from '../infrastructure/core.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { changeCopy, toDesignCopy } from './design-copy.ts'
import { nameResult } from '../generation/run/describe-request.ts'
import { buildThumbnailUrl } from '../library/content.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import { findDraft } from './drafts.ts'
import { readCarousel, readSlideCopy } from './carousels/carousel-design.ts'
import { listExports } from './list-exports.ts'
import { listDesignImages, listOwnImages } from './images.ts'

/**
 * Reads everything that the editor needs to open an item.
 * @throws {UnreadableJson} when the stored scene or brief is damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it can no longer be edited
 */
export async function readDesignState(app: Core, owner: OwnerId, id: number): Promise<DesignState> {
  const storedDesign = await findStoredDesign(app, owner, id)
  const { scene, brief } = storedDesign
  const { view_key } = await selectOwned(app.db, owner, 'content')
    .select('view_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { width, height, motion } = scene
  return {
    content_id: id,
    content_type: brief.content_type,
    title: nameResult(brief),
    brand_name: brief.brand.name,
    brand_id: brief.brand_id,
    product_name: brief.product?.name ?? null,
    thumbnail_url: buildThumbnailUrl(id, view_key),
    saved: readSavedDesign(storedDesign),
    draft: await findDraft(app, owner, id),
    layouts: [...LAYOUTS],
    size: { width, height },
    language: scene.copy.language,
    right_to_left: isRightToLeft(scene.copy.headline),
    colors: listColors(storedDesign),
    pictures: await listImageChoices(app, owner, storedDesign),
    safe_areas: listSafeAreas(scene, brief.platform),
    margins: toTuple(createCanvas(width, height, brief.platform, scene.safe).content),
    block: scene.copy.block?.kind ?? null,
    ...(brief.carousel && {
      carousel: describeSlides(storedDesign),
    }),
    ...(storedDesign.paid.clip && { has_clip: true }),
    motion: motion ? { style: motion.style, seconds: motion.frames / motion.fps } : null,
    exports: await listExports(app, scene),
  }
}

function describeSlides(storedDesign: StoredDesign): DesignState['carousel'] {
  const copies = storedDesign.slides.map((_, from) => readSlideCopy(storedDesign, { from }))
  return { blocks: copies.map(({ block }) => block?.kind ?? null), left_out: listPointsLeftOut(storedDesign, copies) }
}

/** The pictures of the design first, then others of the user, each once. */
async function listImageChoices(
  app: Core,
  owner: OwnerId,
  storedDesign: StoredDesign,
): Promise<DesignState['pictures']> {
  const all = [...listDesignImages(storedDesign), ...(await listOwnImages(app, owner, storedDesign.brief.brand_id))]
  const unique = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
  // The library of the brand knows more of a clip than the design.
  const findClip = (of: string) => all.findLast(({ id, clip }) => id === of && clip)?.clip
  return unique.map((image) => {
    const clip = findClip(image.id)
    return { ...image, ...(clip && { clip }) }
  })
}

/** The colors that a slot can take. Those of the extended palette are of the brief, because the scene may be older than they are. */
function listColors({ scene, brief }: StoredDesign): DesignState['colors'] {
  const roles = { ...scene.roles, ...derivePaletteRoles(brief.brand.extended_palette) }
  return COLOR_ROLES.flatMap((role) => {
    const hex = roles[role]
    return hex ? [{ role, name: COLOR_NAMES[role], hex }] : []
  })
}

const COLOR_NAMES: Record<ColorRole, string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  neutral: 'Neutral',
  accent_1: 'Accent 1',
  accent_2: 'Accent 2',
  accent_3: 'Accent 3',
  accent_4: 'Accent 4',
  second: 'Second field',
  paper: 'Paper',
  tint: 'Tint',
  soft: 'Soft',
  deep: 'Deep',
  ink: 'Ink',
  white: 'White',
}

/** The stored design of an item, as the editor starts with it. */
export function readSavedDesign(storedDesign: StoredDesign): Design {
  const { scene, brief } = storedDesign
  const { copy, overrides, layout, seed } = scene
  const video = findStoryboard(storedDesign)
  return {
    overrides: overrides ?? brief.revision?.overrides ?? NO_OVERRIDES,
    copy: toDesignCopy(copy),
    layout: LAYOUTS.find((name) => name === layout) ?? null,
    seed,
    motion: brief.revision?.motion ?? null,
    ...(video && { film: video }),
    ...(brief.carousel && { carousel: readCarousel(storedDesign) }),
  }
}

/**
 * The place of a drawn text in the document, which may have blank rows before it: `benefits.0` of the drawn rows can be `benefits.1` of
 * the document.
 */
export function toDocumentField(
  field: string | null,
  copy: Copy,
  { benefits, details, rows }: DesignCopy,
): string | null {
  const [name = '', index] = field?.split('.') ?? []
  const filled = (texts: readonly string[] | undefined) => texts?.flatMap((text, at) => (text ? [at] : []))
  const kept = {
    benefits: filled(benefits),
    details: filled(details),
    rows: rows && copy.block && listKeptTexts(copy.block, rows),
  }
  const places = name === 'benefits' || name === 'details' || name === 'rows' ? kept[name] : undefined
  return places?.length ? `${name}.${places[Number(index)] ?? index}` : field
}

/** What a design changes about an item, without its alternative text. */
export function toDesignChange({ scene }: StoredDesign, design: Design): DesignChange {
  const { overrides, layout, seed, motion, film = null } = design
  return { copy: changeCopy(scene.copy, design.copy), layout, seed, overrides, motion: motion ?? undefined, film }
}

/** The safe areas of all platforms at this size, in pixels; areas that are the whole canvas are left out, except for the own one. */
function listSafeAreas({ width, height, safe }: Scene, own: string | null): DesignState['safe_areas'] {
  const areas = [own, ...PLATFORMS.filter((platform) => platform !== own)].map((platform) => {
    const { box, keep_out } = platform === own ? safe : findSafeArea(width, height, platform)
    return { platform, is_own: platform === own, box: toTuple(box), keep_out: keep_out.map(toTuple) }
  })
  return areas.filter(({ is_own, box, keep_out }) => is_own || keep_out.length > 0 || box[2] < width || box[3] < height)
}

const toTuple = ({ x, y, width, height }: Box): PixelBox => [x, y, width, height]
