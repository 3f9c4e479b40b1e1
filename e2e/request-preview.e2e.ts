import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { callApi } from './call-api.ts'
import { createUser, expect, expectAccessibleInBothThemes, resize, test } from './signet.ts'

interface Preview {
  image: { content_data: string }
  caption: string
  alt_text: string
}

const BRAND = { name: 'Verdant', primary_color: '#124E42', secondary_color: '#E4CBAA' }

const visible = (page: Page, name: string): Locator => page.getByRole('region', { name }).filter({ visible: true })
const readPixels = (base64: string) => sharp(Buffer.from(base64, 'base64')).removeAlpha().raw().toBuffer()

async function openForm(page: Page): Promise<number> {
  await createUser(page)
  const { id } = await callApi<{ id: number }>(page, 'POST', '/api/brands', BRAND)
  await page.goto(`/dashboard/generate?brand=${id}`)
  return id
}

/** A former price, a deadline that goes into the caption, and a negation. */
const REQUESTS = [
  {
    language: 'English',
    prompt: 'Morning Serum now $39 instead of $48. Only until Sunday. Don’t mention the loyalty card.',
    moved: 'Only until Sunday',
    price: ['$39', '$48'],
    unsaid: 'loyalty card',
  },
  {
    language: 'German',
    prompt: 'Unser Morgenserum jetzt 39 € statt 48 €. Nur bis Sonntag. Bitte die Kundenkarte nicht erwähnen.',
    moved: 'Nur bis Sonntag',
    price: ['39 €', '48 €'],
    unsaid: 'Kundenkarte',
  },
  {
    language: 'Arabic',
    prompt: 'سيروم الصباح الآن بسعر 39 ريال بدلا من 48 ريال. حتى يوم الأحد فقط. لا تذكر بطاقة الولاء.',
    moved: 'حتى يوم الأحد فقط',
    price: ['39', '48'],
    unsaid: 'بطاقة الولاء',
  },
  {
    language: 'Japanese',
    prompt: '朝の美容液が48ドルから39ドルに。日曜日まで。会員カードのことは書かないでください。',
    moved: '日曜日まで',
    price: ['39ドル', '48ドル'],
    unsaid: '会員カード',
  },
]

for (const { language, prompt, moved, price, unsaid } of REQUESTS)
  test(`a request in ${language} is seen while it is typed, a piece moves to the caption, and exactly that is made`, async ({
    page,
  }) => {
    const brand_id = await openForm(page)
    await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt)
    const onPicture = visible(page, 'On the picture')
    await expect(onPicture).toBeVisible()
    const words = async () =>
      (
        await onPicture
          .getByRole('textbox')
          .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
      ).join(' | ')
    for (const text of [...price, moved]) await expect.poll(words).toContain(text)
    expect(await words()).not.toContain(unsaid)
    await expect(visible(page, 'Not drawn')).toContainText(unsaid)

    await onPicture
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: new RegExp(`${moved}.* into the caption`) }) })
      .getByRole('button', { name: /into the caption/ })
      .click()
    await expect(visible(page, 'In the caption').getByRole('textbox')).toHaveValue(new RegExp(moved))
    await expect.poll(words).not.toContain(moved)

    const asked = page.waitForRequest('**/api/content/generate')
    await page.getByRole('button', { name: 'Generate Content' }).click()
    const sent = (await asked).postData() ?? ''
    const seed = Number(/name="seed"\r\n\r\n(\d+)/.exec(sent)?.[1])
    const piece_choices = JSON.parse(/name="piece_choices"\r\n\r\n(.+)/.exec(sent)?.[1] ?? '[]') as object[]
    await expect(page.getByText('Content generated successfully! 🎉')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Preview' }).filter({ visible: true })).toContainText(moved)

    const { content } = await callApi<{ content: { id: number }[] }>(page, 'GET', '/api/content')
    const made = await callApi<{ content_data: string; alt_text: string; caption: string }>(
      page,
      'GET',
      `/api/content/${content[0]?.id}`,
    )
    const preview = await callApi<Preview>(page, 'POST', '/api/generator/preview', {
      brand_id,
      prompt,
      seed,
      piece_choices,
      dimensions: '1024x1024',
      ratio: 1,
    })
    expect(await readPixels(made.content_data)).toEqual(await readPixels(preview.image.content_data))
    expect(made.caption).toContain(moved)
    expect(made.alt_text).not.toContain(moved)
    for (const text of price) expect(made.alt_text).toContain(text)
    expect(`${made.alt_text} ${made.caption}`).not.toContain(unsaid)
  })

test('the preview is accessible beside the form and as a drawer on a phone, and words are edited and put back there', async ({
  page,
}) => {
  await openForm(page)
  await page.getByRole('textbox', { name: 'Prompt' }).fill(REQUESTS[0]?.prompt ?? '')
  await expect(visible(page, 'On the picture')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await resize(page, 390, 844)
  await page.getByRole('button', { name: 'Show preview' }).click()
  const drawer = page.getByRole('dialog')
  const headline = drawer.getByRole('textbox', { name: 'Words: Headline' })
  await expect(headline).toHaveValue('Morning Serum')
  await expectAccessibleInBothThemes(page)
  await headline.fill('Evening Serum')
  await drawer.getByRole('button', { name: 'Put “Evening Serum” back' }).click()
  await expect(headline).toHaveValue('Morning Serum')
  await drawer.getByRole('button', { name: 'Move “Morning Serum”' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Caption' }).press('Enter')
  await expect(drawer.getByRole('region', { name: 'In the caption' }).getByRole('textbox')).toHaveValue('Morning Serum')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})
