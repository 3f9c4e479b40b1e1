import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, chooseOption } from '../../testing/page/controls.ts'
import { createImage } from '../../testing/page/images.ts'
import { region } from '../../testing/page/parts.ts'
import { type Answers, IMAGE } from '../../testing/replies/agreed-replies.ts'
import { PREVIEW_REPLY as REPLY } from '../../testing/replies/preview-reply.ts'
import { answerNext, listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { failWithoutMessage } from '../../testing/replies/replies.ts'

useApp()

const PREVIEW = 'POST /api/generator/preview'
const GENERATE = 'POST /api/content/generate'
const PROMPT = 'Morning Serum. Only until Sunday. Free shipping. Don’t mention the card.'
const ANSWERS: Answers = {
  'GET /api/brands': { brands: [{ id: 1, name: 'Verdant' }] },
  [PREVIEW]: REPLY,
  [GENERATE]: IMAGE,
}

async function typeRequest(answers: Answers = {}): Promise<void> {
  await signIn({ ...ANSWERS, ...answers })
  await openScreen('/dashboard/generate', 'Quick Generate')
  await chooseOption('Brand', 'Verdant')
  await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT)
}

test('a request is seen while it is typed, with each of its words', async () => {
  await typeRequest()
  await expect.element(page.getByRole('img', { name: 'Morning Serum on green' })).toBeVisible()
  await expect
    .element(region('On the picture').getByRole('textbox', { name: 'Words: Deadline' }))
    .toHaveValue('Only until Sunday')
  await expect.element(region('On the picture')).toMatchTextContent('Shop now')
  await expect.element(region('Left out').getByRole('textbox')).toHaveValue('Free shipping')
  await expect.element(region('Not drawn')).toMatchTextContent('Don’t mention the card.')
  await region('On the picture').getByText('Deadline').hover()
  await expect.element(page.getByRole('mark', { includeHidden: true })).toMatchTextContent('Only until Sunday')
})

test('what was chosen for a piece is sent with the next preview and with the request', async () => {
  await typeRequest()
  await button('Put “Only until Sunday” into the caption').click()
  const piece_choices = [{ id: 'prompt:15-32', slot: 'caption' }]
  await expect.poll(() => listSent(PREVIEW).at(-1)).toMatchObject({ seed: 77, piece_choices })
  await page.getByRole('textbox', { name: 'Prompt' }).fill(`New: ${PROMPT}`)
  const moved = [{ id: 'prompt:20-37', slot: 'caption' }]
  await expect.poll(() => listSent(PREVIEW).at(-1)).toMatchObject({ piece_choices: moved })
  await button('Generate Content').click()
  const [form] = listSent(GENERATE) as FormData[]
  expect(form?.get('seed')).toBe('77')
  const choices = form?.get('piece_choices')
  expect(typeof choices === 'string' && JSON.parse(choices)).toEqual(moved)
})

test('an edited piece is sent with its words, and put back', async () => {
  await typeRequest()
  await page.getByRole('textbox', { name: 'Words: Headline' }).fill('Evening Serum')
  const piece_choices = [{ id: 'prompt:0-13', text: 'Evening Serum' }]
  await expect.poll(() => listSent(PREVIEW).at(-1)).toMatchObject({ piece_choices })
  await button('Move “Only until Sunday”').click()
  await page.getByRole('menuitem', { name: 'Small print' }).click()
  await expect
    .poll(() => listSent(PREVIEW).at(-1))
    .toMatchObject({ piece_choices: [...piece_choices, { id: 'prompt:15-32', slot: 'small_print' }] })
})

test('a choice whose words are gone is taken back, and the screen says so', async () => {
  await typeRequest({ [PREVIEW]: { ...REPLY, unknown_choices: ['prompt:15-32'] } })
  await button('Put “Only until Sunday” into the caption').click()
  await expect.element(page.getByText(/^A change was taken back/)).toBeVisible()
  await expect.poll(() => listSent(PREVIEW).at(-1)).toMatchObject({ piece_choices: [] })
})

test('with a model, the preview says what the model will decide', async () => {
  await typeRequest({ [PREVIEW]: { ...REPLY, models: { copy: 'gemini', picture: 'gemini', film: null } } })
  await expect.element(page.getByText(/gemini will write the text around these words/)).toBeVisible()
  await expect.element(page.getByText(/gemini will make the picture/)).toBeVisible()
})

test('a request is made as before where previews fail or do not exist', async () => {
  await typeRequest({ [PREVIEW]: failWithoutMessage })
  await expect.element(page.getByText('The preview cannot be drawn now. You can generate without it.')).toBeVisible()
  answerNext(PREVIEW, () => Response.json(REPLY))
  await button('Retry').click()
  await expect.element(page.getByRole('img', { name: 'Morning Serum on green' })).toBeVisible()

  await typeRequest({ [PREVIEW]: () => Response.json({ detail: 'Not found' }, { status: 404 }) })
  await expect.poll(() => listSent(PREVIEW).length).toBeGreaterThan(0)
  await expect.element(page.getByText('Your picture or video appears here, in its true proportions.')).toBeVisible()
  await button('Generate Content').click()
  const form = (listSent(GENERATE) as FormData[]).at(-1)
  expect([form?.has('seed'), form?.has('piece_choices')]).toEqual([false, false])
})

const KEEP = 'POST /api/generator/preview/pictures'
const KEPT = { url: `/api/files/${'a'.repeat(32)}.png`, role: 'reference' as const }

test('added pictures are sent once and are seen in the preview', async () => {
  await typeRequest({ [KEEP]: { pictures: [KEPT] } })
  await page.getByLabelText('Reference images').upload(createImage('one.png'))
  await expect.poll(() => listSent(PREVIEW).at(-1)).toMatchObject({ pictures: [KEPT] })
  await expect.element(page.getByText(/^The pictures that you added/)).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Prompt' }).fill(`New: ${PROMPT}`)
  await expect.poll(() => listSent(PREVIEW).at(-1)).toMatchObject({ prompt: `New: ${PROMPT}`, pictures: [KEPT] })
  expect(listSent(KEEP)).toHaveLength(1)
})

test('pictures that the server no longer has are sent again, and one that it refuses is said to come later', async () => {
  await typeRequest({ [KEEP]: { pictures: [KEPT] } })
  answerNext(PREVIEW, () =>
    Response.json({ detail: 'Gone', errors: [{ field: 'pictures', message: 'Gone' }] }, { status: 422 }),
  )
  await page.getByLabelText('Reference images').upload(createImage('one.png'))
  await expect.poll(() => listSent(KEEP)).toHaveLength(2)
  await expect.poll(() => listSent(PREVIEW).at(-1)).toMatchObject({ pictures: [KEPT] })
  answerNext(KEEP, failWithoutMessage)
  await page.getByLabelText('Reference images').upload(createImage('two.png'))
  await expect.element(page.getByText(/^The pictures that you added/)).toBeVisible()
})
