import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/editor.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { translateSentence } from '#web/words/define-words.ts'
import { isAdded, removeAdded, resetSlot } from '../model/edit-design.ts'
import { nameHiddenSlot } from '../model/slots.ts'
import { useEditorContext } from '../state/editor-context.ts'

/** The notes about slots that are not drawn in this layout and size. */
function useKeptNotes() {
  const { preview, slots } = useEditorContext()
  const drawn = new Set(slots.map(({ slot }) => slot))
  return (preview?.notes ?? []).flatMap(({ slot, ...note }) =>
    slot === null || drawn.has(slot) ? [] : { ...note, slot },
  )
}

/** How many changes and words this layout has no place for. */
export function KeptCount() {
  const count = useKeptNotes().length
  if (count === 0) return null
  return (
    <span className="ms-1.5 rounded-full bg-raised px-1.5 text-xs text-warning tabular-nums">
      {count}
      <span className="sr-only"> {t.withoutAPlace}</span>
    </span>
  )
}

/** Changes and words that this layout and size have no place for. They stay in the design, and the user can remove them. */
export function KeptNotes() {
  const editor = useEditorContext()
  const notes = useKeptNotes()
  if (notes.length === 0) return null
  const left = notes.filter(({ code }) => code === 'words_left_out')
  const changes = notes.filter(({ code }) => code !== 'words_left_out')
  const remove = (slot: string) =>
    editor.dispatch({
      type: 'edit',
      change: (now) => (isAdded(slot) ? removeAdded(now, slot) : resetSlot(now, slot)),
      label: fill(t.reset, { slot: inSentence(nameHiddenSlot(slot)) }),
    })
  return (
    <section aria-label={t.withoutAPlaceTitle} className="mt-4 border-t border-border pt-3">
      <h3 className="mb-1.5 text-sm font-semibold">{t.withoutAPlaceHere}</h3>
      {left.length > 0 && (
        <p className="mb-2 text-sm text-muted">
          {fill(t.wordsWithoutAPlace, { names: left.map(({ slot }) => nameHiddenSlot(slot)).join(', ') })}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {changes.map(({ slot, code, field, message }) => (
          <li key={`${slot} ${code} ${field}`} className="flex items-start justify-between gap-2 text-sm text-muted">
            <span>{translateSentence(message)}</span>
            <Button
              variant="secondary"
              size="small"
              aria-label={fill(t.removeTheChangesOf, { slot: inSentence(nameHiddenSlot(slot)) })}
              onClick={() => remove(slot)}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
