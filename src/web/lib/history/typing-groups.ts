/** The last change of a text, which determines the undo group of the next one. */
export interface Typing {
  /** The opening of a field: a field that is opened or entered again is another one. */
  field: string
  kind: 'insert' | 'delete' | 'replace'
  /** Milliseconds. */
  at: number
  /** Whether the change ended with white space, which ends a group. */
  endsWord: boolean
  /** Counts the groups of all fields of an editor, so that no two groups have the same number. */
  count: number
}

const PAUSE_MS = 500

/** Pasted, dropped and corrected texts are steps of their own. */
const REPLACEMENTS: readonly string[] = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText']

/**
 * The undo group of a change of a text. A new group starts after a pause of 500 ms, after a space, in another field, and when typing
 * changes to deleting or pasting. `last` is the last change in any field of the editor.
 */
export function continueTyping(
  last: Typing | null,
  { field, inputType, text, at }: { field: string; inputType: string; text: string; at: number },
): Typing {
  const kind = findKind(inputType)
  const isContinued =
    last !== null &&
    kind !== 'replace' &&
    last.field === field &&
    last.kind === kind &&
    !last.endsWord &&
    at - last.at < PAUSE_MS
  return {
    field,
    kind,
    at,
    endsWord: kind === 'insert' && /\s$/.test(text),
    count: isContinued ? last.count : (last?.count ?? 0) + 1,
  }
}

function findKind(inputType: string): Typing['kind'] {
  if (REPLACEMENTS.includes(inputType)) return 'replace'
  return inputType.startsWith('delete') ? 'delete' : 'insert'
}

export const typingGroup = ({ count }: Typing): string => `text:${count}`

const BURST_MS = 800

/** A series of small edits of one kind, such as presses of an arrow key. */
export interface Burst {
  key: string
  at: number
  count: number
}

/** Continues a series if the last edit had the same key and was less than 800 ms ago. One undo then reverts all of it. */
export const continueBurst = (last: Burst | null, key: string, at: number): Burst => ({
  key,
  at,
  count: last && last.key === key && at - last.at < BURST_MS ? last.count : (last?.count ?? 0) + 1,
})

export const burstGroup = ({ key, count }: Burst): string => `burst:${key}:${count}`
