import { useEffect } from 'react'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { wordsMax } from '../panels/words-field.tsx'
import { readWords } from '../model/edit-design.ts'
import type { Editor } from '../state/use-editor.ts'
import { useTyping } from '../state/use-typing.ts'
import { placeStyle } from './slot-button.tsx'

interface TextBoxProps {
  editor: Editor
  slot: DesignBox
  /** CSS pixels for one pixel of the design. */
  scale: number
}

/** The text of a slot in a field at its position, in its own font and colors. The preview below shows the real line breaks. */
export function TextBox({ editor, slot, scale }: TextBoxProps) {
  const words = readWords(editor.design, slot) ?? ''
  const { value, onHistoryKey, ref: field, settle: _, ...typing } = useTyping(editor, slot)
  useFonts()
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [field])
  const leave = (type: 'commit-text' | 'cancel-text') => {
    editor.dispatch({ type })
    document.querySelector<HTMLElement>(`[data-slot="${slot.slot}"]`)?.focus()
  }
  const size = Math.max(16, (slot.size ?? 16) * scale)
  return (
    <textarea
      ref={field}
      {...typing}
      aria-label={fill(t.textOf, { slot: slot.name })}
      maxLength={wordsMax(slot.slot)}
      rows={1}
      spellCheck
      onBlur={() => editor.dispatch({ type: 'commit-text' })}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') leave('cancel-text')
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) leave('commit-text')
        else onHistoryKey(event)
      }}
      value={value ?? words}
      className="absolute z-60 field-sizing-content min-h-fit resize-none overflow-hidden rounded-[2px] border-0 -mt-[0.2em] -ml-1.5 box-content px-1.5 py-0 leading-[1.1] outline-2 outline-offset-2 outline-accent-ink"
      style={{
        ...placeStyle(editor.placeOf(slot), editor.facts.size),
        height: 'auto',
        // The browser measures words a little wider than the server. With some more space it breaks the lines at the same words.
        width: `calc(${(slot.box[2] / editor.facts.size.width) * 100}% + 0.4em)`,
        minHeight: `${(slot.box[3] / editor.facts.size.height) * 100}%`,
        fontFamily: slot.family ? `"${slot.family}", sans-serif` : undefined,
        fontWeight: slot.weight ?? undefined,
        fontSize: `${size}px`,
        color: slot.color ?? undefined,
        background: slot.ground ?? undefined,
        textAlign: slot.align ?? 'start',
        direction: editor.frame.isMirrored ? 'rtl' : 'ltr',
      }}
    />
  )
}

/** Loads the fonts of designs. The browser fetches only the one that is used. */
function useFonts(): void {
  useEffect(() => {
    void import('#web/lib/brand/brand-fonts.ts')
  }, [])
}
