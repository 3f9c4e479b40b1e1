import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  chooseOption,
  expect,
  expectAccessible,
  replyWithInvalidBody,
  refuseOnce,
  refuseWithoutMessage,
  test,
  createUser,
} from './signet.ts'

const LIST = /\/api\/brands$/
const ONE = /\/api\/brands\/\d+$/

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const chips = (page: Page, label: string) => page.getByRole('list', { name: label, exact: true }).getByRole('listitem')
const preview = (page: Page) => page.getByRole('region', { name: 'Brand Preview' })
const findChannels = (page: Page) => page.getByRole('group', { name: 'Social channels' })

const TEXTS = {
  Description: 'Creams for the night',
  Persona: 'A night owl',
  Voice: 'Calm',
  Mission: 'Better nights',
  Values: 'Honesty',
  Vision: 'Quiet cities',
  Story: 'It was late.',
  'Target audience': 'Everyone awake',
}

test('a brand form saves every field, reports errors and asks before unsaved changes are lost', async ({
  page,
  complaints,
}) => {
  test.slow() // Every change of a field renders the preview again.
  await createUser(page)
  await page.goto('/dashboard/brands?new')
  await expect(page.getByRole('combobox', { name: 'Brand tone' })).toHaveText('Professional')
  await expectTypedColors(page)
  await expectPresets(page)
  await expectFonts(page)
  await page.getByRole('button', { name: 'Create Brand' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(page.getByLabel('Logo file')).toHaveCount(0)
  await field(page, 'Name').fill('Nocte')
  for (const [label, text] of Object.entries(TEXTS)) await field(page, label).fill(text)
  await chooseOption(page, 'Brand tone', 'Luxury')

  await fillLists(page)
  const create = page.getByRole('button', { name: 'Create Brand' })
  await refuseWithoutMessage(page, LIST, 'POST')
  await create.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save brand' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Failed to save brand' })).toBeVisible()
  await refuseOnce(page, LIST, 'POST', 'Names are rationed today')
  await create.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Names are rationed today' })).toBeVisible()
  complaints.length = 0 // The browser logs the refused call to its console.
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && LIST.test(one.url())),
    create.click(),
  ])
  expect(request.postDataJSON()).toMatchObject({ social_channels: ['instagram', 'tiktok'] })
  await expect(page.getByText('Brand created')).toBeVisible()
  await expect(page.getByText('Showing 1 of 1 brands')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Edit' }).click()
  for (const [label, text] of Object.entries(TEXTS)) await expect(field(page, label)).toHaveValue(text)
  await expect(page.getByRole('combobox', { name: 'Brand tone' })).toHaveText('Luxury')
  await expect(chips(page, 'Keywords and topics')).toHaveText(['sleep', 'moon'])
  await expect(chips(page, 'Do')).toHaveText(['Whisper'])
  await expect(chips(page, "Don't")).toHaveText(['Shout'])
  await expect(findChannels(page).getByRole('button', { pressed: true })).toHaveText(['Instagram', 'TikTok'])
  await expect(field(page, 'Text of variation 1')).toHaveValue('Louder')

  await field(page, 'Name').fill('Changed')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(field(page, 'Name')).toHaveValue('Changed')
  await page.getByRole('button', { name: 'Back to Brands' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('article', { name: 'Nocte' })).toBeVisible()
  await expectLogoUpload(page, complaints)
})

async function expectTypedColors(page: Page): Promise<void> {
  const primary = field(page, 'Primary color')
  await expect(primary).toHaveValue('#0A7C66')
  await expect(field(page, 'Secondary color')).toHaveValue('#111111')

  const leaves = async (typed: string, kept: string) => {
    await primary.fill(typed)
    await primary.blur()
    await expect(primary).toHaveValue(kept)
    await expect(preview(page)).toContainText(kept)
  }
  await leaves('#26b', '#2266BB')
  for (const unfinished of ['123456', '#123', '#12345']) {
    await primary.fill(unfinished)
    await expect(preview(page)).toContainText('#2266BB')
  }
  await primary.fill('#12345f')
  await expect(preview(page)).toContainText('#12345f')
  await leaves('#12345f', '#12345F')
  await leaves('abcdef', '#ABCDEF')
  await leaves('no color', '#ABCDEF')
  await leaves('', '#ABCDEF')
}

async function expectPresets(page: Page): Promise<void> {
  const primary = field(page, 'Primary color')
  const presets = page.getByRole('group', { name: 'Primary color presets' })
  await expect(presets.getByRole('button')).toHaveCount(24)
  for (const group of ['Primary', 'Secondary', 'Accent', 'Neutral'])
    await expect(presets.getByRole('group', { name: group, exact: true }).getByRole('button')).toHaveCount(6)
  const take = async (name: string, hex: string, ink: string) => {
    const swatch = presets.getByRole('button', { name })
    await swatch.click()
    await expect(primary).toHaveValue(hex)
    await expect(swatch).toHaveAttribute('aria-pressed', 'true')
    await expect(swatch).toHaveCSS('color', ink)
  }
  await take('White', '#FFFFFF', 'rgb(0, 0, 0)')
  await take('Royal Blue', '#2F5BEA', 'rgb(255, 255, 255)')
  await page.getByRole('button', { name: 'Random primary color' }).click()
  await expect(primary).not.toHaveValue('#2F5BEA')
  await expect(primary).toHaveValue(/^#[0-9A-F]{6}$/)
  await expect(field(page, 'Secondary color')).toHaveValue('#111111')
}

async function expectFonts(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Inter', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const fonts = page.getByRole('group', { name: 'Font', exact: true })
  await expect(fonts.locator('button[style*=font-family]')).toHaveCount(18)
  await fonts.getByRole('button', { name: 'Mono', exact: true }).click()
  await expect(fonts.locator('button[style*=font-family]')).toHaveText([
    'JetBrains Mono',
    'Fira Code',
    'Source Code Pro',
  ])
  await fonts.getByRole('button', { name: 'All', exact: true }).click()
  const apply = fonts.getByRole('button', { name: 'Apply' })
  await expect(apply).toBeDisabled()
  await field(page, 'Custom font').fill('   ')
  await expect(apply).toBeDisabled()
  await field(page, 'Custom font').fill('Futura, serif')
  await apply.click()
  await expect(fonts.getByText('Font Futura')).toBeVisible()
  await expect(preview(page)).toContainText('Futura')
  await expectAccessible(page)
}

async function fillLists(page: Page): Promise<void> {
  const keywords = field(page, 'Keywords and topics')
  for (const entry of ['  sleep ', '   ', 'moon', 'sleep', 'noon']) {
    await keywords.fill(entry)
    await keywords.press('Enter')
  }
  await expect(chips(page, 'Keywords and topics')).toHaveText(['sleep', 'moon', 'noon'])
  await keywords.press('Backspace')
  await expect(chips(page, 'Keywords and topics')).toHaveText(['sleep', 'moon'])
  for (const [label, entry] of [
    ['Key calls to action', 'Meet the night'],
    ['Competitors', 'Day'],
    ['Content pillars', 'Rest'],
    ['Content themes', 'Moon'],
    ['Do', 'Whisper'],
    ["Don't", 'Shout'],
  ] as const) {
    await field(page, label).fill(` ${entry} `)
    await page.getByRole('button', { name: `Add to ${label}`, exact: true }).click()
    await expect(chips(page, label)).toHaveText([entry])
  }
  const channels = findChannels(page)
  await expect(channels.getByRole('button')).toHaveCount(7)
  for (const channel of ['TikTok', 'Instagram', 'TikTok', 'TikTok'])
    await channels.getByRole('button', { name: channel }).click()
  await page.getByRole('button', { name: 'Add variation' }).click()
  await field(page, 'Name of variation 1').fill('Sale')
  await field(page, 'Text of variation 1').fill('Louder')
}

/** Opens the brand again while the list of brands fails to load. The typed values are kept. */
async function expectLogoUpload(page: Page, complaints: string[]): Promise<void> {
  await page.getByRole('article', { name: 'Nocte' }).getByRole('button', { name: 'Edit' }).click()
  const upload = page.getByRole('button', { name: 'Upload Logo' })
  await expect(upload).toBeDisabled()
  const logo = await sharp({ create: { width: 60, height: 60, channels: 4, background: '#26246B' } })
    .png()
    .toBuffer()
  const pick = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Logo file').setInputFiles({ name, mimeType, buffer })
  await pick('notes.txt', 'text/plain', Buffer.from('hello'))
  await expect(page.getByText('Please select a valid image file')).toBeVisible()
  await expect(upload).toBeDisabled()
  await pick('logo.png', 'image/png', logo)
  await replyWithInvalidBody(page, /\/logo$/, 'POST')
  await upload.click()
  await expect(page.getByText('Upload failed')).toBeVisible()
  await refuseOnce(page, /\/logo$/, 'POST', 'Too round')
  await upload.click()
  await expect(page.getByText('Too round')).toBeVisible()
  complaints.length = 0 // The browser logs the refused call to its console.

  await field(page, 'Name').fill('Half typed')
  let losses = 0
  await replyWithInvalidBody(page, LIST, 'GET', 2)
  const lost = page.waitForResponse((answer) => LIST.test(answer.url()) && (losses += 1) === 2)
  await upload.click()
  await expect(page.getByText('Logo uploaded')).toBeVisible()
  await expect(field(page, 'Logo URL')).toHaveValue(/^\/api\/files\//)
  await lost
  await expect(field(page, 'Name')).toHaveValue('Half typed')
  await field(page, 'Logo URL').fill('ftp://acme.example/logo.png')
  const update = page.getByRole('button', { name: 'Update Brand' })
  await update.click()
  await expect(page.getByText('Logo URL must start with http:// or https://.')).toBeVisible()
  await field(page, 'Logo URL').fill('')
  await refuseWithoutMessage(page, ONE, 'PUT')
  await update.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save brand' })).toBeVisible()
  complaints.length = 0 // The browser logs the refused call to its console.
  await update.click()
  await expect(page.getByText('Brand updated')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Half typed' })).toBeVisible()
}
