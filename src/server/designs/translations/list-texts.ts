import { getPostText } from '#contract/platforms/post-text.ts'
import type { Design } from '#contract/designs/design-document.ts'
import { NAME_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts'
import type { SourceText } from '#contract/designs/translations.ts'
import { nameSlot } from '#studio/editing/describe-slots.ts'
import { readSavedDesign } from '../design.ts'
import type { StoredDesign } from '../../generation/accept/revise-brief.ts'

/** Single texts of a design, with their limits in characters. */
const SINGLE = [
  ['eyebrow', SHORT_TEXT_MAX],
  ['headline', SHORT_TEXT_MAX],
  ['subline', SHORT_TEXT_MAX],
  ['badge', NAME_MAX],
  ['price', NAME_MAX],
  ['cta', NAME_MAX],
  ['small_print', SHORT_TEXT_MAX],
] as const

/** Texts of a design that are lists, with the slot that names a row. */
const LISTS = [
  ['rows', 'row'],
  ['details', 'detail'],
  ['benefits', 'benefit'],
] as const

/**
 * How many characters a translation may be longer than its source: a share, and a minimum for short texts, which grow most. The layouts
 * set longer texts smaller, but leave out what does not fit.
 */
const GROWTH = 0.5
const GROWTH_MIN = 10

/** Lists the texts of a stored design in reading order, those of added slots, of further slides and the caption last. */
export function listSourceTexts(storedDesign: StoredDesign): SourceText[] {
  const { carousel, ...design } = readSavedDesign(storedDesign)
  const captionMax = getPostText(storedDesign.brief.platform).caption
  const caption = toEntry('caption', 'Caption', storedDesign.scene.copy.caption, captionMax)
  return [
    ...listTexts(design),
    ...(carousel?.slides.slice(1) ?? []).flatMap((slide, index) =>
      listTexts(slide).map((text) => ({
        ...text,
        field: `${toPrefix(index + 1)}${text.field}`,
        name: `Slide ${index + 2}: ${text.name}`,
      })),
    ),
    ...caption.map((text) => ({ ...text, fits: captionMax })),
  ]
}

/** What the fields of a slide begin with. `index` counts from 0; the fields of the first slide are those of the item. */
const toPrefix = (index: number) => (index === 0 ? '' : `s${index + 1}.`)

function toEntry(field: string, name: string, text: string | null | undefined, max: number): SourceText[] {
  return text ? [{ field, name, text, max, fits: countFitting(text, max) }] : []
}

function listTexts({ copy, overrides }: Pick<Design, 'copy' | 'overrides'>): SourceText[] {
  const single = SINGLE.flatMap(([field, max]) => toEntry(field, nameSlot(field), copy[field], max))
  const listed = LISTS.flatMap(([field, slot]) =>
    (copy[field] ?? []).flatMap((text, index) =>
      toEntry(`${field}.${index}`, nameSlot(`${slot}:${index + 1}`), text, SHORT_TEXT_MAX),
    ),
  )
  const added = overrides.added.flatMap(({ slot, text }) =>
    toEntry(slot, `Added text ${slot.replace('added:', '')}`, text, SHORT_TEXT_MAX),
  )
  return [...single, ...listed, ...added]
}

function countFitting(text: string, max: number): number {
  const { length } = Array.from(text)
  return Math.min(max, length + Math.max(GROWTH_MIN, Math.ceil(length * GROWTH)))
}

/** Puts translated texts by field into a stored design. A missing field keeps its words. The caption is not part of a design. */
export function translateDesign(design: Design, texts: Readonly<Record<string, string>>): Design {
  const { carousel } = design
  const slides = carousel?.slides.map((slide, index) => ({
    ...slide,
    ...translateTexts(slide, texts, toPrefix(index)),
  }))
  return {
    ...design,
    ...translateTexts(design, texts, ''),
    ...(carousel && slides && { carousel: { ...carousel, slides } }),
  }
}

type Translated = Pick<Design, 'copy' | 'overrides'>

function translateTexts(
  { copy, overrides }: Translated,
  texts: Readonly<Record<string, string>>,
  prefix: string,
): Translated {
  const find = (field: string) => texts[prefix + field]
  const single = Object.fromEntries(SINGLE.flatMap(([field]) => (find(field) ? [[field, find(field)]] : [])))
  const listed = Object.fromEntries(
    LISTS.map(([field]) => [field, copy[field]?.map((text, index) => find(`${field}.${index}`) ?? text)]),
  )
  const added = overrides.added.map((slot) => ({ ...slot, ...(find(slot.slot) && { text: find(slot.slot) }) }))
  return { copy: { ...copy, ...single, ...listed }, overrides: { ...overrides, added } }
}
