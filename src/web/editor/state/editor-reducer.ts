import type { Design } from '#contract/designs/design-document.ts'
import {
  addEdit,
  currentDocument,
  dropAfter,
  goToStep,
  redo,
  startHistory,
  undo,
  type History,
} from '#web/lib/history/history.ts'
import { changeShown, followChange } from '../model/edit-slides.ts'

export interface EditorState {
  history: History<Design>
  selected: string | null
  /** Other slots that are selected together with `selected`. */
  group: readonly string[]
  /** The id of the slide that the canvas shows. Null for a design without slides. */
  slide: string | null
  /** The slot whose text is being edited on the canvas, and the step that Escape restores. */
  editing: { slot: string; since: number } | null
}

export type EditorAction =
  /** `edit` changes the shown slide, or a design without slides; `edit-all` the whole document. */
  | { type: 'edit' | 'edit-all'; change: (design: Design) => Design; label: string; group?: string | null }
  | { type: 'undo' | 'redo' | 'commit-text' | 'cancel-text' }
  | { type: 'go-to'; index: number }
  | { type: 'show-slide'; id: string }
  | { type: 'select'; slot: string | null }
  | { type: 'toggle'; slot: string }
  | { type: 'edit-text'; slot: string }

export const openEditor = (design: Design): EditorState => ({
  history: startHistory(design),
  selected: null,
  group: [],
  slide: design.carousel?.slides[0]?.id ?? null,
  editing: null,
})

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const { history } = state
  switch (action.type) {
    case 'edit':
      return edit(state, action, (document) => changeShown(document, state.slide, action.change))
    case 'edit-all':
      return edit(state, action, action.change)
    case 'undo':
      return follow(state, undo(history))
    case 'redo':
      return follow(state, redo(history))
    case 'go-to':
      return { ...follow(state, goToStep(history, action.index)), editing: null }
    case 'show-slide':
      return { ...state, slide: action.id, selected: null, group: [], editing: null }
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

interface Edit {
  label: string
  group?: string | null
}

/** Adds a step to the history. A slide that it removed gives way to its neighbor. */
function edit(state: EditorState, { label, group = null }: Edit, change: (document: Design) => Design): EditorState {
  const document = change(currentDocument(state.history))
  const next = { ...state, history: addEdit(state.history, { document, label, group }) }
  if (state.slide === null || document.carousel?.slides.some(({ id }) => id === state.slide)) return next
  return showSlide(next, followChange(currentDocument(state.history), document, state.slide))
}

/** Shows another step of the history, and the slide that it changed. */
function follow(state: EditorState, history: EditorState['history']): EditorState {
  const shown = followChange(currentDocument(state.history), currentDocument(history), state.slide)
  return showSlide({ ...state, history }, shown)
}

const showSlide = (state: EditorState, slide: string | null): EditorState =>
  slide === state.slide ? state : { ...state, slide, selected: null, group: [], editing: null }

/** Adds a slot to the selection, or takes it out. The slot that was added last is the one whose handles are shown. */
function toggleSelection({ selected, group }: EditorState, slot: string): Pick<EditorState, 'selected' | 'group'> {
  if (group.includes(slot)) return { selected, group: group.filter((other) => other !== slot) }
  if (selected === slot) return { selected: group.at(-1) ?? null, group: group.slice(0, -1) }
  return { selected: slot, group: selected === null ? group : [...group, selected] }
}
