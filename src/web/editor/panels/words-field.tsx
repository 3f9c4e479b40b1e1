import { clsx } from 'clsx'
import { NAME_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { readWords, type WordsTarget } from '../model/edit-design.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { useTyping } from '../state/use-typing.ts'

/** The longest text of a slot, in characters. */
export const wordsMax = (slot: string): number => (['badge', 'cta', 'price'].includes(slot) ? NAME_MAX : SHORT_TEXT_MAX)

interface WordsFieldProps {
  slot: WordsTarget
  id?: string
  /** One line at first instead of two. */
  isShort?: boolean
}

/** A text of the design in a field beside the canvas, where it is large enough to edit on a phone. */
export function WordsField({ slot, id = 'editor-words', isShort = false }: WordsFieldProps) {
  const editor = useEditorContext()
  const { value, onHistoryKey, settle, ...typing } = useTyping(editor, slot)
  return (
    <textarea
      {...typing}
      id={id}
      aria-label={fill(t.textOf, { slot: slot.name })}
      value={value ?? readWords(editor.design, slot) ?? ''}
      maxLength={wordsMax(slot.slot)}
      onBlur={settle}
      rows={isShort ? 1 : 2}
      dir={editor.frame.isMirrored ? 'rtl' : 'auto'}
      onKeyDown={(event) => !event.nativeEvent.isComposing && onHistoryKey(event)}
      className={clsx(
        'control field-sizing-content max-h-48 resize-none',
        isShort ? 'min-h-9 pointer-coarse:min-h-11' : 'min-h-16',
      )}
    />
  )
}
