import type { DesignBox, DesignNote } from '#contract/designs/design-preview.ts'
import type { Overrides } from '#contract/designs/overrides.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import { listBlockTexts } from '#studio/copywriter/facts/post-block.ts'
import { nameSlot } from '#studio/editing/describe-slots.ts'

/** Turns the notes of a scene into notes with a sentence, and adds the words that the design has no place for. */
export function listNotes(
  notes: readonly string[],
  boxes: readonly DesignBox[],
  copy: Copy,
  { slots }: Overrides,
): DesignNote[] {
  const edits = notes.flatMap((note) => readNote(note) ?? [])
  const shown = boxes.map(({ text }) => text ?? '').join('\n')
  const left = listWords(copy).filter(([slot, text]) => !shown.includes(text) && !slots[slot]?.hidden)
  return [
    ...(notes.includes(FONT_MISSING.code) ? [FONT_MISSING] : []),
    ...edits,
    ...left.map(([slot]): DesignNote => ({ code: 'words_left_out', slot, field: null, message: leftOut(slot) })),
  ]
}

const FONT_MISSING: DesignNote = {
  code: 'brand_font_missing',
  slot: null,
  field: null,
  message: 'An uploaded font of this brand is missing, so another font is used.',
}

const NOTE = /^override_(dropped|clamped):(.+)\.(\w+)$/

function readNote(note: string): DesignNote | null {
  const [, kind, slot = '', field = ''] = NOTE.exec(note) ?? []
  if (!kind) return null
  const name = nameSlot(slot)
  if (field === 'slot')
    return {
      code: 'slot_missing',
      slot,
      field: null,
      message: `${name} is not part of this layout. Its changes are kept.`,
    }
  if (kind === 'clamped')
    return {
      code: 'override_clamped',
      slot,
      field,
      message: `${name}: ${FIELDS[field] ?? 'the change'} was limited to what fits.`,
    }
  return {
    code: 'override_dropped',
    slot,
    field,
    message: `${name}: ${FIELDS[field] ?? 'the change'} cannot be used here. It is kept.`,
  }
}

const FIELDS: Readonly<Record<string, string>> = {
  move: 'the position',
  pin: 'the position',
  width: 'the width',
  height: 'the height',
  step: 'the size',
  color: 'the color',
  align: 'the alignment',
  focus: 'the focus',
  zoom: 'the zoom',
  angle: 'the angle',
  picture: 'the image',
  added: 'the added part',
}

const leftOut = (slot: string) => `${nameSlot(slot)} has no place in this layout or at this size.`

/** The words of a copy by their slot. */
function listWords({
  subline,
  eyebrow,
  badge,
  price,
  cta,
  small_print,
  benefits,
  details,
  block,
}: Copy): [string, string][] {
  const single = Object.entries({ subline, eyebrow, badge, price, cta, small_print })
  const rows = [
    ...benefits.map((text, index): [string, string] => [`benefit:${index + 1}`, text]),
    ...details.map(({ text }, index): [string, string] => [`detail:${index + 1}`, text]),
    ...listBlockTexts(block).map((text, index): [string, string] => [`row:${index + 1}`, text]),
  ]
  return [...single.flatMap(([slot, text]): [string, string][] => (text ? [[slot, text]] : [])), ...rows]
}
