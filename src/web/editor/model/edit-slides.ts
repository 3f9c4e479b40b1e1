import type { SlideBackground, SlideRole } from '#contract/designs/carousels/carousel-options.ts'
import { SLIDES_MAX, SLIDES_MIN } from '#contract/designs/carousels/carousel-options.ts'
import type { CarouselDesign, Design, SlideDesign } from '#contract/designs/design-document.ts'
import type { SlidePlace } from '#contract/designs/design-preview.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'

/** The design that the canvas shows. For a slide of a carousel, it also says where the slide is. */
export type ShownDesign = Design & { slide?: SlidePlace }

/** The slide with an id, or the first one. Null for a design without slides. */
export const findSlide = ({ carousel }: Design, id: string | null): SlideDesign | null =>
  carousel?.slides.find((slide) => slide.id === id) ?? carousel?.slides[0] ?? null

/** A slide as a design of its own, so that everything that edits a design also edits a slide. */
export function toShownDesign(document: Design, id: string | null): ShownDesign {
  const { carousel, ...whole } = document
  const slide = findSlide(document, id)
  if (!carousel || !slide) return document
  const { overrides, copy } = slide
  return { ...whole, overrides, copy, layout: null, slide: findPlace(carousel, slide) }
}

function findPlace({ slides, background }: CarouselDesign, { id, role, from, number: own }: SlideDesign): SlidePlace {
  const index = slides.findIndex((slide) => slide.id === id)
  const points = slides.filter((slide) => slide.role === 'point')
  const counted = role === 'point' && points.length > 1 ? points.findIndex((slide) => slide.id === id) + 1 : null
  const number = own === undefined ? counted : own
  return { role, from, background, index, count: slides.length, number }
}

/** Changes the shown design, and puts the result back into its slide. The seed belongs to all slides. */
export function changeShown(document: Design, id: string | null, change: (design: Design) => Design): Design {
  const slide = findSlide(document, id)
  if (!slide) return change(document)
  const before = toShownDesign(document, id)
  const { overrides, copy, seed } = change(before)
  if (overrides === before.overrides && copy === before.copy && seed === before.seed) return document
  const changed = changeSlides(document, (slides) =>
    slides.map((one) => (one.id === slide.id ? { ...one, overrides, copy } : one)),
  )
  return seed === document.seed ? changed : { ...changed, seed }
}

function changeSlides(document: Design, change: (slides: readonly SlideDesign[]) => readonly SlideDesign[]): Design {
  const { carousel } = document
  return carousel ? { ...document, carousel: { ...carousel, slides: change(carousel.slides) } } : document
}

/** The first free id of a slide. */
export function findFreeId({ carousel }: Design): string {
  const numbers = carousel?.slides.map(({ id }) => Number(id.slice(1)) || 0) ?? []
  return `s${Math.max(0, ...numbers) + 1}`
}

export const canAddSlide = ({ carousel }: Design): boolean => (carousel?.slides.length ?? SLIDES_MAX) < SLIDES_MAX
export const canRemoveSlide = ({ carousel }: Design): boolean => (carousel?.slides.length ?? 0) > SLIDES_MIN

/** Adds a slide after another one. Returns the same design if it is full. */
export function addSlide(document: Design, after: string, slide: SlideDesign): Design {
  if (!canAddSlide(document)) return document
  return changeSlides(document, (slides) => slides.flatMap((one) => (one.id === after ? [one, slide] : [one])))
}

/** A new slide with one text. */
export const createSlide = (id: string, headline: string): SlideDesign => ({
  id,
  role: 'point',
  from: null,
  overrides: NO_OVERRIDES,
  copy: { headline },
})

/** The points of the request that no slide has. */
export function listPointsWithoutSlide({ carousel }: Design, points: readonly string[]): string[] {
  const texts = carousel?.slides.flatMap(({ copy }) => [copy.headline, copy.subline]) ?? []
  const isShown = (point: string) => texts.some((text) => text?.toLowerCase().includes(point.toLowerCase()))
  return points.filter((point) => !isShown(point))
}

/** Adds a slide with a point behind the last one. */
export function putBackPoint(document: Design, id: string, text: string): Design {
  const slides = document.carousel?.slides ?? []
  const last = slides.findLast(({ role }) => role === 'point') ?? slides[0]
  return last ? addSlide(document, last.id, createSlide(id, text)) : document
}

/** Adds a copy of a slide after it. */
export function duplicateSlide(document: Design, id: string): Design {
  const slide = document.carousel?.slides.find((one) => one.id === id)
  return slide ? addSlide(document, id, { ...slide, id: findFreeId(document) }) : document
}

/** Removes a slide. Returns the same design if no more can be removed. */
export const removeSlide = (document: Design, id: string): Design =>
  canRemoveSlide(document) && document.carousel?.slides.some((slide) => slide.id === id)
    ? changeSlides(document, (slides) => slides.filter((slide) => slide.id !== id))
    : document

/** Moves a slide to a position, from 0. A position outside is limited to the nearest end. */
export function moveSlide(document: Design, id: string, to: number): Design {
  const slides = document.carousel?.slides ?? []
  const from = slides.findIndex((slide) => slide.id === id)
  const target = Math.max(0, Math.min(slides.length - 1, to))
  const slide = slides[from]
  if (!slide || from === target) return document
  const others = slides.filter((one) => one.id !== id)
  return changeSlides(document, () => [...others.slice(0, target), slide, ...others.slice(target)])
}

/** Changes what a slide does, and with it how it is composed. */
export function changeRole(document: Design, id: string, role: SlideRole): Design {
  if (!document.carousel?.slides.some((slide) => slide.id === id && slide.role !== role)) return document
  return changeSlides(document, (slides) => slides.map((slide) => (slide.id === id ? { ...slide, role } : slide)))
}

export const changeBackground = (document: Design, background: SlideBackground): Design =>
  document.carousel && document.carousel.background !== background
    ? { ...document, carousel: { ...document.carousel, background } }
    : document

/**
 * The slide to show after a step of the history: the shown one, unless the step changed only another one or removed it. Then it is the
 * first one that changed, or the one that took its place.
 */
export function followChange(before: Design, after: Design, shown: string | null): string | null {
  const [old, now] = [before.carousel?.slides ?? [], after.carousel?.slides ?? []]
  if (now.length === 0) return null
  const isKept = now.some(({ id }) => id === shown)
  const changed = now.filter((slide) => !old.includes(slide))
  if (isKept && (changed.length === 0 || changed.some(({ id }) => id === shown))) return shown
  if (changed[0]) return changed[0].id
  const place = old.findIndex(({ id }) => id === shown)
  return now[Math.max(0, Math.min(place, now.length - 1))]?.id ?? null
}
