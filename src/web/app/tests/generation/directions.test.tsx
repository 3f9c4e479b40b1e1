import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Direction } from '#contract/generation/directions.ts'
import { expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { button, chooseOption, chooseRadio, dialog } from '../../testing/page/controls.ts'
import { region } from '../../testing/page/parts.ts'
import { type Answers, IMAGE } from '../../testing/replies/agreed-replies.ts'
import { PIXEL } from '../../testing/replies/content-replies.ts'
import { answerNext, listSent } from '../../testing/replies/next-replies.ts'
import { failWithoutMessage } from '../../testing/replies/replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { storeLibrary } from '../../testing/stored/stored-library.ts'

useApp()

const PREVIEW = 'POST /api/generator/preview'
const DIRECTIONS = 'POST /api/generator/directions'
const OTHERS = 'POST /api/content/*/design/directions'
const GENERATE = 'POST /api/content/generate'
const image = { mime_type: 'image/png' as const, content_data: PIXEL, width: 320, height: 320, box: [0, 0, 1024, 1024] }
const LAYOUTS = ['split', 'poster', 'quote'] as const
const listDirections = (first: number): Direction[] =>
  LAYOUTS.map((layout, index) => ({
    seed: first + index,
    layout,
    picture: index === 0 ? 'product' : 'type',
    ground: index === 1 ? 'brand' : 'light',
    image: { ...image, box: [0, 0, 1024, 1024] },
  }))

/** The preview of the seed that was sent, or of 77. */
const drawPreview = () => {
  const { seed = 77 } = (listSent(PREVIEW).at(-1) ?? {}) as { seed?: number }
  const preview = { image, size: { width: 1024, height: 1024 }, alt_text: `Seed ${seed}`, layout: 'split', seed }
  return {
    ...preview,
    language: 'en',
    is_carried: false,
    caption: '',
    pieces: [],
    added: [],
    unsaid: [],
    unknown_choices: [],
  }
}

async function typeRequest(answers: Answers = {}): Promise<void> {
  await signIn({
    'GET /api/brands': { brands: [{ id: 1, name: 'Verdant' }] },
    [PREVIEW]: () => Response.json(drawPreview()),
    [DIRECTIONS]: { directions: listDirections(77) },
    [GENERATE]: IMAGE,
    ...answers,
  })
  await openScreen('/dashboard/generate', 'Quick Generate')
  await chooseOption('Brand', 'Verdant')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Morning Serum')
}

const designs = () => page.getByRole('radiogroup', { name: 'Designs to choose from' })
const radio = (number: number) => designs().getByRole('radio', { name: new RegExp(`^Design ${number} of 3`) })

test('designs are named in plain words, and the one in the preview is chosen', async () => {
  await typeRequest()
  await expect.element(radio(1)).toHaveAccessibleName('Design 1 of 3: Split layout, the product, on a light ground')
  await expect.element(radio(2)).toHaveAccessibleName('Design 2 of 3: Poster layout, words alone, on the brand color')
  await expect.element(radio(1)).toBeChecked()
  expect(listSent(DIRECTIONS)).toMatchObject([{ prompt: 'Morning Serum', seed: 77, seeds: [] }])
  await expectAccessibleInBothThemes()
})

test('a chosen design becomes the preview and is what is made, and the designs stay where they are', async () => {
  await typeRequest()
  await chooseRadio(radio(2))
  await expect.element(page.getByRole('img', { name: 'Seed 78' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio(3)).toBeChecked()
  await expect.element(page.getByRole('img', { name: 'Seed 79' })).toBeVisible()
  expect(listSent(DIRECTIONS)).toHaveLength(1)
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Morning Serum now $39')
  await expect.poll(() => listSent(DIRECTIONS).at(-1)).toMatchObject({ seed: 79, seeds: [77, 78, 79] })
  await button('Generate Content').click()
  const [form] = listSent(GENERATE) as FormData[]
  expect(form?.get('seed')).toBe('79')
})

test('another composition brings other designs', async () => {
  await typeRequest()
  await expect.element(radio(1)).toBeChecked()
  answerNext(PREVIEW, () => Response.json({ ...drawPreview(), seed: 500 }))
  answerNext(DIRECTIONS, () => Response.json({ directions: listDirections(500) }))
  await button('Another design').click()
  await expect.poll(() => listSent(DIRECTIONS).at(-1)).toMatchObject({ seed: 500, seeds: [] })
  await expect.element(radio(1)).toBeChecked()
})

test('where designs cannot be drawn, the screen says so and tries again; where there are none, it shows none', async () => {
  await typeRequest({ [DIRECTIONS]: failWithoutMessage })
  const failing = region('Designs to choose from')
  await expect.element(failing.getByText('Other designs cannot be drawn now.')).toBeVisible()
  answerNext(DIRECTIONS, () => Response.json({ directions: listDirections(77) }))
  await failing.getByRole('button', { name: 'Retry' }).click()
  await expect.element(radio(1)).toBeVisible()

  await typeRequest({ [DIRECTIONS]: () => Response.json({ detail: 'Not found' }, { status: 404 }) })
  await expect.poll(() => listSent(DIRECTIONS).length).toBeGreaterThan(2)
  await expect.element(region('Designs to choose from')).not.toBeInTheDocument()
})

test('another design of an item becomes a version, which can be undone', async () => {
  const library = storeLibrary(['Older', 'Newer'], { brand_id: 5, dimensions: '600x600', prompt: 'Newer' })
  await signIn({ ...library, [OTHERS]: { directions: listDirections(5) } })
  await openScreen('/dashboard/content', 'My Content')
  await button('Preview Newer').click()
  await button('Show other designs').click()
  const others = dialog().getByRole('radiogroup', { name: 'Other designs' })
  await expect.element(others.getByRole('radio').first()).toBeChecked()
  await chooseRadio(others.getByRole('radio', { name: /^Design 3/ }))
  // The arrow keys stay in the group, and the dialog does not turn to another item.
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(others.getByRole('radio', { name: /^Design 2/ })).toBeChecked()
  await button('Use this design').click()
  expect(listSent('POST /api/content/*/revise')).toEqual([{ seed: 6, layout: 'poster' }])
  await expect.element(dialog().getByText('This version has the design that you chose.')).toBeVisible()
  await expect.element(others.getByRole('radio').first()).toBeChecked()
  await button('Undo').click()
  await expect.poll(() => listSent('DELETE /api/content/*').length).toBe(1)
  await expect.element(dialog().getByText('This version has the design that you chose.')).not.toBeInTheDocument()
})
