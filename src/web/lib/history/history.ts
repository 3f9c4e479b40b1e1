import { t } from '#web/words/editor.ts'
/** A state of the document and the edit that led to it. */
export interface Step<Document> {
  document: Document
  /** Describes the edit in the history list: 'Moved headline'. */
  label: string
  /** Edits in a row with the same group are undone together. Null belongs to no group. */
  group: string | null
}

/** All states since the editor was opened. `index` is the one that is shown; later ones can be redone. */
export interface History<Document> {
  steps: readonly Step<Document>[]
  index: number
}

export interface Edit<Document> {
  document: Document
  label: string
  group?: string | null
}

export const startHistory = <Document>(document: Document, label: string = t.opened): History<Document> => ({
  steps: [{ document, label, group: null }],
  index: 0,
})

/**
 * The document of the step that is shown.
 *
 * @throws {RangeError} if the history has no step at its index
 */
export function currentDocument<Document>({ steps, index }: History<Document>): Document {
  const step = steps[index]
  if (!step) throw new RangeError(`The history has no step ${index}`)
  return step.document
}

/** Adds an edit and drops the steps that could be redone. An edit of the same group as the one before replaces it. */
export function addEdit<Document>(history: History<Document>, edit: Edit<Document>): History<Document> {
  if (edit.document === currentDocument(history)) return history
  const group = edit.group ?? null
  const isContinued = group !== null && history.index > 0 && history.steps[history.index]?.group === group
  const kept = history.steps.slice(0, isContinued ? history.index : history.index + 1)
  return { steps: [...kept, { document: edit.document, label: edit.label, group }], index: kept.length }
}

/** Shows another step. An index outside the history is limited to its nearest end. */
export function goToStep<Document>(history: History<Document>, index: number): History<Document> {
  const next = Math.max(0, Math.min(history.steps.length - 1, index))
  return next === history.index ? history : { ...history, index: next }
}

export const undo = <Document>(history: History<Document>): History<Document> => goToStep(history, history.index - 1)
export const redo = <Document>(history: History<Document>): History<Document> => goToStep(history, history.index + 1)

export const canUndo = ({ index }: History<unknown>): boolean => index > 0
export const canRedo = ({ index, steps }: History<unknown>): boolean => index < steps.length - 1

/** Goes back to a step and drops all later ones, so that a canceled edit cannot be redone. */
export const dropAfter = <Document>(history: History<Document>, index: number): History<Document> =>
  index < history.index ? { steps: history.steps.slice(0, index + 1), index } : history
