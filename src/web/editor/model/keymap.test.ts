import { expect, test } from 'vitest'
import { readScreenKey, readSlotKey, type Key } from './keymap.ts'

/** Reads `Ctrl+Shift+ArrowLeft`. */
function press(keys: string): Key {
  const parts = keys.split('+')
  const has = (name: string) => parts.slice(0, -1).includes(name)
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: has('Ctrl'),
    metaKey: has('Cmd'),
    shiftKey: has('Shift'),
    altKey: has('Alt'),
    isComposing: has('IME'),
  }
}

test.each([
  ['ArrowLeft', { type: 'nudge', dx: -1, dy: 0 }],
  ['Shift+ArrowDown', { type: 'nudge', dx: 0, dy: 10 }],
  ['Ctrl+ArrowRight', { type: 'widen', by: 1 }],
  ['Ctrl+Shift+ArrowLeft', { type: 'widen', by: -10 }],
  ['Ctrl+ArrowUp', { type: 'step', by: 1 }],
  ['Cmd+ArrowDown', { type: 'step', by: -1 }],
  ['Alt+ArrowRight', { type: 'turn', by: 1 }],
  ['Alt+Shift+ArrowLeft', { type: 'turn', by: -15 }],
  ['Enter', { type: 'edit' }],
  ['F2', { type: 'edit' }],
  ['Alt+Enter', { type: 'properties' }],
  ['Delete', { type: 'hide' }],
  ['Escape', { type: 'leave' }],
  ['Ctrl+d', { type: 'duplicate' }],
  ['Ctrl+]', { type: 'order', by: 1 }],
  ['Ctrl+[', { type: 'order', by: -1 }],
])('%s on a slot is %j', (keys, command) => {
  expect(readSlotKey(press(keys))).toEqual(command)
})

test.each(['Tab', 'Shift+Tab', 'a', 'Ctrl+c', 'Alt+ArrowUp', 'IME+Enter', 'IME+ArrowLeft', 'Ctrl+Alt+ArrowLeft'])(
  '%s on a slot is left to the browser',
  (keys) => {
    expect(readSlotKey(press(keys))).toBeNull()
  },
)

test.each([
  ['Ctrl+z', 'undo'],
  ['Cmd+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+s', 'save'],
])('%s on the screen is %s', (keys, type) => {
  expect(readScreenKey(press(keys))).toEqual({ type })
})

test.each(['z', 'Ctrl+k', 'Ctrl+Alt+z', 'Ctrl+Shift+S', 'IME+Ctrl+z'])(
  '%s on the screen is left to the browser',
  (keys) => {
    expect(readScreenKey(press(keys))).toBeNull()
  },
)
