import type { Design } from '#contract/design/design-document.ts'
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
  /** Other slots that are selected together with `selected`. */
  group: readonly string[]
  /** The slot whose text is being edited on the canvas, and the step that Escape restores. */
  editing: { slot: string; since: number } | null
}

export type EditorAction =
  | { type: 'edit'; change: (design: Design) => Design; label: string; group?: string | null }
  | { type: 'undo' | 'redo' | 'commit-text' | 'cancel-text' }
  | { type: 'go-to'; index: number }
  | { type: 'select'; slot: string | null }
  | { type: 'toggle'; slot: string }
  | { type: 'edit-text'; slot: string }

export const openEditor = (design: Design): EditorState => ({
  history: startHistory(design),
  selected: null,
  group: [],
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
      return state.selected === action.slot && state.group.length === 0 && !state.editing
        ? state
        : { ...state, selected: action.slot, group: [], editing: null }
    case 'toggle':
      return { ...state, ...toggleSelection(state, action.slot), editing: null }
    case 'edit-text':
      return { ...state, selected: action.slot, group: [], editing: { slot: action.slot, since: history.index } }
    case 'commit-text':
      return { ...state, editing: null }
    default:
      return { ...state, history: dropAfter(history, state.editing?.since ?? history.index), editing: null }
  }
}

/** Adds a slot to the selection, or takes it out. The slot that was added last is the one whose handles are shown. */
function toggleSelection({ selected, group }: EditorState, slot: string): Pick<EditorState, 'selected' | 'group'> {
  if (group.includes(slot)) return { selected, group: group.filter((other) => other !== slot) }
  if (selected === slot) return { selected: group.at(-1) ?? null, group: group.slice(0, -1) }
  return { selected: slot, group: selected === null ? group : [...group, selected] }
}
