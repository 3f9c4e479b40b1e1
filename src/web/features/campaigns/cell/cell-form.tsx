import { Pin } from 'lucide-react'
import { useState } from 'react'
import type { Cell, CellField } from '#contract/campaigns/cells.ts'
import type { DesignState } from '#contract/designs/design.ts'
import { NAME_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts'
import type { LayoutName } from '#contract/options.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'
import { getDirection, FIELD_NAMES } from '../board/cell-labels.ts'
import { useAttachCell, useEditCell } from '../board/use-cell-calls.ts'
import { LINE_FIELDS, otherDetached, toCellEdit, toLines, type LineField } from './cell-words.ts'

const SHORT: readonly LineField[] = ['badge', 'price', 'cta']
/** The value of a select for the layout that the studio chooses. */
const AUTOMATIC = ''

interface CellFormProps {
  campaignId: number
  cell: Cell
  state: DesignState
  /** While the cell is made, nothing can be saved. */
  isWaiting: boolean
}

/** The texts and the layout of one cell. What is changed here is its own, until it is given back to the campaign. */
export function CellForm({ campaignId, cell, state, isWaiting }: CellFormProps) {
  const before = { lines: toLines(state.saved.copy), layout: state.saved.layout }
  const [lines, setLines] = useState(before.lines)
  const [layout, setLayout] = useState<LayoutName | null>(before.layout)
  const save = useEditCell(campaignId)
  const attach = useAttachCell(campaignId)
  const edit = toCellEdit(before, { lines, layout })
  const isHeadlineMissing = !lines.headline?.trim()
  const back = (field: CellField) =>
    cell.detached.includes(field) && (
      <BackButton
        field={field}
        isWaiting={isWaiting || attach.isPending}
        onPress={() => attach.mutate({ cell: cell.id, fields: [field] })}
      />
    )
  return (
    <form
      aria-label={t.ownTexts}
      className="flex flex-1 flex-col gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (edit && !isHeadlineMissing) save.mutate({ cell: cell.id, edit })
      }}
    >
      <p className="text-sm text-muted">{t.ownTextsHelp}</p>
      {LINE_FIELDS.filter((field) => field in lines).map((field) => (
        <TextField
          key={field}
          label={FIELD_NAMES[field]}
          dir={getDirection(cell.language)}
          lang={cell.language}
          maxLength={SHORT.includes(field) ? NAME_MAX : SHORT_TEXT_MAX}
          autoComplete="off"
          value={lines[field] ?? ''}
          error={field === 'headline' && isHeadlineMissing ? t.headlineRequired : undefined}
          aside={back(field)}
          onChange={({ target: { value } }) => setLines({ ...lines, [field]: value })}
        />
      ))}
      <div className="flex flex-col gap-1.5">
        <SelectField
          label={t.layout}
          value={layout ?? AUTOMATIC}
          onChange={(value) => setLayout(value === AUTOMATIC ? null : value)}
          options={[
            { value: AUTOMATIC, label: t.automatic },
            ...state.layouts.map((value) => ({ value, label: optionLabel(value) })),
          ]}
        />
        {back('layout')}
      </div>
      {otherDetached(cell, lines).map((field) => (
        <div key={field} className="flex items-center justify-between gap-3 text-sm">
          <span>{fill(t.ownFields, { fields: FIELD_NAMES[field] })}</span>
          {back(field)}
        </div>
      ))}
      <div className="sticky bottom-0 -mx-5 mt-auto -mb-5 flex justify-end border-t border-border bg-surface p-4">
        <Button type="submit" disabled={!edit || isHeadlineMissing} isWaiting={isWaiting} isLoading={save.isPending}>
          {t.saveForAsset}
        </Button>
      </div>
    </form>
  )
}

interface BackButtonProps {
  field: CellField
  isWaiting: boolean
  onPress: () => void
}

/** Marks a property as the cell's own, and gives it back to the campaign. */
function BackButton({ field, isWaiting, onPress }: BackButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${t.backToText}: ${FIELD_NAMES[field]}`}
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? undefined : onPress}
      className="inline-flex items-center gap-1 rounded-sm text-xs font-medium text-accent-ink underline-offset-4 hover:underline aria-disabled:opacity-45"
    >
      <Pin className="size-3" aria-hidden />
      {t.backToText}
    </button>
  )
}
