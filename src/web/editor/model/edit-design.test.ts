import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  property,
  record,
  string,
  tuple,
} from 'fast-check'
import { expect, test } from 'vitest'
import type { Design } from '#contract/designs/design-document.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import { listColorChoices } from './color-choices.ts'
import { describeChange } from './describe-edit.ts'
import {
  addRows,
  addSlot,
  changeSlot,
  changeWords,
  copyToAdded,
  findFreeName,
  readSlot,
  readWords,
  removeAdded,
  removeRows,
  resetSlot,
} from './edit-design.ts'
import { addEdit, canRedo, canUndo, currentDocument, redo, startHistory, undo } from '#web/lib/history/history.ts'
import { clampInto, nameHiddenSlot, nameSlot, sortByReading, stackBySize } from './slots.ts'

const design: Design = {
  overrides: NO_OVERRIDES,
  copy: { headline: 'Wake up', benefits: ['Calm', 'Bright'] },
  layout: null,
}

const SLOT_CHANGE = record({
  move: option(tuple(integer({ min: -9, max: 9 }), integer({ min: -9, max: 9 })), { nil: undefined }),
  step: option(integer({ min: -3, max: 3 }), { nil: undefined }),
  hidden: constantFrom(true, undefined),
}).map(({ move, ...change }) => ({ ...change, move: move && ([move[0] / 10, move[1] / 10] as const) }))

const box = (slot: string, at: DesignBox['box'], more: Partial<DesignBox> = {}): DesignBox => ({
  slot,
  kind: 'text',
  name: 'Headline',
  box: at,
  angle: 0,
  edits: ['move'],
  text: null,
  text_field: null,
  lines: [],
  family: null,
  weight: null,
  size: null,
  align: null,
  color: null,
  color_role: null,
  ground: null,
  contrasts: [],
  contrast_min: null,
  picture: null,
  is_multiplied: false,
  ...more,
})

test('a change of a slot is merged field by field, and an undefined field is removed', () => {
  const moved = changeSlot(design, 'headline', { move: [0.1, 0] })
  const both = changeSlot(moved, 'headline', { color: 'ink' })
  expect(readSlot(both, 'headline')).toEqual({ move: [0.1, 0], color: 'ink' })
  expect(changeSlot(changeSlot(both, 'headline', { color: undefined }), 'headline', { move: undefined })).toEqual(
    design,
  )
  expect(resetSlot(both, 'headline')).toEqual(design)
})

test('a change to the present value returns the same design, so that the history stays clean', () => {
  const moved = changeSlot(design, 'headline', { move: [0.1, 0], color: 'ink' })
  expect(changeSlot(moved, 'headline', { color: 'ink', move: [0.1, 0] })).toBe(moved)
  expect(changeSlot(design, 'headline', { color: undefined })).toBe(design)
})

test('words of a row change only that row', () => {
  const slot = box('benefit:1', [0, 0, 1, 1], { text_field: 'benefits.1', text: 'Bright' })
  const changed = changeWords(design, slot, 'Brighter')
  expect(changed.copy.benefits).toEqual(['Calm', 'Brighter'])
  expect(readWords(changed, slot)).toBe('Brighter')
})

test('rows are added blank, filled, and removed', () => {
  const added = addRows(design, 'benefits', 1)
  expect(added.copy.benefits).toEqual(['Calm', 'Bright', ''])
  const filled = changeWords(added, box('benefit:3', [0, 0, 1, 1], { text_field: 'benefits.2' }), 'Soft')
  expect(filled.copy.benefits).toEqual(['Calm', 'Bright', 'Soft'])
  expect(removeRows(filled, 'benefits', 0, 2).copy.benefits).toEqual(['Soft'])
  expect(addRows(design, 'rows', 2).copy.rows).toEqual(['', ''])
})

test('words of an added slot are in the overrides', () => {
  const added = addSlot(design, { slot: 'added:1', kind: 'text', text: 'New' }, { move: [0, 0.1] })
  const slot = box('added:1', [0, 0, 1, 1])
  const changed = changeWords(added, slot, 'Newer')
  expect(changed.copy).toEqual(design.copy)
  expect(readWords(changed, slot)).toBe('Newer')
  expect(removeAdded(changed, 'added:1')).toEqual(design)
})

test('a name is free again after its slot is removed, and there are ten', () => {
  let full = design
  for (let count = 0; count < 10; count += 1)
    full = addSlot(full, { slot: findFreeName(full) ?? '', kind: 'shape', shape: 'box' })
  expect(findFreeName(full)).toBeNull()
  expect(findFreeName(removeAdded(full, 'added:4'))).toBe('added:4')
})

test('texts, pictures and logos can be duplicated, drawings cannot', () => {
  expect(copyToAdded(design, box('cta', [0, 0, 1, 1], { text: 'Buy' }), 'added:1')).toEqual({
    slot: 'added:1',
    kind: 'text',
    text: 'Buy',
    style: 'cta',
  })
  const image = { id: 'p1', focus: [0.5, 0.5] as [number, number], zoom: 1 }
  expect(
    copyToAdded(design, box('picture:p1', [0, 0, 1, 1], { kind: 'picture', picture: image }), 'added:1'),
  ).toMatchObject({
    picture: 'p1',
  })
  expect(copyToAdded(design, box('logo', [0, 0, 1, 1], { kind: 'logo' }), 'added:1')).toMatchObject({ kind: 'logo' })
  expect(copyToAdded(design, box('object:1', [0, 0, 1, 1], { kind: 'drawing' }), 'added:1')).toBeNull()
})

test.each([
  [{ move: [0.1, 0] as const, pin: undefined }, 'Moved headline'],
  [{ step: 2 }, 'Resized headline'],
  [{ color: 'ink' as const }, 'Recolored headline'],
  [{ hidden: true }, 'Hid headline'],
  [{ hidden: undefined }, 'Showed headline'],
  [{ color: undefined }, 'Reset headline'],
])('%j is called %s', (change, label) => {
  expect(describeChange('Headline', change)).toBe(label)
})

test('a slot is named by its role and its words', () => {
  expect(nameSlot({ name: 'Headline', text: 'Wake\nup' })).toBe('Headline, Wake up')
  expect(nameSlot({ name: 'Logo', text: null })).toBe('Logo')
  expect(nameSlot({ name: 'Subline', text: 'x'.repeat(50) })).toBe(`Subline, ${'x'.repeat(39)}…`)
  expect(['benefit:2', 'small_print', 'added:2', 'cta', 'detail:1'].map(nameHiddenSlot)).toEqual([
    'Benefit 2',
    'Small print',
    'Added 2',
    'Button',
    'Fact 1',
  ])
})

test('slots are sorted by rows and, within a row, in reading direction', () => {
  const slots = [box('right', [500, 12, 100, 40]), box('low', [0, 300, 100, 40]), box('left', [0, 10, 100, 50])]
  expect(sortByReading(slots, false).map(({ slot }) => slot)).toEqual(['left', 'right', 'low'])
  expect(sortByReading(slots, true).map(({ slot }) => slot)).toEqual(['right', 'left', 'low'])
})

test('small slots lie over large ones', () => {
  const order = stackBySize([box('small', [0, 0, 10, 10]), box('large', [0, 0, 100, 100])])
  expect([order.get('large'), order.get('small')]).toEqual([1, 2])
})

test('a box is kept in the safe box, unless it is larger', () => {
  const safe = { x: 10, y: 10, width: 100, height: 100 }
  expect(clampInto({ x: -5, y: 95, width: 20, height: 20 }, safe)).toEqual({ x: 10, y: 90, width: 20, height: 20 })
  expect(clampInto({ x: -5, y: 0, width: 200, height: 20 }, safe)).toEqual({ x: -5, y: 10, width: 200, height: 20 })
})

test('a color below the minimum contrast of the words is not readable', () => {
  const colors = [
    { role: 'ink' as const, name: 'Ink', hex: '#111111' },
    { role: 'tint' as const, name: 'Tint', hex: '#EEEEEE' },
  ]
  const contrasts = [
    { role: 'ink' as const, ratio: 17 },
    { role: 'tint' as const, ratio: 4.4 },
  ]
  const of = (least: number | null) =>
    listColorChoices(colors, { contrasts, contrast_min: least }).map(({ isReadable }) => isReadable)
  expect([of(4.5), of(3), of(null)]).toEqual([
    [true, false],
    [true, true],
    [true, true],
  ])
})

/** One random change, as the editor makes them: of a slot, of words, of rows, of the layout, or of an added slot. */
const Edit = oneof(
  tuple(constantFrom('headline', 'cta', 'logo', 'added:1'), SLOT_CHANGE).map(
    ([slot, change]) =>
      (now: Design) =>
        changeSlot(now, slot, change),
  ),
  string().map((text) => (now: Design) => changeWords(now, { slot: 'headline', text_field: 'headline' }, text)),
  nat(3).map((at) => (now: Design) => removeRows(now, 'benefits', at, 1)),
  constant((now: Design) => addRows(now, 'benefits', 1)),
  constantFrom('split', 'poster', null).map((layout) => (now: Design) => ({ ...now, layout })),
  constant((now: Design) => {
    const slot = findFreeName(now)
    return slot ? addSlot(now, { slot, kind: 'text', text: 'New' }) : removeAdded(now, 'added:1')
  }),
  constant((now: Design) => resetSlot(now, 'headline')),
)

test('200 random edits of a design, undone, give its first document byte for byte, and redone, the last one', () => {
  assert(
    property(array(Edit, { minLength: 200, maxLength: 200 }), (edits) => {
      let history = startHistory(design)
      for (const change of edits)
        history = addEdit(history, { document: change(currentDocument(history)), label: 'Edited' })
      const last = JSON.stringify(currentDocument(history))
      let back = history
      while (canUndo(back)) back = undo(back)
      expect(JSON.stringify(currentDocument(back))).toBe(JSON.stringify(design))
      while (canRedo(back)) back = redo(back)
      expect(JSON.stringify(currentDocument(back))).toBe(last)
    }),
    { numRuns: 30 },
  )
})
