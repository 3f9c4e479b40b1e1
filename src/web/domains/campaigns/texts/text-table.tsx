import { Plus } from 'lucide-react'
import { useState } from 'react'
import { checkTexts, findTextSet } from '#contract/platforms/text-rules.ts'
import type { TextField, TextFieldKey, TextSet } from '#contract/platforms/text-set.ts'
import type { CampaignText } from '#contract/campaigns/texts.ts'
import { TEXT_VARIANTS_MAX } from '#contract/campaigns/texts.ts'
import { platformLabel } from '#web/domains/campaigns/format-labels.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { thousands } from '#web/lib/format/format.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/handover.ts'
import { describeCounting, describeProblem, fieldName, isListField } from './field-words.ts'
import { TextCell } from './text-cell.tsx'

export interface SavedField {
  text_set: string
  variant: number
  field: TextFieldKey
  texts: string[]
}

interface TextTableProps {
  textSet: string
  /** The variants of this set in one language. */
  texts: readonly CampaignText[]
  direction: 'ltr' | 'rtl'
  onSave: (saved: SavedField) => void
}

/** The fields of one platform as rows. Columns are variants of a post, or the texts of an ad. */
export function TextTable({ textSet, texts, direction, onSave }: TextTableProps) {
  const [added, setAdded] = useState(0)
  const set = findTextSet(textSet)
  if (!set) return null
  const isPost = set.kind === 'post'
  const count = isPost ? Math.min(TEXT_VARIANTS_MAX, Math.max(1, texts.length) + added) : countColumns(set, texts[0])
  const columns = Array.from({ length: count }, (_, index) => index)
  const note = describeCounting(set.fields[0])
  const title = NAMES[textSet] ?? platformLabel(set.platform)
  return (
    <section aria-label={title} className="min-w-0 rounded-lg border border-border bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-4 sm:px-5">
        <h3 className="text-base">{title}</h3>
        <Badge>{isPost ? t.post : t.ad}</Badge>
        {note && <span className="text-xs text-muted">{note}</span>}
        {isPost && count < TEXT_VARIANTS_MAX && (
          <IconButton label={t.addVariant} icon={Plus} className="ms-auto" onClick={() => setAdded(added + 1)} />
        )}
      </div>
      <div className="overflow-x-auto p-4 pt-2 sm:p-5 sm:pt-2">
        {/* Columns keep a width at which a text can be read; a table with many of them scrolls. */}
        <table className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-2 text-sm max-sm:block">
          <colgroup>
            <col className="w-32" />
            {columns.map((column) => (
              <col key={column} className="w-52" />
            ))}
          </colgroup>
          {isPost && (
            <thead className="max-sm:hidden">
              <tr>
                <th className="w-32 text-start" />
                {columns.map((column) => (
                  <th key={column} scope="col" className="ps-3 text-start text-xs font-medium text-muted">
                    {variantName(column)}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody className="max-sm:block">
            {set.fields.map((field) => (
              <FieldRow key={field.key} {...{ set, field, texts, columns, direction, onSave }} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const variantName = (index: number) => fill(t.variant, { letter: String.fromCodePoint(0x41 + index) })

/** Names that are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  'meta.ad': 'Meta',
  'google.pmax': 'Google Performance Max',
  'google.display': 'Google Display',
  'google.search': 'Google Search',
}

/** An ad has a column for each text of its longest field, and an empty one where there may be more. */
function countColumns({ fields }: TextSet, text: CampaignText | undefined): number {
  const wanted = fields.map(({ key, texts: { min, max } }) =>
    Math.min(max, Math.max(min, (text?.fields[key]?.length ?? 0) + 1)),
  )
  return Math.max(1, ...wanted)
}

interface FieldRowProps {
  set: TextSet
  field: TextField
  texts: readonly CampaignText[]
  columns: readonly number[]
  direction: 'ltr' | 'rtl'
  onSave: (saved: SavedField) => void
}

function FieldRow({ set, field, texts, columns, direction, onSave }: FieldRowProps) {
  const isPost = set.kind === 'post'
  const missing =
    isPost || !texts[0] ? [] : checkTexts(set.key, texts[0].fields).filter((one) => one.field === field.key)
  const hints = missing.filter(({ problem }) => problem === 'too_few' || problem === 'none_short')
  const count = (texts[0]?.fields[field.key] ?? []).length
  const isShort = !isPost && !isListField(field.key) && count > 0 && count < field.texts.max
  return (
    <tr className="max-sm:mt-4 max-sm:block">
      <th
        scope="row"
        className="w-32 pt-2 pe-1 text-start align-top font-medium max-sm:block max-sm:w-full max-sm:pb-1"
      >
        {fieldName(field.key)}
        {isListField(field.key) && (
          <span className="block text-xs font-normal text-muted">
            {field.key === 'hashtags' ? t.separate : t.separateByComma}
          </span>
        )}
        {isShort && (
          <span className="block text-xs font-normal text-muted">
            {fill(t.textsOf, { count: thousands(count), max: thousands(field.texts.max) })}
          </span>
        )}
        {hints.map((one) => (
          <span key={one.problem} className="block text-xs font-normal text-muted">
            {describeProblem({ ...one, max: one.problem === 'too_few' ? field.texts.min : one.max })}
          </span>
        ))}
      </th>
      {columns.map((column) => (
        <td key={column} className="ps-3 align-top max-sm:block max-sm:pb-2 max-sm:ps-0 max-sm:empty:hidden">
          {isPost && columns.length > 1 && (
            <span aria-hidden className="text-xs text-muted sm:hidden">
              {variantName(column)}
            </span>
          )}
          {(isPost || column < field.texts.max) && (
            <TextCell
              set={set.key}
              field={field}
              texts={texts.find(({ variant }) => variant === (isPost ? column + 1 : 1))?.fields ?? {}}
              index={isListField(field.key) ? null : isPost ? 0 : column}
              label={nameCell(set, field, column)}
              direction={direction}
              onSave={(next) =>
                onSave({ text_set: set.key, variant: isPost ? column + 1 : 1, field: field.key, texts: next })
              }
            />
          )}
        </td>
      ))}
    </tr>
  )
}

function nameCell(set: TextSet, field: TextField, column: number): string {
  const place = NAMES[set.key] ?? platformLabel(set.platform)
  const number = set.kind === 'post' ? variantName(column) : String(column + 1)
  return `${place}, ${fieldName(field.key)}, ${number}`
}
