import { expect, test } from 'vitest'
import type { Design } from '#contract/designs/design-document.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import { changeSlot, changeWords } from '../model/edit-design.ts'
import { currentDocument } from '#web/lib/history/history.ts'
import { predictAngle, predictBox } from '../model/predict-box.ts'
import { carryEditor } from './carry-editor.ts'
import { openEditor, reduceEditor, type EditorAction, type EditorState } from './editor-reducer.ts'

const DESIGN: Design = { overrides: NO_OVERRIDES, copy: { headline: 'Wake up' }, layout: null }

const run = (actions: readonly EditorAction[], from: EditorState = openEditor(DESIGN)) =>
  actions.reduce(reduceEditor, from)
const headline = ({ history }: EditorState) => currentDocument(history).copy.headline

const type = (text: string): EditorAction => ({
  type: 'edit',
  change: (design) => changeWords(design, { slot: 'headline', text_field: 'headline' }, text),
  label: 'Edited headline',
  group: text,
})

test('Escape restores the words from before the edit, and they cannot be redone', () => {
  const edited = run([{ type: 'edit-text', slot: 'headline' }, type('Wake'), type('Wake now')])
  const canceled = reduceEditor(edited, { type: 'cancel-text' })
  expect(headline(canceled)).toBe('Wake up')
  expect(canceled.editing).toBeNull()
  expect(headline(reduceEditor(canceled, { type: 'redo' }))).toBe('Wake up')
})

test('committed words can be undone', () => {
  const done = run([{ type: 'edit-text', slot: 'headline' }, type('Wake now'), { type: 'commit-text' }])
  expect(headline(done)).toBe('Wake now')
  expect(headline(reduceEditor(done, { type: 'undo' }))).toBe('Wake up')
})

test('an undo inside the words keeps the editing open; selecting another slot closes it', () => {
  const undone = run([{ type: 'edit-text', slot: 'headline' }, type('Wake now'), { type: 'undo' }])
  expect([headline(undone), undone.editing?.slot]).toEqual(['Wake up', 'headline'])
  expect(reduceEditor(undone, { type: 'select', slot: 'cta' })).toMatchObject({ selected: 'cta', editing: null })
})

const SAFE = { x: 0, y: 0, width: 1000, height: 500 }
const FRAME = { safe: SAFE, margins: SAFE, isMirrored: false }
const drawn = {
  slot: 'logo',
  kind: 'logo' as const,
  box: [100, 100, 50, 20] as [number, number, number, number],
  angle: 0,
}

test('the place of a moved or pinned slot is known before it is drawn', () => {
  const moved = changeSlot(DESIGN, 'logo', { move: [0.1, 0.1] })
  const pinned = changeSlot(DESIGN, 'logo', { pin: ['end', 'bottom'] })
  expect(predictBox(drawn, DESIGN, moved, FRAME)).toMatchObject({ x: 200, y: 150 })
  expect(predictBox(drawn, DESIGN, moved, { ...FRAME, isMirrored: true })).toMatchObject({ x: 0, y: 150 })
  expect(predictBox(drawn, moved, moved, FRAME)).toMatchObject({ x: 100, y: 100 })
  expect(predictBox(drawn, DESIGN, pinned, FRAME)).toMatchObject({ x: 950, y: 480 })
  expect(predictBox(drawn, pinned, pinned, FRAME)).toMatchObject({ x: 100, y: 100 })
  expect(predictAngle(drawn, DESIGN, changeSlot(DESIGN, 'logo', { angle: 12 }))).toBe(12)
  expect(predictAngle(drawn, DESIGN, moved)).toBe(0)
  const turned = changeSlot(DESIGN, 'logo', { pin: ['end', 'bottom'], angle: 90 })
  // The upright box around it, 20 pixels wide and 50 high, is in the corner.
  expect(predictBox(drawn, DESIGN, turned, FRAME)).toMatchObject({ x: 965, y: 465, width: 50, height: 20 })
})

test('the editor of a saved version has the history: slides refer to their places in the version, and typing starts a new step', () => {
  const slides = ['s1', 's2', 's3'].map((id, from) => ({
    id,
    role: 'point' as const,
    from,
    overrides: NO_OVERRIDES,
    copy: { headline: id },
  }))
  const carousel = (shown: typeof slides): Design => ({ ...DESIGN, carousel: { background: 'plain', slides: shown } })
  const [one, two, three] = slides
  if (!one || !two || !three) throw new Error('The carousel has three slides')
  const saved = carousel([three, one])
  const change: EditorAction = { type: 'edit-all', change: () => saved, label: 'Removed a slide', group: 'text:1' }
  const carried = carryEditor(run([change], openEditor(carousel(slides))), saved)
  const list = ({ history }: EditorState) => currentDocument(history).carousel?.slides.map(({ id, from }) => [id, from])
  expect(list(carried.state)).toEqual([
    ['s3', 0],
    ['s1', 1],
  ])
  expect(carried.saved).toBe(currentDocument(carried.state.history))
  expect(list(reduceEditor(carried.state, { type: 'undo' }))).toEqual([
    ['s1', 1],
    ['s2', null],
    ['s3', 0],
  ])
  const typed = reduceEditor(carried.state, type('text:1'))
  expect(typed.history.steps).toHaveLength(3)
})
