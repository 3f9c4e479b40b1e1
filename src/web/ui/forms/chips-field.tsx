import { X } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { LIST_ENTRY_MAX, LIST_MAX } from '#contract/limits.ts'
import { withEntry } from '#web/lib/forms/text-entries.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { fill, fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/ui.ts'
import { Field } from './field.tsx'

interface ChipsFieldProps {
  label: string
  help?: ReactNode
  placeholder?: string | undefined
  error?: string | undefined
  entries: readonly string[]
  onChange: (entries: string[]) => void
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A list of short texts: Enter or Add adds one, and so does the form when it is sent. Backspace in the empty field removes the last one.
 * What does not fit in a full list stays in the field, and the form is not sent before it is removed.
 */
export function ChipsField({ label, help, placeholder, error, entries, onChange, inputRef }: ChipsFieldProps) {
  const [draft, setDraft] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const isFull = entries.length >= LIST_MAX
  const isRejected = isFull && draft.trim() !== '' && !entries.includes(draft.trim())
  const focus = () => box.current?.querySelector('input')?.focus()
  const keepDraft = (): boolean => {
    if (isRejected) focus()
    else {
      if (draft.trim()) onChange(withEntry(entries, draft))
      setDraft('')
    }
    return !isRejected
  }
  useBeforeSubmit(box, keepDraft)
  const add = () => {
    keepDraft()
    focus()
  }
  const remove = (index: number) => {
    onChange(entries.filter((_, at) => at !== index))
    focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && !draft && entries.length > 0) remove(entries.length - 1)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div ref={box}>
      <Field
        label={label}
        help={draft.trim() ? t.entryHint : help}
        error={isRejected ? fill(t.listIsFull, { max: LIST_MAX }) : error}
        aside={entries.length > LIST_MAX - 10 ? fill(t.of, { count: entries.length, max: LIST_MAX }) : undefined}
      >
        {(parts) => (
          <>
            <div className="flex gap-2">
              <input
                {...parts}
                ref={inputRef}
                value={draft}
                placeholder={placeholder}
                maxLength={LIST_ENTRY_MAX}
                autoComplete="off"
                enterKeyHint="enter"
                onChange={(event) => setDraft(event.target.value)}
                onKeyDown={onKeyDown}
                className="control min-w-0 flex-1"
              />
              <Button variant="secondary" disabled={isFull} onClick={add}>
                {fillNodes(t.addTo, { list: <span className="sr-only"> {fill(t.toList, { label })}</span> })}
              </Button>
            </div>
            <Chips label={label} entries={entries} onRemove={remove} />
          </>
        )}
      </Field>
    </div>
  )
}

/**
 * Calls `keep` before the form around an element is sent. What it changes is rendered by then, so the form sends it. The form is not sent
 * if it returns false.
 */
function useBeforeSubmit(element: RefObject<HTMLElement | null>, keep: () => boolean): void {
  const onSubmit = useEffectEvent(keep)
  useEffect(() => {
    const form = element.current?.closest('form')
    const listen = (event: SubmitEvent) => {
      if (flushSync(() => onSubmit())) return
      event.preventDefault()
      event.stopPropagation()
    }
    form?.addEventListener('submit', listen, { capture: true })
    return () => form?.removeEventListener('submit', listen, { capture: true })
  }, [element])
}

interface ChipsProps {
  label: string
  entries: readonly string[]
  onRemove: (index: number) => void
}

function Chips({ label, entries, onRemove }: ChipsProps) {
  if (entries.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5 pt-0.5">
      {entries.map((entry, index) => (
        <li
          key={entry}
          className="flex min-h-7 max-w-full items-center rounded-sm bg-raised ps-2.5 text-sm pointer-coarse:min-h-10"
        >
          <span className="min-w-0 py-1 wrap-anywhere">{entry}</span>
          <button
            type="button"
            aria-label={fill(t.removeEntry, { entry })}
            onClick={() => onRemove(index)}
            className="grid size-7 shrink-0 place-content-center self-stretch rounded-sm text-muted hover:text-text pointer-coarse:size-10"
          >
            <X className="size-3.5" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
