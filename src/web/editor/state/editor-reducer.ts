import type { Design } from '#contract/design-document.ts'
import {
  addEdit,
  currentDocument,
  dropAfter,
  goToStep,
  redo,
  startHistory,
  undo,
  type History,
} from '../model/history.ts'

export interface EditorState {
  history: History<Design>
  selected: string | null
  /** The slot whose words are edited in place, and the step to which Escape goes back. */
  editing: { slot: string; since: number } | null
}

export type EditorAction =
  | { type: 'edit'; change: (design: Design) => Design; label: string; group?: string | null }
  | { type: 'undo' | 'redo' | 'commit-text' | 'cancel-text' }
  | { type: 'go-to'; index: number }
  | { type: 'select'; slot: string | null }
  | { type: 'edit-text'; slot: string }

export const openEditor = (design: Design): EditorState => ({
  history: startHistory(design),
  selected: null,
  editing: null,
})

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const { history } = state
  switch (action.type) {
    case 'edit':
      return {
        ...state,
        history: addEdit(history, {
          document: action.change(currentDocument(history)),
          label: action.label,
          group: action.group ?? null,
        }),
      }
    case 'undo':
      return { ...state, history: undo(history) }
    case 'redo':
      return { ...state, history: redo(history) }
    case 'go-to':
      return { ...state, history: goToStep(history, action.index), editing: null }
    case 'select':
      return state.selected === action.slot && !state.editing
        ? state
        : { ...state, selected: action.slot, editing: null }
    case 'edit-text':
      return { ...state, selected: action.slot, editing: { slot: action.slot, since: history.index } }
    case 'commit-text':
      return { ...state, editing: null }
    default:
      return { ...state, history: dropAfter(history, state.editing?.since ?? history.index), editing: null }
  }
}
