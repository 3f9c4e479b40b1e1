/** The command of a key in the editor. Distances are in pixels of the design. */
export type Command =
  | { type: 'nudge'; dx: number; dy: number }
  | { type: 'widen'; by: number }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'turn'; by: number }
  | { type: 'order'; by: 1 | -1 }
  | { type: 'edit' | 'properties' | 'hide' | 'duplicate' | 'leave' | 'undo' | 'redo' | 'save' }

/** The relevant properties of a keyboard event. */
export interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
  /** True while an input method composes a character, because it uses the keys itself. */
  isComposing: boolean
}

const SMALL_PX = 1
const LARGE_PX = 10
const LARGE_DEGREES = 15

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Keys that work everywhere on the screen: undo, redo and save. Cmd on a Mac counts as Ctrl. */
export function readScreenKey(event: Key): Command | null {
  if (event.isComposing || !(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return { type: event.shiftKey ? 'redo' : 'undo' }
  if (event.shiftKey) return null
  if (key === 'y') return { type: 'redo' }
  return key === 's' ? { type: 'save' } : null
}

/** The keys of a focused slot. Other keys, such as Tab, are left to the browser. */
export function readSlotKey(event: Key): Command | null {
  if (event.isComposing) return null
  const isControl = event.ctrlKey || event.metaKey
  const arrow = ARROWS[event.key]
  if (arrow) return readArrow(event, arrow, isControl)
  if (isControl) return readControlKey(event)
  if (event.altKey) return event.key === 'Enter' ? { type: 'properties' } : null
  if (event.key === 'Enter' || event.key === 'F2') return { type: 'edit' }
  if (event.key === 'Delete' || event.key === 'Backspace') return { type: 'hide' }
  return event.key === 'Escape' ? { type: 'leave' } : null
}

/** Arrows move; with Ctrl they resize, and with Alt the left and right ones rotate. Shift makes larger steps. */
function readArrow(event: Key, [x, y]: readonly [number, number], isControl: boolean): Command | null {
  const distance = event.shiftKey ? LARGE_PX : SMALL_PX
  if (isControl && event.altKey) return null
  if (isControl && x !== 0) return { type: 'widen', by: x * distance }
  if (isControl) return { type: 'step', by: y < 0 ? 1 : -1 }
  if (event.altKey) return x === 0 ? null : { type: 'turn', by: x * (event.shiftKey ? LARGE_DEGREES : 1) }
  return { type: 'nudge', dx: x * distance, dy: y * distance }
}

function readControlKey({ key, altKey, shiftKey }: Key): Command | null {
  if (altKey || shiftKey) return null
  if (key.toLowerCase() === 'd') return { type: 'duplicate' }
  if (key === ']') return { type: 'order', by: 1 }
  return key === '[' ? { type: 'order', by: -1 } : null
}
