import { createImage } from '../../testing/page/images.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, chooseOption, chooseRadio } from '../../testing/page/controls.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { type Answers, IMAGE, VIDEO } from '../../testing/replies/agreed-replies.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { expectDownload, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert, listTexts, region } from '../../testing/page/parts.ts'
import { failWithoutMessage, holdReply, idIn, refuse } from '../../testing/replies/replies.ts'

useApp()
useMotion()

const GENERATE = 'POST /api/content/generate'
const BRANDS: Answers = {
  'GET /api/brands': {
    brands: [
      { id: 2, name: 'Nocte' },
      { id: 1, name: 'Verdant' },
    ],
  },
  'GET /api/brands/*/products': (url: URL) => ({ products: idIn(url) === 1 ? [{ id: 7, name: 'Serum' }] : [] }),
}

const openForm = (query = '') => openScreen(`/dashboard/generate${query}`, 'Quick Generate')
const prompt = () => page.getByRole('textbox', { name: 'Prompt' })
const dimensions = () => page.getByRole('combobox', { name: 'Dimensions' })

test('a focused field is above the bar with the button, and an opened list stays at its field', async () => {
  await signIn(BRANDS)
  await openForm()
  await chooseOption('Brand', 'Verdant')
  window.scrollTo(0, 0)
  const title = await page.getByLabelText('Title').findElement()
  title.focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(dimensions()).toHaveFocus()
  const [field, bar] = [dimensions(), region('Summary')].map((part) => part.element().getBoundingClientRect())
  expect(field?.bottom).toBeLessThan(bar?.top ?? 0)

  await expect.poll(findOpenList).toBeUndefined()
  const places = countPlacesOfList()
  await dimensions().click()
  expect(await places).toBe(1)
})

/** The place of the list that is open, or still closing. */
const findOpenList = () =>
  [...document.querySelectorAll('[role=listbox]')]
    .map((list) => list.getBoundingClientRect())
    .find(({ height }) => height > 0)

/** Counts the places and sizes that an opened list has in its first 20 frames. */
async function countPlacesOfList(): Promise<number> {
  const seen = new Set<string>()
  for (let frames = 0; frames < 20;) {
    const box = findOpenList()
    if (box) {
      seen.add(`${box.x} ${box.y} ${box.width} ${box.height}`)
      frames += 1
    }
    await new Promise(requestAnimationFrame)
  }
  return seen.size
}

test('the form of Quick Generate reports missing fields and counts characters', async () => {
  await signIn(BRANDS)
  await openForm()
  const generate = button('Generate Content')
  await expect.element(page.getByText('0/500 characters')).toBeVisible()
  await prompt().fill('A quiet morning with our serum')
  await expect.element(generate).toBeDisabled()
  await chooseOption('Brand', 'Verdant')
  await prompt().fill('   ')
  await expect.element(generate).toBeDisabled()
  await prompt().fill(' too short ')
  await generate.click()
  await expect.element(page.getByText('Prompt must be at least 10 characters long')).toBeVisible()
  await prompt().fill(LONG)
  await expect.element(page.getByText('509/500 characters')).toBeVisible()
  await expectDimensionsChecked()
  await page.getByLabelText('Logo').upload(new File(['no picture'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(page.getByText('Please select a valid image file')).toBeVisible()
})

/** 509 characters. */
const LONG = 'A quiet morning. '.repeat(30).trim()

/** Those of campaigns, in the order of the platforms. */
const AD_FORMATS = [
  'Instagram · Feed ad1080 × 1350',
  'Instagram · Story ad1080 × 1920',
  'Facebook · Feed ad1080 × 1350',
  'Facebook · Square ad1080 × 1080',
  'X (Twitter) · Card ad1200 × 628',
  'LinkedIn · Single image ad1200 × 627',
  'LinkedIn · Square ad1200 × 1200',
  'Pinterest · Pin ad1000 × 1500',
  'Google Ads · Medium rectangle300 × 250',
  'Google Ads · Large rectangle336 × 280',
  'Google Ads · Half page300 × 600',
  'Google Ads · Billboard970 × 250',
  'Google Ads · Leaderboard728 × 90',
  'Google Ads · Large leaderboard970 × 90',
  'Google Ads · Wide skyscraper160 × 600',
  'Google Ads · Mobile banner320 × 50',
  'Google Ads · Large mobile banner320 × 100',
  'Google Ads · Responsive wide1200 × 628',
  'Google Ads · Responsive square1200 × 1200',
  'Google Ads · Responsive tall960 × 1200',
]

async function expectDimensionsChecked(): Promise<void> {
  await expect.element(dimensions()).toMatchTextContent('Square')
  await dimensions().click()
  await expect
    .poll(() => listTexts(page.getByRole('option')))
    .toEqual([
      expect.stringMatching(/^Square\s*1024 × 1024/),
      expect.stringMatching(/^Instagram Post\s*1080 × 1080 · Square$/),
      expect.stringMatching(/^Instagram Story\s*1080 × 1920/),
      expect.stringMatching(/^Facebook Post\s*1200 × 630/),
      expect.stringMatching(/^Twitter Header\s*1500 × 500/),
      expect.stringMatching(/^LinkedIn Post\s*1200 × 627/),
      expect.stringMatching(/^YouTube Thumbnail\s*1280 × 720/),
      'Custom',
      ...AD_FORMATS,
    ])
  await page.getByRole('option', { name: 'Custom' }).click()
  await page.getByLabelText('Custom dimensions').fill('wide')
  await button('Generate Content').click()
  await expect
    .element(page.getByText('Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'))
    .toBeVisible()
}

test('Quick Generate sends the values of the form and shows the result', async () => {
  const { answer, release } = holdReply(() => IMAGE)
  await signIn({ ...BRANDS, [GENERATE]: answer })
  await openForm()
  await fillForm()
  await button('Generate Content').click()
  await expect.element(region('Progress').getByText('Generating Content')).toBeVisible()
  await expect.element(button('Processing…')).toBeDisabled()
  release()
  await expect.element(page.getByText('Content generated successfully! 🎉')).toBeVisible()
  const [form] = listSent(GENERATE) as FormData[]
  expect(Object.fromEntries([...(form ?? [])].filter(([, value]) => typeof value === 'string'))).toEqual({
    brand_id: '1',
    product_id: '7',
    content_type: 'video',
    prompt: LONG,
    dimensions: '1920x1080',
    engine: 'auto',
    layout: 'auto',
    title: 'Mörning: 50% off/now',
  })
  expect(form?.getAll('references')).toHaveLength(2)
  expect(form?.getAll('image')).toHaveLength(1)
  await expectResult()
})

async function fillForm(): Promise<void> {
  await chooseOption('Brand', 'Verdant')
  await prompt().fill(LONG)
  await chooseOption('Product', 'Serum')
  await chooseOption('Brand', 'Nocte')
  await expect.element(page.getByRole('combobox', { name: 'Product' })).toHaveTextContent('No product')
  await chooseOption('Brand', 'Verdant')
  await chooseOption('Product', 'Serum')
  const video = page.getByRole('radio', { name: /^Video/ })
  await chooseRadio(video)
  await expect.element(video).toBeChecked()
  await page.getByLabelText('Title').fill('Mörning: 50% off/now')
  await chooseOption('Dimensions', 'Custom')
  await page.getByLabelText('Custom dimensions').fill('1920x1080')
  await page.getByLabelText('Logo').upload(createImage('logo.png'))
  await page.getByLabelText('Reference images').upload([createImage('one.png'), createImage('two.png')])
}

async function expectResult(): Promise<void> {
  const preview = region('Preview')
  const inPreview = (name: string) => preview.getByRole('button', { name })
  await expect.element(preview.getByRole('img')).toBeVisible()
  for (const name of ['Regenerate', 'Generator', 'View All']) await expect.element(inPreview(name)).toBeVisible()
  await expect.element(inPreview('Fit')).toHaveAttribute('aria-pressed', 'true')
  await inPreview('Full').click()
  await expect.element(inPreview('Full')).toHaveAttribute('aria-pressed', 'true')
  expect(await expectDownload(inPreview('Download'))).toMatch(/^\d{4}-.+_Mörning_50_offnow\.png$/)
}

test('failures of Quick Generate are explained, and Regenerate clears result and error', async () => {
  await signIn({ ...BRANDS, [GENERATE]: failWithoutMessage })
  await openForm('?brand=1&dimensions=640x400&prompt=A+quiet+morning+with+our+serum')
  await expect.element(page.getByLabelText('Custom dimensions')).toHaveValue('640x400')
  await chooseRadio(page.getByRole('radio', { name: /^Video/ }))
  await button('Generate Content').click()
  await expect.element(alert().filter({ hasText: /^Failed to generate content/ })).toBeVisible()
  await expect.element(page.getByText('Failed to generate content')).toHaveLength(2)
  answerWith({ ...BRANDS, [GENERATE]: () => refuse('Not today.') })
  await button('Retry').click()
  await expect.element(alert().filter({ hasText: 'Not today.' })).toBeVisible()

  answerWith({ ...BRANDS, [GENERATE]: VIDEO })
  await button('Retry').click()
  await expect.element(alert().filter({ hasText: 'Not today.' })).not.toBeInTheDocument()
  await expect.element(region('Preview').getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await expectCancel()
})

/** Cancels a job that the server has not accepted yet. */
async function expectCancel(): Promise<void> {
  const job = { id: 1, status: 'running', tasks: [], result_content_ids: [], failures: {}, ...JOB }
  const canceled = { ...job, status: 'cancelled' }
  const { answer, release } = holdReply(() => job)
  answerWith({ ...BRANDS, [GENERATE]: answer, 'POST /api/generator/jobs/*/cancel': canceled })
  await region('Preview').getByRole('button', { name: 'Regenerate' }).click()
  await expect.element(region('Progress')).toBeVisible()
  await expect.element(region('Preview')).not.toBeInTheDocument()
  await button('Cancel').click()
  await expect.element(button('Canceling...')).toBeDisabled()
  release()
  await expect.element(page.getByText('Generation was canceled.')).toBeVisible()
  expect(listSent('POST /api/generator/jobs/*/cancel')).toHaveLength(1)
}

const JOB = {
  content_types: ['video'],
  platforms: [],
  tone: null,
  goal: null,
  created_at: '2026-11-20T10:00:00Z',
  brand_id: 1,
  product_id: null,
  brand_name: 'Verdant',
  product_name: null,
  theme: null,
  instructions: null,
  prompt: 'A quiet morning with our serum',
  retry_of: null,
  ended_at: null,
}

test('an ad of campaigns is a preset, which videos have only where campaigns make videos of it', async () => {
  await signIn({ ...BRANDS, [GENERATE]: () => IMAGE })
  await openForm()
  await chooseOption('Brand', 'Verdant')
  await prompt().fill('A quiet morning with our serum')
  await dimensions().click()
  await page.getByRole('option', { name: /^Google Ads · Wide skyscraper/ }).click()
  await expect.element(region('Summary')).toMatchTextContent('160 × 600')
  await button('Generate Content').click()
  await expect.poll(() => listSent(GENERATE)).toHaveLength(1)
  expect(Object.fromEntries(listSent(GENERATE)[0] as FormData)).toMatchObject({
    dimensions: '160x600',
    format: 'google.ad.160x600',
  })
  await chooseRadio(page.getByRole('radio', { name: 'Video' }))
  await expect.element(dimensions()).toMatchTextContent('Square')
  await dimensions().click()
  await expect.poll(() => listTexts(page.getByRole('option'))).toHaveLength(11)
  await page.getByRole('option', { name: /^Pinterest · Pin ad/ }).click()
})
