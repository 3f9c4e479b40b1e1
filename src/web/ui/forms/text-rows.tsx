import { clsx } from 'clsx'
import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { LIST_ENTRY_MAX, LIST_MAX } from '#contract/limits.ts'
import { isHalf, toTextMap, type TextPair } from '#web/lib/forms/text-entries.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { translateNode } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/ui.ts'

interface TextRowsProps {
  label: string
  help: string
  /** The name of a row, such as 'variation' in 'Add variation'. */
  noun: string
  placeholders: { name: string; text: string }
  error?: string | undefined
  value: Readonly<Record<string, string>>
  onChange: (value: Record<string, string>) => void
}

/** A map of names and texts, edited as rows. A row with only one of both shows a note and is left out. */
export function TextRows({ label, help, noun, placeholders, error, value, onChange }: TextRowsProps) {
  const [rows, setRows] = useState<TextPair[]>(() => Object.entries(value).map(([name, text]) => ({ name, text })))
  const box = useRef<HTMLDivElement>(null)
  const change = (next: TextPair[]) => {
    setRows(next)
    onChange(toTextMap(next))
  }
  const add = () => {
    setRows([...rows, { name: '', text: '' }])
    requestAnimationFrame(() => box.current?.querySelector<HTMLInputElement>('li:last-of-type input')?.focus())
  }
  const remove = (index: number) => {
    change(rows.filter((_, at) => at !== index))
    box.current?.querySelector<HTMLButtonElement>(':scope > button')?.focus()
  }
  const note = error ?? (rows.some(isHalf) ? t.rowHint : help)
  return (
    <div ref={box} role="group" aria-label={label} className="flex flex-col gap-2">
      <p className="text-sm font-medium">{label}</p>
      {rows.length > 0 && (
        <ul className="flex flex-col gap-2">
          {rows.map((row, index) => (
            <Row
              key={index}
              row={row}
              name={`${noun} ${index + 1}`}
              placeholders={placeholders}
              onChange={(next) => change(rows.with(index, next))}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <Button variant="secondary" size="small" className="self-start" disabled={rows.length >= LIST_MAX} onClick={add}>
        <Plus aria-hidden />
        {fill(t.addRow, { noun })}
      </Button>
      <p role={error ? 'alert' : undefined} className={clsx('text-sm', error ? 'text-danger' : 'text-muted')}>
        {translateNode(note)}
      </p>
    </div>
  )
}

interface RowProps {
  row: TextPair
  name: string
  placeholders: { name: string; text: string }
  onChange: (row: TextPair) => void
  onRemove: () => void
}

function Row({ row, name, placeholders, onChange, onRemove }: RowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_auto]">
      <input
        aria-label={fill(t.nameOf, { name })}
        placeholder={placeholders.name}
        maxLength={LIST_ENTRY_MAX}
        value={row.name}
        onChange={(event) => onChange({ ...row, name: event.target.value })}
        className="control"
      />
      <input
        aria-label={fill(t.textOf, { name })}
        placeholder={placeholders.text}
        maxLength={LIST_ENTRY_MAX}
        value={row.text}
        onChange={(event) => onChange({ ...row, text: event.target.value })}
        className="control max-sm:col-start-1 max-sm:row-start-2"
      />
      <IconButton label={fill(t.remove, { name })} icon={Trash2} onClick={onRemove} />
    </li>
  )
}
