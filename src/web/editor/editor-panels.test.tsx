import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ContentItem } from '#contract/library/content.ts'
import { writeLocalCopy } from './draft/local-copy.ts'
import { PIXEL, STATE } from './testing/design-server.ts'
import { openEditor, useDesignServer } from './testing/open-editor.tsx'

const server = useDesignServer()

const lastPreview = () => server.current.previews.at(-1)

test('a text that the layout does not show is edited in the list of all texts, and rows are added and removed', async () => {
  const rows = ['Espresso', '$3', 'Mocha', '$5']
  const copy = { ...STATE.saved.copy, benefits: ['Calm'], rows }
  const { screen } = await openEditor(
    server.current,
    { ...STATE, block: 'menu', saved: { ...STATE.saved, copy } },
    '#text',
  )
  await screen.getByRole('textbox', { name: 'Text of Badge' }).fill('New')
  await expect.poll(() => lastPreview()?.copy.badge).toBe('New')
  await screen.getByRole('textbox', { name: 'Text of Row 2 price' }).fill('$6')
  await expect.poll(() => lastPreview()?.copy.rows).toEqual(['Espresso', '$3', 'Mocha', '$6'])
  await screen.getByRole('button', { name: 'Remove row 1' }).click()
  await expect.poll(() => lastPreview()?.copy.rows).toEqual(['Mocha', '$6'])
  await screen.getByRole('button', { name: 'Add benefit' }).click()
  await screen.getByRole('textbox', { name: 'Text of Benefit 2' }).fill('Bright')
  await expect.poll(() => lastPreview()?.copy.benefits).toEqual(['Calm', 'Bright'])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lastPreview()?.copy.benefits).toEqual(['Calm'])
})

test('a headline that is blank for a moment is neither drawn nor stored, and comes back when its field is left', async () => {
  const { screen, slot } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  const field = screen.getByRole('textbox', { name: 'Text of Headline' })
  await field.fill('')
  await expect.element(field).toHaveValue('')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Wake up')
  await field.fill('Sleep')
  await expect.poll(() => lastPreview()?.copy.headline).toBe('Sleep')
  expect(server.current.previews.map(({ copy }) => copy.headline)).not.toContain('')
})

test('changes that did not reach the server are offered after a crash, and never applied by themselves', async () => {
  server.current.refusals.set('/draft', new Response('', { status: 500 }))
  const { screen, slot } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Draft not saved Retry')
  await screen.unmount()

  const again = await openEditor(server.current)
  const offer = again.screen.getByText(/This browser has changes that were not saved/)
  await expect.element(offer).toBeVisible()
  expect(lastPreview()?.overrides.slots).toEqual({})
  await again.screen.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => lastPreview()?.overrides.slots['headline']?.move).toEqual([0.0013, 0])
  server.current.refusals.clear()
  await expect.poll(() => server.current.drafts.length).toBe(1)
  await expect.element(again.screen.getByText('Draft saved')).toBeVisible()
  await again.screen.unmount()

  const last = await openEditor(server.current)
  await expect.element(last.screen.getByText(/This browser has changes/)).not.toBeInTheDocument()
})

test('a kept copy that is discarded is not offered again', async () => {
  const copy = { ...STATE.saved.copy, headline: 'Lost' }
  await writeLocalCopy(STATE.content_id, { ...STATE.saved, copy })
  const { screen } = await openEditor(server.current)
  await screen.getByRole('button', { name: 'Discard' }).click()
  await screen.unmount()
  const again = await openEditor(server.current)
  await expect.element(again.screen.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument()
})

test('a picture is added by drop on the canvas and by paste, whatever panel is open', async () => {
  const { screen } = await openEditor(server.current)
  const canvas = screen.getByRole('group', { name: 'Design' }).element()
  const files = new DataTransfer()
  files.items.add(new File(['x'], 'jar.png', { type: 'image/png' }))
  canvas.dispatchEvent(new DragEvent('dragover', { dataTransfer: files, bubbles: true, cancelable: true }))
  canvas.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }))
  await expect.poll(() => lastPreview()?.overrides.added).toEqual([{ slot: 'added:1', kind: 'image', picture: 'p9' }])
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }))
  await expect.poll(() => lastPreview()?.overrides.added.map(({ slot }) => slot)).toEqual(['added:1', 'added:2'])
})

const DAYS = Array.from({ length: 13 }, (_, index) => `Day ${index + 1}`)
const createItem = (id: number, title: string): ContentItem => ({
  id,
  title,
  brand_id: 1,
  content_type: 'image',
  prompt: '',
  dimensions: '',
  is_favorite: false,
  created_at: '2026-11-23T10:00:00Z',
  thumbnail_url: `data:image/png;base64,${PIXEL}`,
})

test('another image of the user is found and put into the design as a copy of its file', async () => {
  server.current.content = [
    createItem(STATE.content_id, 'This one'),
    ...DAYS.map((day, index) => createItem(30 - index, day)),
  ]
  const { screen } = await openEditor(server.current)
  await screen.getByRole('button', { name: 'Pictures', exact: true }).click()
  const images = screen.getByRole('list', { name: 'From My Content' })
  await expect.poll(() => images.getByRole('button').elements().length).toBe(11)
  await expect.element(images.getByRole('button', { name: 'This one' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Load more' }).click()
  await expect.element(images.getByRole('button', { name: 'Add Day 13' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  await screen.getByRole('searchbox', { name: 'Search your images' }).fill('Day 13')
  await expect.poll(() => images.getByRole('button').elements().length).toBe(1)
  images.getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => lastPreview()?.overrides.added).toEqual([{ slot: 'added:1', kind: 'image', picture: 'p9' }])
  expect(server.current.files).toEqual(['/api/content/18/file'])
  await screen.getByRole('searchbox', { name: 'Search your images' }).fill('Night')
  await expect.element(screen.getByText('No image matches.')).toBeVisible()
})

test('a list of images that cannot be loaded, or is empty, says so', async () => {
  server.current.refusals.set('/api/content', Response.json({ detail: 'The library is closed' }, { status: 400 }))
  const { screen } = await openEditor(server.current)
  await screen.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect.element(screen.getByText('The library is closed')).toBeVisible()
  server.current.refusals.clear()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('Your other images will appear here.')).toBeVisible()
})

test('an image of the user whose file is gone leaves the design as it is', async () => {
  server.current.content = [createItem(5, 'Lost')]
  server.current.refusals.set('/file', Response.json({ detail: 'Content not found' }, { status: 404 }))
  const { screen } = await openEditor(server.current)
  await screen.getByRole('button', { name: 'Pictures', exact: true }).click()
  await screen.getByRole('button', { name: 'Add Lost' }).click()
  await expect.element(screen.getByText('Content not found')).toBeVisible()
  expect(lastPreview()?.overrides.added).toEqual([])
})

test('several layers are selected without a keyboard', async () => {
  const { screen } = await openEditor(server.current)
  const layers = screen.getByRole('list', { name: 'Layers' })
  await screen.getByRole('button', { name: 'Select several' }).click()
  await layers.getByRole('button', { name: 'Headline, Wake up' }).click()
  await layers.getByRole('button', { name: 'Button, Shop now' }).click()
  await expect.element(screen.getByRole('heading', { name: '2 layers' })).toBeVisible()
})

test('one property follows the layout again, and the others stay', async () => {
  const { screen, slot } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  await screen.getByRole('button', { name: 'More Size' }).click()
  await screen.getByRole('button', { name: 'More Width' }).click()
  await expect.poll(() => lastPreview()?.overrides.slots['headline']).toEqual({ step: 1, width: 0.5125 })
  await screen.getByRole('button', { name: 'Reset width' }).click()
  await expect.poll(() => lastPreview()?.overrides.slots['headline']).toEqual({ step: 1 })
})

test('text, shape, and line are added, and an added text takes another style', async () => {
  const { screen } = await openEditor(server.current)
  for (const name of ['Line', 'Text']) {
    await screen.getByRole('region', { name: 'Add' }).getByRole('button', { name, exact: true }).click()
    await screen.getByRole('group', { name: 'Editor' }).click()
    await screen.getByRole('img', { name: 'Spring launch' }).click({ position: { x: 3, y: 3 } })
  }
  await expect
    .poll(() => lastPreview()?.overrides.added)
    .toEqual([
      { slot: 'added:1', kind: 'shape', shape: 'line' },
      { slot: 'added:2', kind: 'text', text: 'New text', style: 'subline' },
    ])
})

test('a layout that has no place for the words is named, with the one that is shown instead', async () => {
  server.current.layout = 'poster'
  const { screen, slot } = await openEditor(server.current)
  await expect.element(slot('Headline, Wake up')).toBeVisible()
  await expect
    .element(screen.getByText('Split has no place for these words or images, so Poster is shown.'))
    .toBeVisible()
})

test('a text is duplicated with its look, in front of the first one', async () => {
  const { screen, slot } = await openEditor(server.current)
  await slot('Button, Shop now').click()
  await screen.getByRole('button', { name: 'Duplicate' }).click()
  await expect
    .poll(() => lastPreview()?.overrides.added)
    .toEqual([{ slot: 'added:1', kind: 'text', text: 'Shop now', style: 'cta' }])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lastPreview()?.overrides.added).toEqual([])
})

test('a missing font of the brand is named while no part is selected', async () => {
  const message = 'An uploaded font of this brand is missing, so another font is used.'
  server.current.notes = [{ code: 'brand_font_missing', slot: null, field: null, message }]
  const { screen, slot } = await openEditor(server.current)
  await expect.element(screen.getByText(message)).toBeVisible()
  await slot('Headline, Wake up').click()
  await expect.element(screen.getByText(message)).not.toBeInTheDocument()
})

test('changes that have no place in the layout are listed, and can be removed', async () => {
  const overrides = { ...STATE.saved.overrides, slots: { badge: { pin: ['end', 'top'] as const } } }
  server.current.notes = [
    { code: 'slot_missing', slot: 'badge', field: null, message: 'Badge is not part of this layout.' },
  ]
  const { screen } = await openEditor(server.current, { ...STATE, saved: { ...STATE.saved, overrides } })
  await expect.element(screen.getByText('Badge is not part of this layout.')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove the changes of badge' }).click()
  await expect.poll(() => lastPreview()?.overrides.slots).toEqual({})
})

test('words without a place are put back on the design as a text of their own', async () => {
  server.current.notes = [{ code: 'words_left_out', slot: 'subline', field: null, message: 'Subline has no place.' }]
  const copy = { ...STATE.saved.copy, subline: 'With rosehip oil' }
  const { screen } = await openEditor(server.current, { ...STATE, saved: { ...STATE.saved, copy } }, '#text')
  await screen.getByRole('button', { name: 'Put back “With rosehip oil”' }).click()
  await expect
    .poll(() => server.current.previews.at(-1)?.overrides)
    .toMatchObject({
      added: [{ kind: 'text', text: 'With rosehip oil', style: 'subline' }],
      slots: { 'added:1': { pin: ['center', 'bottom'] } },
    })
})
