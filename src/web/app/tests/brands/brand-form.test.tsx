import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, chooseOption, dialog } from '../../testing/page/controls.ts'
import { chips, enter, expectTexts, field, message } from '../../testing/page/fields.ts'
import { listSent, refuseOnce, refuseWithoutMessage } from '../../testing/replies/next-replies.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

const CREATE = 'POST /api/brands'
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

const preview = () => page.getByRole('region', { name: 'Brand Preview' })
const channels = () => page.getByRole('group', { name: 'Social channels' })
const tone = () => page.getByRole('combobox', { name: 'Brand tone' })
const primary = () => field('Primary color')

useApp()

async function openForm(): Promise<void> {
  await signIn(storeBrands().answers)
  await openApp('/dashboard/brands?new')
  await expect.element(page.getByRole('heading', { name: 'New Brand' })).toBeVisible()
}

test('a typed color is completed when its field is left, and the preview shows only complete ones', async () => {
  await openForm()
  await expect.element(primary()).toHaveValue('#0A7C66')
  await expect.element(field('Secondary color')).toHaveValue('#111111')
  await expectKept('#26b', '#2266BB')
  for (const unfinished of ['123456', '#123', '#12345']) {
    await primary().fill(unfinished)
    await expect.element(preview()).toMatchTextContent('#2266BB')
  }
  await primary().fill('#12345f')
  await expect.element(preview()).toMatchTextContent('#12345f')
  await expectKept('#12345f', '#12345F')
  await expectKept('abcdef', '#ABCDEF')
  await expectKept('no color', '#ABCDEF')
  await expectKept('', '#ABCDEF')
})

/** Types a primary color and leaves its field. */
async function expectKept(typed: string, kept: string): Promise<void> {
  await primary().fill(typed)
  await userEvent.tab()
  await expect.element(primary()).toHaveValue(kept)
  await expect.element(preview()).toMatchTextContent(kept)
}

test('a color is chosen from 24 presets in four groups, or at random', async () => {
  await openForm()
  const presets = page.getByRole('group', { name: 'Primary color presets' })
  await expect.element(presets.getByRole('button')).toHaveLength(24)
  for (const group of ['Primary', 'Secondary', 'Accent', 'Neutral'])
    await expect.element(presets.getByRole('group', { name: group, exact: true }).getByRole('button')).toHaveLength(6)
  for (const [name, hex, ink] of [
    ['White', '#FFFFFF', 'rgb(0, 0, 0)'],
    ['Royal Blue', '#2F5BEA', 'rgb(255, 255, 255)'],
  ] as const) {
    const swatch = presets.getByRole('button', { name })
    await swatch.click()
    await expect.element(primary()).toHaveValue(hex)
    await expect.element(swatch).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => getComputedStyle(swatch.element()).color).toBe(ink)
  }
  await button('Random primary color').click()
  await expect.element(primary()).not.toHaveValue('#2F5BEA')
  await expect.element(primary()).toHaveValue(expect.stringMatching(/^#[0-9A-F]{6}$/))
  await expect.element(field('Secondary color')).toHaveValue('#111111')
})

test('a font is one of 18 in groups, or any other by its name', async () => {
  await openForm()
  await expect.element(button('Inter')).toHaveAttribute('aria-pressed', 'true')
  const fonts = page.getByRole('group', { name: 'Font', exact: true })
  const listFonts = () =>
    [...fonts.element().querySelectorAll('button[style*=font-family]')].map(({ textContent }) => textContent)
  expect(listFonts()).toHaveLength(18)
  await fonts.getByRole('button', { name: 'Mono', exact: true }).click()
  await expect.poll(listFonts).toEqual(['JetBrains Mono', 'Fira Code', 'Source Code Pro'])
  await fonts.getByRole('button', { name: 'All', exact: true }).click()
  const apply = fonts.getByRole('button', { name: 'Apply' })
  await expect.element(apply).toBeDisabled()
  await field('Custom font').fill('   ')
  await expect.element(apply).toBeDisabled()
  await field('Custom font').fill('Futura, serif')
  await apply.click()
  await expect.element(fonts.getByText('Font Futura')).toBeVisible()
  await expect.element(preview()).toMatchTextContent('Futura')
  await expectAccessible()
})

test('the other fonts are found by a part of their name, each shown in itself', async () => {
  await openForm()
  const fonts = page.getByRole('group', { name: 'Font', exact: true })
  await fonts.getByRole('button', { name: 'Show 80 more fonts' }).click()
  const others = fonts.getByRole('group', { name: 'Other fonts' })
  await fonts.getByRole('searchbox', { name: 'Search fonts' }).fill('garamond')
  await expectTexts(others.getByRole('button'), ['Cormorant Garamond', 'EB Garamond'])
  await others.getByRole('button', { name: 'EB Garamond' }).click()
  await expect.element(fonts.getByText('Font EB Garamond')).toBeVisible()
  const isLoaded = ({ family, status }: FontFace) => family.includes('EB Garamond') && status === 'loaded'
  await expect.poll(() => [...document.fonts].some(isLoaded)).toBe(true)
  await fonts.getByRole('searchbox', { name: 'Search fonts' }).fill('arial')
  await expect.element(fonts.getByText('No font has this name. Type it in the field below.')).toBeVisible()
  await expectAccessible()
})

test('a list of texts drops spaces, empty entries and repeated ones, and Backspace removes the last entry', async () => {
  await openForm()
  const keywords = field('Keywords and topics')
  for (const entry of ['  sleep ', '   ', 'moon', 'sleep', 'noon']) await enter(keywords, entry)
  await expectTexts(chips('Keywords and topics'), ['sleep', 'moon', 'noon'])
  await userEvent.keyboard('{Backspace}')
  await expectTexts(chips('Keywords and topics'), ['sleep', 'moon'])
})

test('a brand form saves every field, reports errors and asks before unsaved changes are lost', async () => {
  await openForm()
  await expect.element(tone()).toHaveTextContent('Professional')
  await button('Create Brand').click()
  await expect.element(page.getByText('Name is required')).toBeVisible()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(page.getByLabelText('Logo file')).toHaveLength(0)
  await fillEverything()
  refuseWithoutMessage(CREATE)
  await button('Create Brand').click()
  await expect.element(message('alert', 'Failed to save brand')).toBeVisible()
  await expect.element(message('status', 'Failed to save brand')).toBeVisible()
  refuseOnce(CREATE, 'Names are rationed today')
  await button('Create Brand').click()
  await expect.element(message('alert', 'Names are rationed today')).toBeVisible()
  await button('Create Brand').click()
  await expect.element(page.getByText('Brand created')).toBeVisible()
  expect(listSent(CREATE).at(-1)).toMatchObject({ social_channels: ['instagram', 'tiktok'] })
  await expect.element(page.getByText('Showing 1 of 1 brands')).toBeVisible()

  await openScreen('/dashboard/brands', 'My Brands')
  await button('Edit').click()
  await expectEverything()
  await expectGuard()
})

async function fillEverything(): Promise<void> {
  await field('Name').fill('Nocte')
  for (const [label, text] of Object.entries(TEXTS)) await field(label).fill(text)
  await chooseOption('Brand tone', 'Luxury')
  for (const keyword of ['sleep', 'moon']) await enter(field('Keywords and topics'), keyword)
  for (const [label, entry] of [
    ['Key calls to action', 'Meet the night'],
    ['Competitors', 'Day'],
    ['Content pillars', 'Rest'],
    ['Content themes', 'Moon'],
    ['Do', 'Whisper'],
    ["Don't", 'Shout'],
  ] as const) {
    await field(label).fill(` ${entry} `)
    await button(`Add to ${label}`).click()
    await expectTexts(chips(label), [entry])
  }
  await expect.element(channels().getByRole('button')).toHaveLength(7)
  for (const channel of ['TikTok', 'Instagram', 'TikTok', 'TikTok'])
    await channels().getByRole('button', { name: channel }).click()
  await button('Add variation').click()
  await field('Name of variation 1').fill('Sale')
  await field('Text of variation 1').fill('Louder')
}

async function expectEverything(): Promise<void> {
  for (const [label, text] of Object.entries(TEXTS)) await expect.element(field(label)).toHaveValue(text)
  await expect.element(tone()).toHaveTextContent('Luxury')
  await expectTexts(chips('Keywords and topics'), ['sleep', 'moon'])
  await expectTexts(chips('Do'), ['Whisper'])
  await expectTexts(chips("Don't"), ['Shout'])
  await expectTexts(channels().getByRole('button', { pressed: true }), ['Instagram', 'TikTok'])
  await expect.element(field('Text of variation 1')).toHaveValue('Louder')
}

/** Changes the name, stays in the form once, and leaves it. */
async function expectGuard(): Promise<void> {
  await field('Name').fill('Changed')
  await button('Cancel').click()
  await dialog().getByRole('button', { name: 'Stay' }).click()
  await expect.element(field('Name')).toHaveValue('Changed')
  await button('Back to Brands').click()
  await dialog().getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByRole('article', { name: 'Nocte' })).toBeVisible()
}

test('the form of address is one of three, and as in the texts unless it is chosen', async () => {
  await openForm()
  await field('Name').fill('Acme')
  const form = page.getByRole('combobox', { name: 'Form of address' })
  await expect.element(form).toMatchTextContent('As in the texts of the brand')
  await chooseOption('Form of address', 'Formal (Sie, vous, usted)')
  await button('Create Brand').click()
  await expect.poll(() => listSent(CREATE)[0]).toMatchObject({ form_of_address: 'formal' })
})
