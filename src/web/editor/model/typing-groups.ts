/** The last change of a text, which determines the undo group of the next one. */
export interface Typing {
  slot: string
  kind: 'insert' | 'delete'
  /** Milliseconds. */
  at: number
  /** Whether the change ended with white space, which ends a group. */
  endsWord: boolean
  count: number
}

const PAUSE_MS = 500

/**
 * The undo group of a change of a text. A new group starts after a pause of 500 ms, after a space, in another slot, and when typing
 * changes to deleting.
 */
export function continueTyping(
  last: Typing | null,
  change: { slot: string; inputType: string; text: string; at: number },
): Typing {
  const kind = change.inputType.startsWith('delete') ? 'delete' : 'insert'
  const continues =
    last !== null && last.slot === change.slot && last.kind === kind && !last.endsWord && change.at - last.at < PAUSE_MS
  return {
    slot: change.slot,
    kind,
    at: change.at,
    endsWord: kind === 'insert' && /\s$/.test(change.text),
    count: continues ? last.count : (last?.count ?? 0) + 1,
  }
}

export const typingGroup = ({ slot, count }: Typing): string => `text:${slot}:${count}`

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
