import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { SUMS } from '../../testing/replies/content-replies.ts'
import { button, dialog } from '../../testing/page/controls.ts'
import { storeJobs } from '../../testing/replies/job-replies.ts'
import { pressEnter } from '../../testing/page/keyboard.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { expectDownload, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { region } from '../../testing/page/parts.ts'
import { drawImage } from '../../testing/page/images.ts'
import { storeSizes } from '../../testing/stored/stored-sizes.ts'

useApp()
useMotion()

/** A new user whose images the studio makes. */
const NEW_USER: Answers = {
  'GET /api/analytics/stats': { ...SUMS, total_content: 0 },
  'GET /api/content': { content: [], total: 0 },
  'GET /api/generator/options': {
    engine: 'studio',
    prices: { image: 0 },
    usage: { used: 0, limit: 200, resets_at: '2026-12-01T00:00:00Z' },
  },
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true })
const instagram = () => region('Instagram image')
const added = () => instagram().getByRole('textbox', { name: 'Instagram image size 3' })
const moveUp = (size: number) => instagram().getByRole('button', { name: `Move Instagram image size ${size} up` })
const goHome = () => page.getByRole('link', { name: 'Dashboard' }).first().click()
const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''))

test('sizes are configured and used by the wizard, with the keyboard alone', async () => {
  const { answers, end } = storeJobs()
  const image = { mime_type: 'image/png', content_data: await drawImage(640, 400) }
  await signIn({ ...NEW_USER, ...storeSizes(), ...answers, 'GET /api/content/*': image })
  await openScreen('/dashboard/brands', 'My Brands')
  await userEvent.keyboard('{Control>}k{/Control}')
  await dialog().getByRole('combobox').fill('content sizes')
  await press('Enter')
  await expect.element(heading('Configuration')).toBeVisible()
  await refuseInvalidSize()
  await saveSizes()
  await startWizard()
  await chooseFormats()
  await chooseDetails()
  await submit()
  end([12, 11])
  await expectResults()
})

async function refuseInvalidSize(): Promise<void> {
  await instagram()
    .getByRole('button', { name: /^Add size/ })
    .click()
  await expect.element(added()).toHaveValue('1080x1080')
  await expect.element(added()).toHaveFocus()
  await added().fill('64x64')
  await button('Save').click()
  const problem = 'Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'
  await expect.element(page.getByText(problem)).toBeVisible()
  expect(listSent('PUT /api/config')).toEqual([])
}

/** Saves the new size as the first one, after a link was followed without saving. */
async function saveSizes(): Promise<void> {
  await added().fill('640x400')
  await expect.element(page.getByText('Unsaved changes')).toBeVisible()
  await goHome()
  await expect.element(dialog()).toMatchTextContent('Leave without saving?')
  await button('Stay').click()
  await moveUp(3).click()
  await moveUp(2).click()
  await button('Remove Instagram image size 3').click()
  await expectAccessibleInBothThemes()
  await button('Save').click()
  await expect.element(page.getByText('Configuration saved')).toBeVisible()
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument()
}

async function startWizard(): Promise<void> {
  await goHome()
  // This button moves the one beside it when it comes.
  await expect.element(button('Start in a minute')).toBeVisible()
  await button('Start Creating').click()
  const progress = page.getByRole('progressbar', { name: 'Progress of the wizard' })
  await expect.element(progress).toHaveAttribute('aria-valuenow', '1')
  await expect.element(button('Continue')).toBeDisabled()
  ;(await radio('Verdant').findElement()).focus()
  await press(' ', 'Enter')
  await expect.element(heading('Choose a product')).toHaveFocus()
  await expect.element(radio('No product')).toBeChecked()
  await press('Tab', 'Enter')
}

async function chooseFormats(): Promise<void> {
  await expect.element(heading('Choose content types')).toHaveFocus()
  await press('Tab', ' ')
  await expect.element(page.getByText('Please select a content type.')).toBeVisible()
  await expect.element(button('Continue')).toBeDisabled()
  await press(' ', 'Enter')
  await expect.element(checkbox('Instagram')).toHaveAccessibleDescription('Image 640 × 400')
  await press('Tab', 'Tab', ' ')
  await expect.element(checkbox('Facebook')).toBeChecked()
  await press('Enter')
}

async function chooseDetails(): Promise<void> {
  // That of the brand, which is friendly.
  await expect.element(radio('Casual')).toBeChecked()
  await expect.element(radio('Awareness')).toBeChecked()
  await press('Tab', 'ArrowRight', 'Tab', 'Tab')
  for (const isChecked of [true, false, true]) {
    await press(' ')
    await expect.poll(() => checkbox('Summer').element()).toHaveProperty('checked', isChecked)
  }
  await page.getByLabelText('Custom instructions').fill('"Wake up to brighter skin"\nFree shipping until Sunday')
  await expect.element(region('Summary')).toMatchTextContent('Enthusiastic')
  await expectAccessibleInBothThemes()
  await button('Continue').click()
}

async function submit(): Promise<void> {
  await expect.element(page.getByText('$0.0000')).toBeVisible()
  await expect.element(page.getByText(/^200 of 200 left this month\./)).toBeVisible()
  await expect.element(region('Summary')).toMatchTextContent('Instagram, Facebook')
  await pressEnter(button('Generate Content'))
  await expect.element(heading('Generating Your Content')).toBeVisible()
  await expect.element(page.getByText(/usually takes about 1-2 minutes/)).toBeVisible()
  expect(listSent('POST /api/generator/generate')).toEqual([
    {
      brand_id: 1,
      content_types: ['image'],
      platforms: ['instagram', 'facebook'],
      tone: 'enthusiastic',
      goal: 'awareness',
      theme: 'summer',
      instructions: '"Wake up to brighter skin"\nFree shipping until Sunday',
    },
  ])
}

async function expectResults(): Promise<void> {
  await expect.element(page.getByText('Content generated successfully! 🎉')).toBeVisible()
  const results = region('Results')
  await expect.element(results.getByRole('img')).toHaveLength(2)
  await expectAccessibleInBothThemes()
  const image = results.getByRole('article').first().getByRole('img').element()
  expect(image).toMatchObject({ naturalWidth: 640, naturalHeight: 400 })
  const download = results.getByRole('button', { name: /^Download / }).nth(1)
  expect(await expectDownload(download)).toMatch(/^generated_.+_2\.png$/)
  await button('Create More Content').click()
  await expect.element(radio('Verdant')).toBeChecked()
}
