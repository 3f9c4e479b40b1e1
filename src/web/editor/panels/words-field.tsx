import type { DesignBox } from '#contract/design-preview.ts'
import { NAME_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts'
import { readWords } from '../model/edit-design.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { useTyping } from '../state/use-typing.ts'

/** The longest text of a slot, in characters. */
export const wordsMax = (slot: string): number => (['badge', 'cta', 'price'].includes(slot) ? NAME_MAX : SHORT_TEXT_MAX)

/** The text of the selected slot in a field beside the canvas, where it is large enough to edit on a phone. */
export function WordsField({ slot }: { slot: DesignBox }) {
  const editor = useEditorContext()
  const { value, onHistoryKey, ...typing } = useTyping(editor, slot)
  return (
    <textarea
      {...typing}
      id="editor-words"
      aria-label={`Text of ${slot.name}`}
      value={value ?? readWords(editor.design, slot) ?? ''}
      maxLength={wordsMax(slot.slot)}
      rows={2}
      dir={editor.frame.isMirrored ? 'rtl' : 'auto'}
      onKeyDown={(event) => !event.nativeEvent.isComposing && onHistoryKey(event)}
      className="control field-sizing-content max-h-48 min-h-16 resize-none"
    />
  )
}
