import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SLIDE_ROLES, SLIDES_MAX, SLIDES_MIN } from '#contract/designs/carousels/carousel-options.ts'
import { Design } from '#contract/designs/design-document.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import { changeWords } from './edit-design.ts'
import {
  addSlide,
  changeBackground,
  changeRole,
  changeShown,
  createSlide,
  duplicateSlide,
  findFreeId,
  followChange,
  moveSlide,
  removeSlide,
  toShownDesign,
} from './edit-slides.ts'
import { addEdit, currentDocument, redo, startHistory, undo } from '#web/lib/history/history.ts'

const slide = (number: number) => ({ ...createSlide(`s${number}`, `Slide ${number}`), from: number - 1 })
const DOCUMENT: Design = {
  overrides: NO_OVERRIDES,
  copy: {},
  layout: null,
  seed: 5,
  carousel: { background: 'continuous', slides: [1, 2, 3, 4].map(slide) },
}
const ids = ({ carousel }: Design) => carousel?.slides.map(({ id }) => id).join(' ')
const HEADLINE = { slot: 'headline', text_field: 'headline' }

test('slides are added, duplicated, removed and moved', () => {
  expect(ids(addSlide(DOCUMENT, 's2', createSlide('s5', 'New')))).toBe('s1 s2 s5 s3 s4')
  expect(ids(duplicateSlide(DOCUMENT, 's1'))).toBe('s1 s5 s2 s3 s4')
  expect(ids(removeSlide(DOCUMENT, 's3'))).toBe('s1 s2 s4')
  expect(ids(moveSlide(DOCUMENT, 's1', 2))).toBe('s2 s3 s1 s4')
  expect(ids(moveSlide(DOCUMENT, 's4', -3))).toBe('s4 s1 s2 s3')
})

test('a slide is edited as a design of its own, and no other slide changes', () => {
  const shown = toShownDesign(DOCUMENT, 's2')
  expect(shown).toMatchObject({
    copy: { headline: 'Slide 2' },
    seed: 5,
    slide: { index: 1, count: 4, number: 2, from: 1 },
  })
  expect(shown.carousel).toBeUndefined()
  const changed = changeShown(DOCUMENT, 's2', (design) => changeWords(design, HEADLINE, 'Better'))
  expect(changed.carousel?.slides[1]?.copy.headline).toBe('Better')
  expect(changed.carousel?.slides[0]).toBe(DOCUMENT.carousel?.slides[0])
  expect(changeShown(DOCUMENT, 's2', (design) => design)).toBe(DOCUMENT)
  expect(changeShown(DOCUMENT, 's2', (design) => ({ ...design, seed: 9 })).seed).toBe(9)
})

test('an undone change shows its slide', () => {
  const changed = changeShown(DOCUMENT, 's3', (design) => changeWords(design, HEADLINE, 'Better'))
  expect(followChange(changed, DOCUMENT, 's1')).toBe('s3')
  expect(followChange(DOCUMENT, removeSlide(DOCUMENT, 's4'), 's4')).toBe('s3')
  expect(followChange(DOCUMENT, removeSlide(DOCUMENT, 's1'), 's1')).toBe('s2')
  expect(followChange(removeSlide(DOCUMENT, 's2'), DOCUMENT, 's4')).toBe('s2')
  expect(followChange(DOCUMENT, changeBackground(DOCUMENT, 'plain'), 's2')).toBe('s2')
})

const place = fc.nat(25)
const pick = ({ carousel }: Design, at: number) => carousel?.slides[at % (carousel.slides.length || 1)]?.id ?? ''
const operation: fc.Arbitrary<(design: Design) => Design> = fc.oneof(
  fc.tuple(place, fc.string()).map(
    ([at, text]) =>
      (of: Design) =>
        addSlide(of, pick(of, at), createSlide(findFreeId(of), text || 'New')),
  ),
  place.map((at) => (of: Design) => duplicateSlide(of, pick(of, at))),
  place.map((at) => (of: Design) => removeSlide(of, pick(of, at))),
  fc.tuple(place, fc.integer({ min: -3, max: 25 })).map(
    ([at, to]) =>
      (of: Design) =>
        moveSlide(of, pick(of, at), to),
  ),
  fc.tuple(place, fc.constantFrom(...SLIDE_ROLES)).map(
    ([at, role]) =>
      (of: Design) =>
        changeRole(of, pick(of, at), role),
  ),
  fc
    .constantFrom('continuous' as const, 'plain' as const)
    .map((ground) => (of: Design) => changeBackground(of, ground)),
  fc.tuple(place, fc.string()).map(
    ([at, text]) =>
      (of: Design) =>
        changeShown(of, pick(of, at), (design) => changeWords(design, HEADLINE, text || 'x')),
  ),
)

test('any sequence of operations keeps a valid carousel, and undone it gives the original', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
      const original = structuredClone(DOCUMENT)
      let history = startHistory(DOCUMENT)
      for (const operate of operations)
        history = addEdit(history, { document: operate(currentDocument(history)), label: 'Edit' })
      const last = currentDocument(history)
      const slides = last.carousel?.slides ?? []
      expect(slides.length).toBeGreaterThanOrEqual(SLIDES_MIN)
      expect(slides.length).toBeLessThanOrEqual(SLIDES_MAX)
      expect(new Set(slides.map(({ id }) => id)).size).toBe(slides.length)
      const steps = history.index
      for (let step = 0; step < steps; step += 1) history = undo(history)
      expect(currentDocument(history)).toBe(DOCUMENT)
      expect(DOCUMENT).toEqual(original)
      for (let step = 0; step < steps; step += 1) history = redo(history)
      expect(currentDocument(history)).toBe(last)
    }),
  )
})
