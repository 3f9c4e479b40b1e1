import type { Design } from '#contract/designs/design-document.ts'
import { type Direction, DIRECTIONS_MAX, type DirectionsInput } from '#contract/generation/directions.ts'
import { LAYOUTS } from '#contract/options.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import { pickFarApart } from '#studio/directions/pick-far-apart.ts'
import { rankDesigns } from '#studio/directions/rank-designs.ts'
import { listFrames } from '#studio/carousel/slide.ts'
import type { Sketch } from '#studio/render/sketch.ts'
import { loadImages } from '../files/brief-images.ts'
import { findStoredDesign, type StoredDesign } from '../generation/accept/revise-brief.ts'
import { drawBestWords } from '../generation/run/best-words.ts'
import { toCheckedWords } from '../generation/run/checked-words.ts'
import { readEdits } from '../generation/run/read-edits.ts'
import { listRecentLooks } from '../generation/run/recent-looks.ts'
import { listNextSeeds, toStillBrief } from '../generation/run/seeds.ts'
import type { Core } from '../infrastructure/core.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import type { ProvidersSeam } from '../providers/seam.ts'
import type { ItemBrief } from '../stored/brief.ts'
import { NO_PAID_RESULTS } from '../stored/paid-results.ts'
import { readSavedDesign } from './design.ts'
import { prepareDesign, type PreparedDesign } from './prepare-design.ts'
import { type Asking, type DrawingWork, encodePreview, runDrawing, startWork } from './preview.ts'
import { buildPreviewBrief } from './request-preview.ts'

/** The longer side of a direction, in pixels. */
const SIDE = 320
/** Designs that are drawn to choose from at a time. */
const CANDIDATES = 12
/** How often that many are drawn, where those before look too much like each other. */
const ROUNDS = 3
/** Six designs of fewer layouts are variants of each other. */
const LAYOUTS_MIN = 5
/** Designs that are nearer look like one: see `measureDistance`. */
const ALIKE = 0.12

/**
 * Draws the different designs that a request could become, without storing anything. One call of a person is drawn at a time.
 * @throws {Problem} as `previewRequest` does
 */
export async function previewDirections(
  app: Core & StorageSeam & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  { seeds, ...request }: DirectionsInput,
  gone: AbortSignal,
): Promise<{ directions: Direction[] }> {
  const drawAll = async () => {
    const brief = toStillBrief(await buildPreviewBrief(app, owner, request))
    if (brief.layout === 'none') return { directions: [] }
    const work = startWork(gone)
    const { pictures } = await loadImages(app, owner, brief)
    const writeCopy = (of: ItemBrief) => app.renders(() => app.studio.writeCopy(of, { signal: gone }))
    const copy = await writeCopy(brief)
    const recent = await listRecentLooks(app, owner, brief.brand_id)
    const words = toCheckedWords(brief, NO_PAID_RESULTS)
    const prepared = { brief, copy, pictures, options: readEdits(brief), words, clip: null }
    const draw = (seed: number) =>
      drawBestWords({ ...brief, seed }, copy, {
        hasOwnWords: false,
        recent,
        writeCopy,
        draw: (said, avoid) => sketch(app, prepared, { seed, copy: said, avoid }, work),
      })
    return {
      directions: (
        await chooseDirections(draw, { first: request.seed, start: brief.seed, shown: seeds, budget: work.budget })
      ).map(toDirection),
    }
  }
  return app.designPreviews(`${owner}:directions`, drawAll, gone)
}

/**
 * Draws a stored or edited design and others with its words and pictures. What a person placed in the editor stays in all of them.
 * @throws {UnreadableJson} when the stored scene or brief is damaged
 * @throws {Problem} as `previewDesign` does
 */
export async function previewOtherDesigns(
  app: Core & StorageSeam & StudioSeam,
  { owner, id, gone }: Asking,
  edited: Design | null,
): Promise<{ directions: Direction[] }> {
  const storedDesign = await findStoredDesign(app, owner, id)
  const saved = edited ?? readSavedDesign(storedDesign)
  const { seed: first = storedDesign.scene.seed, layout } = saved
  if (storedDesign.brief.layout === 'none') return { directions: [] }
  const drawAll = async () => {
    const work = startWork(gone)
    const slide = findFirstFrame(storedDesign)
    const { brief, ...design } = await prepareDesign(app, owner, storedDesign, saved, slide)
    const prepared = { ...design, brief: toStillBrief(brief) }
    const draw = (seed: number) =>
      drawBestWords({ ...storedDesign.brief, seed }, prepared.copy, {
        hasOwnWords: true,
        writeCopy: () => Promise.resolve(prepared.copy),
        draw: (copy, avoid) =>
          sketch(app, prepared, { seed, copy, avoid, layout: seed === first ? layout : null }, work),
      })
    const sketches = await chooseDirections(draw, { first, start: first, shown: [], budget: work.budget })
    return { directions: sketches.map(toDirection) }
  }
  return app.designPreviews(`${owner}:other designs`, drawAll, gone)
}

/** The place of the first slide of a carousel; null for other designs. */
function findFirstFrame({ brief, slides }: StoredDesign) {
  return (brief.carousel && listFrames(slides, brief.carousel.background)[0]) ?? null
}

interface Wished {
  seed: number
  copy: Copy
  avoid: string[]
  layout?: string | null
}

/** Draws one design small, once a core is free. */
function sketch(
  app: StudioSeam,
  { brief, pictures, options, words }: PreparedDesign,
  { seed, copy, avoid, layout = null }: Wished,
  work: DrawingWork,
): Promise<Sketch> {
  const ratio = Math.min(1, SIDE / Math.max(brief.width, brief.height))
  const { gone: signal, budget } = work
  return runDrawing(app, work, () =>
    app.studio.sketch({ ...brief, seed }, copy, pictures, { ...options, layout, avoid, ratio, words, signal, budget }),
  )
}

interface Choice {
  /** The seed of the design that is shown now, which is always the first one. */
  first: number | undefined
  /** The seed from which others are tried. */
  start: number
  /** The seeds of the directions that are shown now, in their order. */
  shown: readonly number[]
  budget: DrawingWork['budget']
}

/** Draws candidates and chooses those that look different from each other, best first. Further ones take half of the budget at most. */
async function chooseDirections(
  draw: (seed: number) => Promise<Sketch>,
  { first, start, shown, budget }: Choice,
): Promise<Sketch[]> {
  const drawAll = (seeds: readonly number[]) => Promise.all(seeds.map(draw))
  const kept = keepDifferent(await drawAll(shown), first)
  if (kept.length === DIRECTIONS_MAX) return kept
  const known = new Set(shown)
  const seeds = listNextSeeds(start, CANDIDATES * ROUNDS).filter((seed) => !known.has(seed))
  const drawn: Sketch[] = []
  let picked = kept
  const enough = budget.leftMs / 2
  const mayGoOn = () => drawn.length === 0 || budget.leftMs > enough
  while (drawn.length < seeds.length && !isVaried(picked) && mayGoOn()) {
    drawn.push(...(await drawAll(seeds.slice(drawn.length, drawn.length + CANDIDATES))))
    picked = fill(kept, putFirst(rankDesigns(drawn), first))
  }
  return picked
}

const isVaried = (designs: readonly Sketch[]): boolean =>
  designs.length === DIRECTIONS_MAX && new Set(designs.map(({ layout }) => layout)).size >= LAYOUTS_MIN

const putFirst = (designs: readonly Sketch[], seed: number | undefined): Sketch[] => [
  ...designs.filter((design) => design.seed === seed),
  ...designs.filter((design) => design.seed !== seed),
]

/** Those of shown designs that are still different from those before them. The one that a person chose is kept in any case. */
function keepDifferent(shown: readonly Sketch[], chosen: number | undefined): Sketch[] {
  const own = shown.filter(({ seed }) => seed === chosen)
  const different = pickFarApart(shown, { count: shown.length, least: ALIKE, kept: own })
  return shown.filter((design) => different.includes(design))
}

/** Adds designs to those that are kept: first one for each layout, then others, and fewer than six if no other looks different. */
function fill(kept: readonly Sketch[], ranked: readonly Sketch[]): Sketch[] {
  const layouts = new Set(kept.map(({ layout }) => layout))
  const ofNewLayout = ranked.filter(({ layout }) => {
    const isNew = !layouts.has(layout)
    layouts.add(layout)
    return isNew
  })
  const count = DIRECTIONS_MAX
  const picked = pickFarApart(ofNewLayout, { count, least: ALIKE, kept })
  return pickFarApart(ranked, { count, least: ALIKE, kept: picked })
}

const toDirection = ({ seed, layout, look, image }: Sketch): Direction => ({
  seed,
  layout: LAYOUTS.find((name) => name === layout) ?? null,
  picture: look.picture,
  ground: look.ground,
  image: encodePreview(image),
})
