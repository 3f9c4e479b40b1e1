import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { STATE } from './testing/design-server.ts'
import { openEditor, useDesignServer } from './testing/open-editor.tsx'

const server = useDesignServer()

const lastPreview = () => server.current.previews.at(-1)
const headlineMove = () => lastPreview()?.overrides.slots['headline']?.move

test('slots are buttons named by role and words, and the arrow keys move them by 1 and 10 pixels', async () => {
  const { screen, slot } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  await expect.element(slot('Headline, Wake up')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(headlineMove).toEqual([0.0013, 0.0125])
  await expect.element(screen.getByLabelText('X (px)')).toHaveValue('201')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => lastPreview()?.overrides.slots).toEqual({})
})

test('a drag is one step of the history, snaps to the margin, and Escape takes it back', async () => {
  const { screen, slot } = await openEditor(server.current)
  const element = slot('Headline, Wake up').element()
  const at = element.getBoundingClientRect()
  const scale = at.width / 400
  const send = (type: string, x: number, y: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: 'mouse',
        bubbles: true,
        clientX: at.x + x,
        clientY: at.y + y,
      }),
    )
  element.setPointerCapture = () => undefined
  send('pointerdown', 20, 10)
  for (let step = 1; step <= 10; step += 1) send('pointermove', 20 - step * 10 * scale, 10)
  send('pointermove', 20 - 98 * scale, 10 + 200 * scale)
  send('pointerup', 20 - 98 * scale, 10 + 200 * scale)
  await expect.poll(headlineMove).toEqual([-0.125, 0.25])
  await expect.element(screen.getByText('Headline moved. Left edge on the margin')).toBeInTheDocument()

  send('pointerdown', 20, 10)
  send('pointermove', 120, 90)
  await userEvent.keyboard('{Escape}')
  send('pointerup', 120, 90)
  await screen.getByRole('button', { name: 'History' }).click()
  await expect.element(screen.getByRole('button', { name: 'Moved headline' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Moved headline' }).elements()).toHaveLength(1)
})

test('words are edited in place: Escape restores them, Ctrl+Enter keeps them', async () => {
  const { screen, slot } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  await userEvent.keyboard('{Enter}')
  const field = screen.getByRole('group', { name: 'Design' }).getByRole('textbox', { name: 'Text of Headline' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Sleep')
  await userEvent.keyboard('{Escape}')
  await expect.element(slot('Headline, Wake up')).toHaveFocus()
  await userEvent.keyboard('{F2}Sleep well{Control>}{Enter}{/Control}')
  await expect.element(slot('Headline, Sleep well')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  await expect.element(slot('Headline, Wake up')).toBeVisible()
})

test('two edits of one text are two steps, also right after each other, in the panel as on the canvas', async () => {
  const { screen, slot } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  for (const text of ['Rest', 'Dream']) await userEvent.keyboard(`{F2}${text}{Control>}{Enter}{/Control}`)
  await expect.element(slot('Headline, Dream')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(slot('Headline, Rest')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Text of Headline' })
  for (const text of ['Nap', 'Doze']) {
    await userEvent.fill(field, text)
    await screen.getByLabelText('X (px)').click()
  }
  await expect.element(slot('Headline, Doze')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(slot('Headline, Nap')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(slot('Headline, Rest')).toBeVisible()
})

test.each([
  ['Japanese', ['ね', 'ねむ', '眠'], '眠'],
  ['Hindi', ['न', 'नी', 'नीं', 'नींद'], 'नींद'],
  ['Arabic', ['ن', 'نو', 'نوم'], 'نوم'],
  ['emoji', ['👩', '👩‍🚀'], '👩‍🚀'],
])(
  'an input method that composes %s in place loses no character and asks for one preview',
  async (_script, states, text) => {
    const { screen, slot } = await openEditor(server.current)
    await slot('Headline, Wake up').dblClick()
    const box = screen.getByRole('group', { name: 'Design' }).getByRole('textbox', { name: 'Text of Headline' })
    await expect.element(box).toHaveFocus()
    const field = box.element() as HTMLTextAreaElement
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
    const asked = server.current.previews.length
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    for (const state of states) {
      value?.set?.call(field, state)
      field.dispatchEvent(
        new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }),
      )
      await expect.poll(() => field.value).toBe(state)
    }
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }))
    await expect.poll(() => lastPreview()?.copy.headline).toBe(text)
    expect(field.value).toBe(text)
    expect(new Set(server.current.previews.slice(asked).map(({ copy }) => copy.headline))).toEqual(new Set([text]))
  },
)

test('a color below the minimum contrast shows its figure and cannot be chosen', async () => {
  const { screen, slot } = await openEditor(server.current)
  await slot('Button, Shop now').click()
  const tint = screen.getByRole('button', { name: 'Tint 1.25:1' })
  await expect.element(tint).toHaveAttribute('aria-disabled', 'true')
  tint.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await screen.getByRole('button', { name: 'Ink 18.50:1' }).click()
  await expect.poll(() => lastPreview()?.overrides.slots['cta']).toEqual({ color: 'ink' })
})

test('a hidden slot stays in the list and can be shown again', async () => {
  const { screen, slot } = await openEditor(server.current)
  await slot('Button, Shop now').click()
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => slot('Button, Shop now').elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Show Button' }).click()
  await expect.element(slot('Button, Shop now')).toBeVisible()
})

test('a failed preview can be requested again', async () => {
  const { screen, slot } = await openEditor(server.current)
  server.current.refusals.set('/preview', new Response('', { status: 500 }))
  await slot('Headline, Wake up').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('The preview could not be drawn')).toBeVisible()
  server.current.refusals.clear()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(headlineMove).toEqual([0.0013, 0])
  await expect.poll(() => screen.getByRole('alert').elements()).toHaveLength(0)
})

test('layers that are selected with Shift are moved, aligned, and hidden together as one step', async () => {
  const { screen, slot } = await openEditor(server.current)
  const moves = () => Object.entries(lastPreview()?.overrides.slots ?? {}).map(([name, { move }]) => [name, move])
  await slot('Headline, Wake up').click()
  await slot('Button, Shop now').click({ modifiers: ['Shift'] })
  await expect.element(slot('Headline, Wake up')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('heading', { name: '2 layers' })).toBeVisible()
  await screen.getByRole('button', { name: 'Align right edges' }).click()
  await expect.poll(moves).toEqual([
    ['headline', [0, 0]],
    ['cta', [0.25, 0]],
  ])
  await expect.element(screen.getByRole('button', { name: 'Distribute vertically' })).toHaveAttribute('aria-disabled')
  slot('Button, Shop now').element().focus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(moves).toEqual([
    ['headline', [0, 0.0125]],
    ['cta', [0.25, 0.0125]],
  ])
  await screen.getByRole('button', { name: 'Hide 2 layers' }).click()
  await expect.poll(() => slot('Headline, Wake up').elements()).toHaveLength(0)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(slot('Headline, Wake up')).toBeVisible()
  await expect.element(slot('Button, Shop now')).toBeVisible()
})

test('undo of the menu of a field is undo of the editor', async () => {
  const { screen, slot } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  const field = screen.getByRole('textbox', { name: 'Text of Headline' })
  await field.fill('Sleep')
  await expect.poll(() => lastPreview()?.copy.headline).toBe('Sleep')
  const menu = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true })
  expect(field.element().dispatchEvent(menu)).toBe(false)
  await expect.element(field).toHaveValue('Wake up')
})

test('Ctrl and the wheel zoom the design, and the space bar pans it', async () => {
  const { screen } = await openEditor(server.current)
  const stage = screen.getByRole('group', { name: 'Design' }).element()
  const frame = stage.parentElement
  const before = stage.clientWidth
  const zoom = () =>
    stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -30, ctrlKey: true, bubbles: true, cancelable: true }))
  expect(zoom()).toBe(false)
  await expect.poll(() => stage.clientWidth / before).toBeCloseTo(1.35, 1)
  for (let step = 0; step < 3; step += 1) {
    zoom()
    await new Promise((done) => requestAnimationFrame(done))
  }
  await expect.poll(() => stage.clientWidth / before).toBeGreaterThan(2)
  if (frame) frame.setPointerCapture = () => undefined
  await userEvent.keyboard('{ >}')
  const send = (type: string, movementX: number) =>
    stage.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, movementX, movementY: 0 }))
  const from = frame?.scrollLeft ?? 0
  send('pointerdown', 0)
  send('pointermove', -60)
  send('pointerup', 0)
  await userEvent.keyboard('{/ }')
  expect((frame?.scrollLeft ?? 0) - from).toBe(60)
})

test('the export menu asks for the design on the canvas, and its error stays where it can be mended', async () => {
  const { screen, slot } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  await userEvent.keyboard('{ArrowRight}')
  await screen.getByRole('button', { name: 'Export', exact: true }).click()
  await screen.getByRole('combobox', { name: 'Format' }).click()
  await screen.getByRole('option', { name: /^JPEG/ }).click()
  await screen.getByRole('group', { name: 'Size' }).getByRole('button', { name: '2×' }).click()
  await screen.getByRole('button', { name: 'File size' }).click()
  await screen.getByRole('textbox', { name: 'At most (KB)' }).fill('100')
  const message = 'The file cannot be made this small.'
  server.current.refusals.set('/design/export', Response.json({ detail: message }, { status: 422 }))
  await screen.getByRole('button', { name: 'Export JPEG' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message)
  await screen.getByRole('button', { name: 'Best' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  server.current.refusals.clear()
  await screen.getByRole('button', { name: 'Export JPEG' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(server.current.exports).toMatchObject([
    { format: 'jpeg', ratio: 2, max_bytes: 102_400 },
    { format: 'jpeg', ratio: 2, max_bytes: null, design: { overrides: { slots: { headline: {} } } } },
  ])
})

test('a video plays in a dialog, and the frame that it stands at becomes its poster', async () => {
  const exports = [{ format: 'mp4' as const, ratios: [0.5 as const, 1 as const] }]
  const { screen } = await openEditor(server.current, {
    ...STATE,
    content_type: 'video',
    motion: { style: 'calm', seconds: 6 },
    exports,
  })
  server.current.refusals.set('/export', Response.json({ detail: 'No' }, { status: 500 }))
  await screen.getByRole('button', { name: 'Play preview' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Video preview' })
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  server.current.refusals.clear()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect.element(dialog.getByLabelText('Spring launch')).toBeVisible()
  expect(server.current.exports.at(-1)).toMatchObject({ format: 'mp4', ratio: 0.5, design: null })
  const video = document.querySelector('video')
  Object.defineProperty(video, 'currentTime', { value: 2.34 })
  video?.dispatchEvent(new Event('timeupdate', { bubbles: true }))
  await dialog.getByRole('button', { name: 'Use this frame as poster' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByLabelText('Poster frame (s)')).toHaveValue('2.3')
  await expect.poll(() => lastPreview()?.motion).toEqual({ poster: 2.3 })
})
