import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { BlockKind } from '#contract/designs/design-options.ts'
import { BLOCK_TEXTS_MAX, COPY_ROWS_MAX } from '#contract/limits.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/editor.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { addRows, readWords, removeRows, type RowList, type WordsTarget } from '../model/edit-design.ts'
import { translateSlotName } from '#web/domains/library/design-parts.ts'
import { nameHiddenSlot } from '../model/slots.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { PointsLeftOut, PutBackText } from './put-back.tsx'
import { WordsField } from './words-field.tsx'

const SINGLE = ['headline', 'subline', 'eyebrow', 'badge', 'price', 'cta', 'small_print'] as const

/** All texts of the design, also those that its layout does not show, and the rows of its lists. */
export function TextPanel() {
  const { block } = useEditorContext().facts
  return (
    <div className="flex flex-col gap-3">
      {SINGLE.map((field) => (
        <TextField key={field} slot={{ slot: field, name: nameHiddenSlot(field), text: null, text_field: field }} />
      ))}
      <Rows list="benefits" noun={translateSlotName('Benefit')} title={t.benefits} slot="benefit" />
      <Rows list="details" noun={translateSlotName('Fact')} title={t.facts} slot="detail" />
      <PointsLeftOut />
      {block && <Rows list="rows" slot="row" {...BLOCKS[block]} />}
    </div>
  )
}

interface RowsProps {
  list: RowList
  noun: string
  title: string
  /** The role of the slots that show the rows. */
  slot: string
  /** The names of the texts of one row. Without names, a row is one text. */
  parts?: readonly string[]
  /** Whether the number of rows is given. */
  isFixed?: boolean
}

const BLOCKS: Readonly<Record<BlockKind, Pick<RowsProps, 'noun' | 'title' | 'parts' | 'isFixed'>>> = {
  menu: { noun: translateSlotName('Row'), title: t.rowsOf, parts: ['', t.price] },
  steps: { noun: translateSlotName('Step'), title: t.steps },
  comparison: { noun: translateSlotName('Side'), title: t.sides, parts: [t.label, t.textPart], isFixed: true },
  statistic: { noun: translateSlotName('Figure'), title: t.figures, isFixed: true },
}

/** The texts of a list, with buttons that add and remove rows. */
function Rows({ list, noun, title, slot, parts = [''], isFixed = false }: RowsProps) {
  const editor = useEditorContext()
  const texts = editor.design.copy[list] ?? []
  const rows = Math.ceil(texts.length / parts.length)
  const isFull = texts.length + parts.length > (list === 'rows' ? BLOCK_TEXTS_MAX : COPY_ROWS_MAX)
  const edit = (change: Parameters<typeof editor.dispatch>[0] & { type: 'edit' }) => editor.dispatch(change)
  const add = () =>
    edit({
      type: 'edit',
      change: (now) => addRows(now, list, parts.length),
      label: fill(t.added, { slot: inSentence(noun) }),
    })
  const remove = (row: number) =>
    edit({
      type: 'edit',
      change: (now) => removeRows(now, list, row * parts.length, parts.length),
      label: fill(t.removed, { slot: `${inSentence(noun)} ${row + 1}` }),
    })
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-3 border-t border-border pt-3">
      {Array.from({ length: rows }, (_, row) =>
        parts.map((part, place) => {
          const at = row * parts.length + place
          const name = [noun, rows > 1 || !isFixed ? row + 1 : '', part].filter(Boolean).join(' ')
          const target = { slot: nameDrawn(slot, texts, at), name, text: null, text_field: `${list}.${at}` }
          const onRemove = isFixed || place > 0 ? undefined : () => remove(row)
          return <TextField key={at} slot={target} {...(onRemove && { onRemove })} />
        }),
      )}
      {!isFixed && (
        <Button variant="secondary" size="small" className="self-start" isWaiting={isFull} onClick={add}>
          <Plus aria-hidden />
          {fill(t.addThing, { thing: inSentence(noun) })}
        </Button>
      )}
    </div>
  )
}

/** The slot of a row: blank rows before it are not drawn. */
const nameDrawn = (slot: string, texts: readonly string[], at: number): string =>
  `${slot}:${texts.slice(0, at).filter(Boolean).length + 1}`

/** A labeled text, with a note if the design has no place for it. */
function TextField({ slot, onRemove }: { slot: WordsTarget; onRemove?: () => void }) {
  const editor = useEditorContext()
  const id = useId()
  const note = editor.preview?.notes.find((one) => one.code === 'words_left_out' && one.slot === slot.slot)
  return (
    <div>
      <div className="mb-1 flex min-h-5 items-center justify-between gap-2">
        <label htmlFor={id} className="text-sm text-muted">
          {slot.name}
        </label>
        {onRemove && (
          <IconButton
            className="-my-1 size-7"
            label={fill(t.removeSlot, { slot: inSentence(slot.name) })}
            icon={Trash2}
            onClick={onRemove}
          />
        )}
      </div>
      <WordsField slot={slot} id={id} isShort />
      {note && (
        <div className="mt-1 flex items-start justify-between gap-2">
          <p role="status" className="text-xs text-warning">
            {t.noPlace}
          </p>
          <PutBackText slot={slot.slot} text={readWords(editor.design, slot) ?? ''} />
        </div>
      )}
    </div>
  )
}
