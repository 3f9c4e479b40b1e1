import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addEdit, canRedo, canUndo, currentDocument, dropAfter, goToStep, redo, startHistory, undo } from './history.ts'
import { continueTyping, typingGroup, type Typing } from './typing-groups.ts'

test('an edit can be undone and redone', () => {
  const edited = addEdit(startHistory('a'), { document: 'b', label: 'Moved headline' })
  expect(currentDocument(edited)).toBe('b')
  expect(currentDocument(undo(edited))).toBe('a')
  expect(currentDocument(redo(undo(edited)))).toBe('b')
  expect([canUndo(edited), canRedo(edited), canUndo(undo(edited)), canRedo(undo(edited))]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('an edit after an undo drops what could be redone', () => {
  const history = addEdit(undo(addEdit(startHistory('a'), { document: 'b', label: 'b' })), {
    document: 'c',
    label: 'c',
  })
  expect(history.steps.map(({ document }) => document)).toEqual(['a', 'c'])
})

test('edits of one group are undone together, others are not', () => {
  let history = startHistory('')
  for (const document of ['w', 'wa', 'wak']) history = addEdit(history, { document, label: 'Typed', group: 'g1' })
  history = addEdit(history, { document: 'wake', label: 'Typed', group: 'g2' })
  expect(currentDocument(undo(history))).toBe('wak')
  expect(currentDocument(undo(undo(history)))).toBe('')
})

test('an edit that changes nothing adds no step', () => {
  const history = startHistory({ a: 1 })
  expect(addEdit(history, { document: currentDocument(history), label: 'Moved' })).toBe(history)
})

test('a canceled edit cannot be redone', () => {
  const history = addEdit(addEdit(startHistory('a'), { document: 'b', label: 'b' }), { document: 'c', label: 'c' })
  const dropped = dropAfter(history, 0)
  expect(currentDocument(dropped)).toBe('a')
  expect(canRedo(dropped)).toBe(false)
})

test('200 random edits, undone, give the first document, and redone, the last one', () => {
  assert(
    property(array(record({ value: nat(5), group: constantFrom(null, 'a', 'b') }), { maxLength: 200 }), (edits) => {
      const first = { value: -1 }
      let history = startHistory(first)
      for (const { value, group } of edits) history = addEdit(history, { document: { value }, label: 'x', group })
      const last = currentDocument(history)
      let back = history
      while (canUndo(back)) back = undo(back)
      expect(currentDocument(back)).toBe(first)
      expect(currentDocument(goToStep(back, Number.MAX_SAFE_INTEGER))).toBe(last)
    }),
  )
})

const type = (last: Typing | null, text: string, at: number, inputType = 'insertText', field = 'headline') =>
  continueTyping(last, { field, inputType, text, at })

test('typing without a pause stays in one group', () => {
  const first = type(null, 'W', 0)
  expect(typingGroup(type(first, 'Wa', 499))).toBe(typingGroup(first))
})

test('a pause, a space, deleting, pasting and another field start a new group', () => {
  const first = type(null, 'Wake', 0)
  expect(typingGroup(type(first, 'Wake!', 500))).not.toBe(typingGroup(first))
  const space = type(first, 'Wake ', 100)
  expect(typingGroup(space)).toBe(typingGroup(first))
  expect(typingGroup(type(space, 'Wake u', 200))).not.toBe(typingGroup(space))
  expect(typingGroup(type(first, 'Wak', 100, 'deleteContentBackward'))).not.toBe(typingGroup(first))
  expect(typingGroup(type(first, 'Wake', 100, 'insertText', 'cta'))).not.toBe(typingGroup(first))
  const pasted = type(first, 'Wake up', 100, 'insertFromPaste')
  expect(typingGroup(pasted)).not.toBe(typingGroup(first))
  expect(typingGroup(type(pasted, 'Wake up now', 150, 'insertFromPaste'))).not.toBe(typingGroup(pasted))
})

test('no two groups of an editor are the same: a field that is opened again does not continue its former groups', () => {
  const changes = ['headline 1', 'headline 2', 'cta 1', 'headline 3', 'headline 2'].map((field) => ({ field }))
  let last: Typing | null = null
  const groups = changes.map(({ field }, at) => typingGroup((last = type(last, 'W', at, 'insertText', field))))
  expect(new Set(groups).size).toBe(changes.length)
})
