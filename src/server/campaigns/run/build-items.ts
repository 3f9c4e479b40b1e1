import type { Selectable } from 'kysely'
import type { DesignCopy } from '#contract/designs/design-document.ts'
import type { PlatformFormat } from '#contract/platforms/format.ts'
import { findCampaignFormat } from '#contract/platforms/formats.ts'
import { platformName } from '#contract/platforms/platform.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import { hasOverrides } from '#studio/editing/overrides.ts'
import type { BrandBrief, Brief } from '#studio/model/brief.ts'
import { toCarouselBrief } from '../../designs/carousels/carousel-brief.ts'
import { changeCopy } from '../../designs/design-copy.ts'
import { productBrief, productWith } from '../../generation/accept/build-brief.ts'
import type { NewItem } from '../../generation/accept/insert-items.ts'
import { placeInFormat } from '../../generation/accept/place-in-format.ts'
import { listImages, type StoredDesign } from '../../generation/accept/revise-brief.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { CampaignCellsTable } from '../../infrastructure/db/campaign-tables.ts'
import { omit } from '../../infrastructure/omit.ts'
import { Problem } from '../../infrastructure/problem.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import { type CellDesign, resolveCell, type ResolvedDesign } from '../cells/resolve-cell.ts'
import { type KeyDesign, parseDetached, readCellDocuments } from '../stored.ts'
import { type ChooseCellLayout, chooseCoverLayout, openCellLayouts } from './choose-cell-layout.ts'
import { addVideoScenes, type VideoScenes } from './video-scenes.ts'
import type { LoadedProducts } from './load-products.ts'

export type CellRow = Selectable<CampaignCellsTable>

/** What the items of cells are built from. */
export interface KeySource {
  storedDesign: StoredDesign
  key: KeyDesign
  products: LoadedProducts
  /** The scenes of films; null where the studio writes them. */
  video: VideoScenes | null
}

/**
 * Builds the items of cells: the brief, the picture and the words of the key visual at the size and in the language of each cell. A cell
 * that was made gets a new version of it.
 * @throws {UnreadableJson} when the stored design of a cell is damaged
 * @throws {Problem} 409 for a cell whose format no longer exists
 */
export async function buildCellItems(
  app: Core & StorageSeam & StudioSeam,
  source: KeySource,
  cells: readonly CellRow[],
): Promise<NewItem[]> {
  const build = openCellItems(app, source)
  return Promise.all(cells.map(build))
}

/** Opens the builder of the items of cells: what several cells share is written and chosen once. It throws as `buildCellItems` does. */
export function openCellItems(
  app: Core & StorageSeam & StudioSeam,
  source: KeySource,
): (cell: CellRow) => Promise<NewItem> {
  const writers = {
    writeCopy: openCellCopy(app, source.storedDesign, source.key),
    chooseLayout: openCellLayouts(app, source.storedDesign),
    chooseCover: (brief: ItemBrief, design: { copy: Copy; layout: string }) =>
      chooseCoverLayout(app, source.storedDesign, brief, design),
  }
  return (cell) => buildItem(source, cell, writers)
}

interface CellWriters {
  writeCopy: WriteCellCopy
  chooseLayout: ChooseCellLayout
  chooseCover: (brief: ItemBrief, design: { copy: Copy; layout: string }) => Promise<string | null>
}

async function buildItem(source: KeySource, cell: CellRow, writers: CellWriters): Promise<NewItem> {
  const format = requireFormat(cell.format)
  const design = readCellDesign(cell, format)
  const resolved = resolveCell(source.key, design)
  const brief = toCellCarousel(cellBrief(source, cell, format, design), format)
  const copy = dropCoverButton(await writers.writeCopy(brief, cell.variant, resolved.words), format, design)
  const chosen = await chooseLayout(brief, { copy, format, design, layout: resolved.layout }, writers)
  const item = {
    ...withDesign(
      source,
      { ...brief, seed: nextSeed(source.key.seed, cell.variant) },
      {
        parentId: cell.content_id,
        copy,
        resolved: { ...resolved, layout: chosen },
        isSeen: design.detached.includes('position'),
      },
    ),
    name: cell.key,
  }
  return addVideoScenes(item, source.video, { cell, key: source.key })
}

/** Nobody can press a button on a cover or a thumbnail. A button that a person gave the cell stays. */
const dropCoverButton = (copy: Copy, { placement }: PlatformFormat, { own }: CellDesign): Copy =>
  placement === 'cover' && !own.copy.cta ? { ...copy, cta: null } : copy

interface LaidOutCell {
  copy: Copy
  format: PlatformFormat
  design: CellDesign
  /** The layout of the key visual, or of the cell. */
  layout: string | null
}

async function chooseLayout(
  brief: ItemBrief,
  { copy, format, design, layout }: LaidOutCell,
  writers: CellWriters,
): Promise<string | null> {
  if (layout === null || design.detached.includes('layout')) return layout
  const chosen = await writers.chooseLayout(brief, copy, layout)
  return format.placement === 'cover' ? writers.chooseCover(brief, { copy, layout: chosen }) : chosen
}

/** The design of a cell as far as it does not depend on texts. */
export function readCellDesign(
  cell: Pick<CellRow, 'product_id' | 'language' | 'detached' | 'own' | 'data'>,
  format: Pick<PlatformFormat, 'width' | 'height'>,
): CellDesign {
  const { product_id, language, detached } = cell
  return {
    product_id,
    language,
    width: format.width,
    height: format.height,
    detached: parseDetached(detached),
    ...readCellDocuments(cell),
  }
}

export function requireFormat(key: string): PlatformFormat {
  const format = findCampaignFormat(key)
  if (!format) throw new Problem(409, 'A format of this campaign no longer exists.')
  return format
}

/** Briefs from before brands had a currency wrote prices that name none in dollars. */
const findUsualCurrency = ({ currency = 'USD' }: BrandBrief) => currency

function cellBrief(
  { storedDesign, key, products }: KeySource,
  cell: CellRow,
  format: PlatformFormat,
  design: CellDesign,
): ItemBrief {
  const basis = omit(storedDesign.brief, 'revision', 'proposal')
  const isKeyProduct = cell.product_id === key.product_id
  const other = isKeyProduct ? null : products.get(cell.product_id ?? 0)
  const product = other
    ? productBrief(productWith(other.row, design.data.product), findUsualCurrency(basis.brand))
    : basis.product
  const shared = {
    ...basis,
    content_type: cell.content_type,
    ...placeInFormat(format),
    language: cell.language,
    leaves_out_quotations: true,
    engine: 'studio' as const,
    product,
    product_id: cell.product_id,
    placement: namePlacement(cell, format),
  }
  if (!other) return shared
  const logos = basis.pictures.filter(({ role }) => role === 'logo')
  const given = basis.pictures.filter(({ as_is }) => as_is)
  return { ...shared, title: other.row.name, pictures: [...(other.picture ? [other.picture] : given), ...logos] }
}

/** What tells a cell apart from those of the same product and language: `Instagram Story`, `Instagram Story 2`. */
const namePlacement = ({ variant, row_key }: CellRow, { platform, name }: PlatformFormat): string =>
  [platformName(platform), name, variant > 1 ? variant : null, row_key].filter((part) => part !== null).join(' ')

/** A carousel may choose up to this many slides by its content; platforms that take fewer set the number. */
const FREE_SLIDES = 10

/** A cell of a carousel gets slides that are written from its words; any other cell stays as it is. */
function toCellCarousel(brief: ItemBrief, { placement, slides }: PlatformFormat): ItemBrief {
  if (placement !== 'carousel' || brief.content_type !== 'image') return brief
  const most = slides?.max ?? FREE_SLIDES
  return toCarouselBrief(brief, { count: most < FREE_SLIDES ? most : null, most, background: 'continuous' })
}

interface CellVersion {
  parentId: number | null
  copy: NonNullable<ItemBrief['revision']>['copy']
  resolved: ResolvedDesign
  /** Whether a person saw the overrides at this size. */
  isSeen: boolean
}

function withDesign(
  { storedDesign, key }: Pick<KeySource, 'storedDesign' | 'key'>,
  brief: ItemBrief,
  { parentId, copy, resolved, isSeen }: CellVersion,
): NewItem {
  const { layout, overrides } = resolved
  const isKeyProduct = brief.product_id === key.product_id
  const { picture, painter, letters } = storedDesign.paid
  const own = brief.pictures.filter(({ role }) => role !== 'spare')
  const known = new Set([...own.map(({ key: name }) => name), ...(picture ? [picture] : [])])
  const spare = listImages(overrides).filter((name) => !known.has(name))
  return {
    brief: {
      ...brief,
      pictures: [...own, ...spare.map((name) => ({ key: name, role: 'spare' as const }))],
      revision: {
        parent_id: parentId,
        copy,
        layout,
        ...(hasOverrides(overrides) && { overrides, is_laid_out_again: !isSeen }),
      },
    },
    paid_results:
      isKeyProduct && picture
        ? { version: 1, picture, ...(painter && { painter }), ...(letters && { letters }) }
        : { version: 1 },
  }
}

/** The item that draws the key visual itself again after an edit. */
export async function buildKeyItem(
  app: StudioSeam,
  { storedDesign, key }: Pick<KeySource, 'storedDesign' | 'key'>,
  contentId: number,
): Promise<NewItem> {
  const { width, height, platform, language } = storedDesign.brief
  const design: CellDesign = {
    product_id: key.product_id,
    language: key.language,
    width,
    height,
    own: { version: 1, copy: {} },
    detached: [],
    data: { version: 1, copy: {} },
  }
  const resolved = resolveCell(key, design)
  const writeCopy = openCellCopy(app, storedDesign, key)
  const basis = omit(storedDesign.brief, 'revision', 'proposal')
  const brief = { ...basis, engine: 'studio' as const, seed: key.seed, language: language ?? key.language, platform }
  const copy = await writeCopy({ ...brief, language: key.language }, 1, resolved.words)
  return withDesign({ storedDesign, key }, brief, { parentId: contentId, copy, resolved, isSeen: false })
}

/** Writes the texts of a cell. `words` replace those of the studio. */
type WriteCellCopy = (brief: Brief, variant: number, words: DesignCopy) => Promise<Copy>

/**
 * Opens the writer of a run. A cell in the language and of the product of the key visual has its words; others get what the studio writes
 * from the same brief. No provider is called. Equal texts are written once. Rows in another language than the brief's fill the block of the
 * key visual.
 */
function openCellCopy({ studio, renders }: StudioSeam, storedDesign: StoredDesign, key: KeyDesign): WriteCellCopy {
  const written = new Map<string, Promise<Copy>>()
  const write = (brief: Brief): Promise<Copy> => {
    const name = JSON.stringify([brief.product, brief.language, brief.platform, brief.content_type, brief.seed])
    const known = written.get(name)
    if (known) return known
    const copy = renders(() => studio.writeCopy(brief))
    written.set(name, copy)
    return copy
  }
  return async (brief, variant, words) => {
    const basis = { ...brief, seed: storedDesign.brief.seed }
    const own = await write(basis)
    const isKey =
      brief.language === key.language && JSON.stringify(brief.product) === JSON.stringify(storedDesign.brief.product)
    const shown = isKey ? takeWords(own, storedDesign, brief.platform) : own
    const varied = variant === 1 ? shown : await vary(shown, basis, variant, write)
    if (Object.keys(words).length === 0 && variant === 1) return varied
    const block = words.rows && !varied.block ? storedDesign.scene.copy.block : varied.block
    const changed = changeCopy({ ...varied, block }, words)
    const { rewriteCaption } = await import('#studio/copywriter/rewrite-caption.ts')
    return { ...changed, caption: rewriteCaption(brief, varied, changed) }
  }
}

/** The words of the key visual as drawn. Caption and hashtags follow the rules of the cell's platform. */
function takeWords(own: Copy, { scene, brief }: StoredDesign, platform: string | null): Copy {
  const { caption, hashtags, ...words } = scene.copy
  return {
    ...words,
    ...(platform === brief.platform ? { caption, hashtags } : { caption: own.caption, hashtags: own.hashtags }),
  }
}

/** Each variant has another headline, as far as there are any. */
async function vary(copy: Copy, brief: Brief, variant: number, write: (brief: Brief) => Promise<Copy>): Promise<Copy> {
  const headline =
    copy.alternatives[variant - 2] ?? (await write({ ...brief, seed: nextSeed(brief.seed, variant) })).headline
  return { ...copy, headline }
}

/** The seed of a variant: an unsigned 32-bit integer. */
const nextSeed = (seed: number, variant: number): number => (seed + variant - 1) % 2 ** 32
