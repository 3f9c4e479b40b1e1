import type { Design } from '#contract/design/design-document.ts'
import { NAME_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts'
import type { SourceText } from '#contract/design/translations.ts'
import { getPlatformText } from '#studio/copy/platforms.ts'
import { nameSlot } from '#studio/overrides/describe-slots.ts'
import { readSavedDesign } from '../design/design.ts'
import type { MadeDesign } from '../generation/accept/revise-brief.ts'

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

/** Lists the texts of a stored design in reading order, those of added slots and the caption last. */
export function listSourceTexts(made: MadeDesign): SourceText[] {
  const { copy, overrides } = readSavedDesign(made)
  const entry = (field: string, name: string, text: string | null | undefined, max: number): SourceText[] =>
    text ? [{ field, name, text, max, fits: countFitting(text, max) }] : []
  const single = SINGLE.flatMap(([field, max]) => entry(field, nameSlot(field), copy[field], max))
  const listed = LISTS.flatMap(([field, slot]) =>
    (copy[field] ?? []).flatMap((text, index) =>
      entry(`${field}.${index}`, nameSlot(`${slot}:${index + 1}`), text, SHORT_TEXT_MAX),
    ),
  )
  const added = overrides.added.flatMap(({ slot, text }) =>
    entry(slot, `Added text ${slot.replace('added:', '')}`, text, SHORT_TEXT_MAX),
  )
  const captionMax = getPlatformText(made.brief.platform).caption
  const caption = entry('caption', 'Caption', made.scene.copy.caption, captionMax)
  return [...single, ...listed, ...added, ...caption.map((text) => ({ ...text, fits: captionMax }))]
}

function countFitting(text: string, max: number): number {
  const { length } = Array.from(text)
  return Math.min(max, length + Math.max(GROWTH_MIN, Math.ceil(length * GROWTH)))
}

/** Puts translated texts by field into a stored design. A missing field keeps its words. The caption is not part of a design. */
export function translateDesign(design: Design, texts: Readonly<Record<string, string>>): Design {
  const { copy, overrides } = design
  const single = Object.fromEntries(SINGLE.flatMap(([field]) => (texts[field] ? [[field, texts[field]]] : [])))
  const listed = Object.fromEntries(
    LISTS.map(([field]) => [field, copy[field]?.map((text, index) => texts[`${field}.${index}`] ?? text)]),
  )
  const added = overrides.added.map((slot) => ({ ...slot, ...(texts[slot.slot] && { text: texts[slot.slot] }) }))
  return { ...design, copy: { ...copy, ...single, ...listed }, overrides: { ...overrides, added } }
}
