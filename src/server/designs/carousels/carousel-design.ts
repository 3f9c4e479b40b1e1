import type { CarouselDesign, Design, SlideDesign } from '#contract/designs/design-document.ts'
import { NO_OVERRIDES, type Overrides } from '#contract/designs/overrides.ts'
import { NOT_A_CAROUSEL } from '#contract/messages.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import { listPointsLeftOut, type StoredDesign } from '../../generation/accept/revise-brief.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import { parseScene } from '../../stored/scene.ts'
import { changeCopy, toDesignCopy } from '../design-copy.ts'
import { Problem } from '../../infrastructure/problem.ts'

/** What says which copy a slide of an edited carousel starts from. */
type EditedSlide = Pick<SlideDesign, 'from'> & Partial<Pick<SlideDesign, 'role' | 'copy'>>

/**
 * The slides of a stored carousel, as the editor starts with them.
 * @throws {UnreadableJson} when a stored scene is damaged
 * @throws {Problem} 409 when the item is not a carousel
 */
export function readCarousel({ brief, slides }: StoredDesign): CarouselDesign {
  if (!brief.carousel || slides.length === 0) throw new Problem(409, NOT_A_CAROUSEL)
  return {
    background: brief.carousel.background,
    slides: slides.map(({ role, number, scene: stored }, from): SlideDesign => {
      const scene = parseScene(stored)
      return {
        id: `s${from + 1}`,
        role,
        ...(number !== undefined && { number }),
        from,
        overrides: scene.overrides ?? NO_OVERRIDES,
        copy: toDesignCopy(scene.copy),
      }
    }),
  }
}

/**
 * The copy of a stored slide; for a slide that is new, a blank one in the language of the carousel. The row of a new proof is its figure:
 * it comes back when the removal of a slide is undone in a later version.
 * @throws {UnreadableJson} when the stored scene is damaged
 */
export function readSlideCopy({ scene, slides, brief }: StoredDesign, { from, role, copy }: EditedSlide): Copy {
  const slide = from === null ? undefined : slides[from]
  if (slide) return parseScene(slide.scene).copy
  const [figure] = (role === 'proof' && copy?.rows) || []
  const block = figure ? { kind: 'statistic' as const, figure } : null
  const texts = { eyebrow: null, subline: null, block, badge: null, price: null, cta: null, small_print: null }
  return { ...scene.copy, ...texts, headline: brief.brand.name, details: [], benefits: [], alternatives: [] }
}

/** A made carousel with one of its slides in place of the first one, so that the slide is edited like a single design. */
export const toStoredSlide = (storedDesign: StoredDesign, slide: EditedSlide | null): StoredDesign =>
  slide ? { ...storedDesign, scene: { ...storedDesign.scene, copy: readSlideCopy(storedDesign, slide) } } : storedDesign

/** The override documents of a design: those of its slides, or its own. */
export const listOverrides = ({ overrides, carousel }: Design): Overrides[] =>
  carousel ? carousel.slides.map((slide) => slide.overrides) : [overrides]

/** The first slide of an edited carousel as a design. A design without slides changes the first one. */
export function toFirstSlide(design: Design): Design {
  const [first] = design.carousel?.slides ?? []
  return first ? { ...design, copy: first.copy, overrides: first.overrides, layout: null } : { ...design, layout: null }
}

/**
 * The slides of an edited carousel for the brief of a new version. `all` are changes of all copies, such
 * as another language. Undefined for a design without slides.
 * @throws {UnreadableJson} when a stored scene is damaged
 * @throws {Problem} 409 when the item is not a carousel
 */
export function toBriefCarousel(
  storedDesign: StoredDesign,
  { carousel }: Design,
  all: Partial<Copy> = {},
): ItemBrief['carousel'] {
  if (!carousel) return undefined
  if (!storedDesign.brief.carousel) throw new Problem(409, NOT_A_CAROUSEL)
  const slides = []
  for (const slide of carousel.slides) {
    const { role, number, copy, overrides } = slide
    slides.push({ role, number, copy: { ...changeCopy(readSlideCopy(storedDesign, slide), copy), ...all }, overrides })
  }
  const left_out = listPointsLeftOut(
    storedDesign,
    slides.map(({ copy }) => copy),
  )
  return { background: carousel.background, count: carousel.slides.length, slides, left_out }
}
