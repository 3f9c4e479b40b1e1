import {
  useEffect,
  useId,
  useRef,
  useState,
  type CompositionEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { t } from '#web/words/editor.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { changeWords, type WordsTarget } from '../model/edit-design.ts'
import { readScreenKey } from '../model/keymap.ts'
import type { Editor } from './use-editor.ts'

/**
 * The handlers of a field with the text of a slot. Changes are grouped for undo. While an input method composes, `value` is the
 * unfinished text, and the design changes when the composition ends. A design always has a headline, so a blank one is only in the field.
 */
export function useTyping(editor: Editor, slot: WordsTarget) {
  const [value, setValue] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useMenuHistory(field, editor.dispatch)
  const opening = useId()
  const [entries, setEntries] = useState(0)
  const write = (text: string, inputType: string) => {
    editor.dispatch({
      type: 'edit',
      change: (design) => changeWords(design, slot, text),
      label: fill(t.edited, { slot: inSentence(slot.name) }),
      group: editor.nextTypingGroup({ field: `${opening} ${entries}`, inputType, text }),
    })
  }
  return {
    /** Null while nothing is composed. */
    value,
    onChange: (event: FormEvent<HTMLTextAreaElement>) => {
      const { nativeEvent } = event
      const typed = nativeEvent instanceof InputEvent ? nativeEvent : null
      const text = event.currentTarget.value
      const isHeld = typed?.isComposing === true || (slot.text_field === 'headline' && text.trim() === '')
      setValue(isHeld ? text : null)
      if (!isHeld) write(text, typed?.inputType ?? '')
    },
    onCompositionEnd: (event: CompositionEvent<HTMLTextAreaElement>) => {
      setValue(null)
      write(event.currentTarget.value, 'insertCompositionText')
    },
    ref: field,
    /** Shows the text of the design again instead of a held one. */
    settle: () => setValue(null),
    /** Ends the undo group: what is typed after the field was entered again is another step. */
    onFocus: () => setEntries((count) => count + 1),
    /** Replaces the field's undo history of the browser by the history of the editor. */
    onHistoryKey: (event: KeyboardEvent) => {
      const command = readScreenKey({ ...readModifiers(event), key: event.key, isComposing: false })
      if (command?.type !== 'undo' && command?.type !== 'redo') return
      event.preventDefault()
      editor.dispatch({ type: command.type })
    },
  }
}

const HISTORY_INPUTS: Readonly<Record<string, 'undo' | 'redo'>> = { historyUndo: 'undo', historyRedo: 'redo' }

/** Undo and redo of the browser's menu and of touch keyboards use the history of the editor. */
function useMenuHistory(field: RefObject<HTMLTextAreaElement | null>, dispatch: Editor['dispatch']): void {
  useEffect(() => {
    const element = field.current
    const onBeforeInput = (event: InputEvent) => {
      const type = HISTORY_INPUTS[event.inputType]
      if (!type) return
      event.preventDefault()
      dispatch({ type })
    }
    element?.addEventListener('beforeinput', onBeforeInput)
    return () => element?.removeEventListener('beforeinput', onBeforeInput)
  }, [field, dispatch])
}

const readModifiers = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
})
