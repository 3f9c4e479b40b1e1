import { createContext, use } from 'react'
import type { Editor } from './use-editor.ts'

export const EditorContext = createContext<Editor | null>(null)

/** @throws {Error} outside of the editor's screen */
export function useEditorContext(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('This hook must be used inside the editor')
  return editor
}
