import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { RowNote } from '#contract/catalog-files/imports.ts'
import { translateSentence } from '#web/words/define-words.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/catalog-files.ts'

interface NotesListProps {
  notes: readonly RowNote[]
  /** How many notes there are in all. */
  total: number
}

/** Rows with an error or a warning, each with its reason. */
export function NotesList({ notes, total }: NotesListProps) {
  if (notes.length === 0) return null
  return (
    <div>
      <ul
        // A scrollable list can be scrolled by keyboard.
        tabIndex={0}
        aria-label={t.errors}
        className="flex max-h-80 flex-col divide-y divide-border overflow-y-auto rounded-md border border-border"
      >
        {notes.map((note) => (
          <li key={`${note.row} ${note.column} ${note.message}`} className="flex items-start gap-3 px-4 py-2.5 text-sm">
            {note.is_error ? (
              <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-label={t.errors} />
            ) : (
              <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-label={t.warnings} />
            )}
            <span className="w-20 shrink-0 text-muted tabular-nums">{fill(t.rowNumber, { row: note.row })}</span>
            <span className="min-w-0 break-words">
              {note.column && <strong className="font-medium">{note.column}: </strong>}
              {translateSentence(note.message)}
            </span>
          </li>
        ))}
      </ul>
      {total > notes.length && <p className="mt-2 text-sm text-muted">{plural(t.more, total - notes.length)}</p>}
    </div>
  )
}
