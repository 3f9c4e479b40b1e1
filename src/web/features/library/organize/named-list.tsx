import { Check, PencilLine, Trash2, X } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { LABEL_MAX } from '#contract/library/organize/organize-options.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/organize.ts'

export interface NamedEntry {
  id: number
  name: string
  lead?: ReactNode
  aside?: string
}

interface NamedListProps {
  entries: readonly NamedEntry[]
  /** Missing where an entry cannot be opened. */
  onOpen?: (id: number) => void
  onRename: (id: number, name: string) => Promise<void>
  onRemove: (id: number) => Promise<void>
  /** The question before an entry is deleted. */
  question: (name: string) => string
}

/** Entries that can be opened, renamed and deleted. */
export function NamedList({ entries, onOpen, onRename, onRemove, question }: NamedListProps) {
  const [renamed, setRenamed] = useState<number | null>(null)
  const remove = async ({ id, name }: NamedEntry) => {
    if (!(await confirm({ text: question(name), confirmLabel: fill(t.remove, { name }) }))) return
    await onRemove(id).catch((error: unknown) => toast.error(getErrorMessage(error, t.failedToDelete)))
  }
  return (
    <ul className="-mx-2 flex max-h-72 flex-col overflow-y-auto">
      {entries.map((entry) => (
        <li key={entry.id} className="flex min-h-11 items-center gap-1 rounded-sm ps-2 hover:bg-raised">
          {renamed === entry.id ? (
            <RenameForm
              name={entry.name}
              onCancel={() => setRenamed(null)}
              onSave={async (name) => {
                await onRename(entry.id, name)
                setRenamed(null)
              }}
            />
          ) : (
            <>
              <EntryName entry={entry} onOpen={onOpen} />
              <IconButton
                label={fill(t.rename, { name: entry.name })}
                icon={PencilLine}
                onClick={() => setRenamed(entry.id)}
              />
              <IconButton
                label={fill(t.remove, { name: entry.name })}
                icon={Trash2}
                onClick={() => void remove(entry)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function EntryName({ entry, onOpen }: { entry: NamedEntry; onOpen: ((id: number) => void) | undefined }) {
  const { id, name, lead, aside } = entry
  const content = (
    <>
      {lead}
      <span className="truncate">{name}</span>
      {aside && <span className="ms-auto shrink-0 text-sm text-muted tabular-nums">{aside}</span>}
    </>
  )
  const className = 'flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-sm text-start'
  if (!onOpen) return <span className={className}>{content}</span>
  return (
    <button type="button" className={className} onClick={() => onOpen(id)}>
      {content}
    </button>
  )
}

interface RenameFormProps {
  name: string
  onSave: (name: string) => Promise<void>
  onCancel: () => void
}

function RenameForm({ name, onSave, onCancel }: RenameFormProps) {
  const [text, setText] = useState(name)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    await onSave(text).catch((error: unknown) => toast.error(getErrorMessage(error, t.failedToSave)))
  }
  return (
    <form className="flex flex-1 items-center gap-1" onSubmit={(event) => void save(event)}>
      <input
        aria-label={t.newName}
        autoFocus
        value={text}
        maxLength={LABEL_MAX}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onCancel()
        }}
        className="control min-w-0 flex-1"
      />
      <IconButton label={t.save} icon={Check} onClick={(event) => event.currentTarget.form?.requestSubmit()} />
      <IconButton label={t.cancel} icon={X} onClick={onCancel} />
    </form>
  )
}
