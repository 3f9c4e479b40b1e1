import { useEffect, useEffectEvent } from 'react'
import { t } from '#web/words/editor.ts'
import { readScreenKey } from '../model/keymap.ts'
import type { Editor } from './use-editor.ts'

/** Undo, redo and save from anywhere on the screen, except in fields, which have an undo of their own, and in dialogs. */
export function useScreenKeys(editor: Editor, onSave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = readScreenKey(event)
    if (!command || event.defaultPrevented || document.querySelector('[role=dialog]')) return
    const isField = event.target instanceof Element && event.target.closest('input, textarea') !== null
    if (command.type === 'save') {
      event.preventDefault()
      onSave()
    } else if ((command.type === 'undo' || command.type === 'redo') && !isField) {
      event.preventDefault()
      editor.dispatch({ type: command.type })
      editor.announce(command.type === 'undo' ? t.undone : t.redone)
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
