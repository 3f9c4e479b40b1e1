import type { BrandCheck } from '#contract/library/content.ts'
import type { SlideRole } from '#contract/designs/carousels/carousel-options.ts'
import { listFrames } from '#studio/carousel/slide.ts'
import { listCopyTexts, type Copy } from '#studio/copywriter/copy.ts'
import type { CheckedWords } from '#studio/check/words-rule.ts'
import type { RenderedImage } from '#studio/render/studio.ts'
import type { Scene } from '#studio/model/scene.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { findMark } from '../../proofs/marks/mark-key.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import { toCheckedWords } from './checked-words.ts'
import { drawStage } from './draw-stage.ts'
import { reportFrames, reportStage } from './items.ts'
import type { StartedItem } from '../../stored/started-item.ts'
import type { Provided } from './obtain-images.ts'

type Carousel = NonNullable<ItemBrief['carousel']>
type BriefSlide = NonNullable<Carousel['slides']>[number]

/** A rendered slide. */
export interface DrawnSlide {
  role: SlideRole
  number?: number | null | undefined
  scene: Scene
  rendered: RenderedImage
  check: BrandCheck
}

/** All slides of a carousel. Its check is that of the slide with the lowest score. */
export interface DrawnCarousel {
  slides: DrawnSlide[]
  check: BrandCheck
  notes: string[]
}

/** Writes the slides of an item, unless its brief has them, and draws and checks them one after another. */
export async function drawSlides(
  app: Core & StudioSeam & NotifierSeam,
  item: StartedItem,
  { carousel, copy, provided }: { carousel: Carousel; copy: Copy; provided: Provided },
  signal: AbortSignal,
): Promise<DrawnCarousel> {
  const { brief } = provided
  await reportStage(app, item, 'scene')
  const written: { slides: readonly BriefSlide[]; left_out: readonly string[] } = carousel.slides
    ? { slides: carousel.slides, left_out: carousel.left_out ?? [] }
    : await app.renders(() => app.studio.writeSlides(brief, copy, carousel, { signal }))
  const texts = written.slides
  const checked = { ...toCheckedWords(item.brief, item.paid_results), isRevised: carousel.slides !== undefined }
  const frames = listFrames(texts, carousel.background)
  await reportStage(app, item, 'render')
  const slides: DrawnSlide[] = []
  for (const [index, text] of texts.entries()) {
    const frame = frames[index]
    if (!frame) break
    const words = { ...checked, others: listOtherTexts(texts, index), left_out: written.left_out }
    slides.push(await drawSlide(app, text, { itemId: item.id, frame, provided, words, signal }))
    await reportFrames(app, item, { share: (index + 1) / texts.length, scene: null })
  }
  await reportStage(app, item, 'check')
  return { slides, check: combineChecks(slides), notes: listNotes(slides, written.left_out) }
}

interface Drawing {
  itemId: number
  frame: ReturnType<typeof listFrames>[number]
  provided: Provided
  words: CheckedWords
  signal: AbortSignal
}

const listOtherTexts = (slides: readonly BriefSlide[], index: number): string[] =>
  slides.flatMap(({ copy }, other) => (other === index ? [] : listCopyTexts(copy)))

async function drawSlide(
  app: Core & StudioSeam & NotifierSeam,
  text: BriefSlide,
  { itemId, frame, provided, words, signal }: Drawing,
): Promise<DrawnSlide> {
  const { brief, pictures, painted } = provided
  const { role, number, copy, overrides = null } = text
  const options = { slide: frame, overrides, paintedByModel: painted }
  const scene = await drawStage(app, signal, (limits) =>
    app.studio.compose(brief, copy, pictures, { ...options, ...limits }),
  )
  const mark = await findMark(app, itemId, scene)
  const rendered = await drawStage(app, signal, (limits) => app.studio.render(scene, pictures, { ...limits, mark }))
  const check = await drawStage(app, signal, (limits) => app.studio.check(scene, rendered, { ...limits, words }))
  return { role, number, scene, rendered, check }
}

/** Its rules have no boxes, because the image of the item is the first slide. */
function combineChecks(slides: readonly DrawnSlide[]): BrandCheck {
  const checks = slides.map(({ check }) => check)
  const worst = checks.reduce((low, check) => (check.score < low.score ? check : low))
  const withoutBoxes = (rules: BrandCheck['rules']) => rules.map((rule) => ({ ...rule, box: null }))
  return {
    score: worst.score,
    passed: checks.every(({ passed }) => passed),
    rules: withoutBoxes(worst.rules),
    design: withoutBoxes(worst.design ?? []),
  }
}

const listNotes = (slides: readonly DrawnSlide[], leftOut: readonly string[]) => [
  ...new Set([...slides.flatMap(({ scene }) => scene.notes), ...leftOut.map((text) => `words_left_out: ${text}`)]),
]
