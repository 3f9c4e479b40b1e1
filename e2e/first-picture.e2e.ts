import type { Page } from '@playwright/test'
import { scaleLimit } from '#server/testing/patience.ts'
import { expect, expectAccessible, openWithoutReload, signUp, test } from './signet.ts'

const CLICKS_MAX = 5
/** Clicks and filled fields from the sign-up on. */
const STEPS_MAX = 20
/** On a machine that has time for it. */
const SECONDS_MAX = scaleLimit(60)

interface Steps {
  clicks: number
  fields: number
}

/** Starts counting mouse clicks and filled fields, across all pages. */
async function countSteps(page: Page): Promise<Steps> {
  const steps: Steps = { clicks: 0, fields: 0 }
  await page.exposeFunction('noteStep', (kind: keyof Steps) => (steps[kind] += 1))
  await page.addInitScript(() => {
    const { noteStep } = window as unknown as { noteStep: (kind: keyof Steps) => void }
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && noteStep('clicks'), { capture: true })
    const isFilled = ({ target }: Event) =>
      target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type)
    addEventListener('change', (event) => isFilled(event) && noteStep('fields'), { capture: true })
  })
  return steps
}

/** A wide mark in two colors. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path fill="#7A1F5C" d="M0 20h120v60H0z"/><circle cx="220" cy="50" r="40" fill="#F5C518"/></svg>`

test('a new user signs up and gets an image with a logo in 20 clicks and fields, the image by five clicks within a minute', async ({
  page,
}, { annotations }) => {
  const steps = await countSteps(page)
  await signUp(page)
  const signedUp = { ...steps }
  const started = Date.now()
  await page.getByRole('button', { name: 'Start in a minute' }).click()
  await expect(page.getByRole('heading', { name: 'Your first picture' })).toBeVisible()
  await expect(page.getByLabel('Brand name')).toBeFocused()
  await page.keyboard.type('Nocte')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Lavender Night Cream')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Logo' }).click(),
  ])
  await chooser.setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(page.getByRole('radio', { name: 'From your logo' })).toBeChecked()
  await page.getByText('Elegant', { exact: true }).click()
  await page.getByRole('button', { name: 'Make my first picture' }).click()
  await expect(page.getByRole('list', { name: 'How it is made' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'There it is' })).toBeVisible()
  const seconds = (Date.now() - started) / 1000
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/Lavender_Night_Cream\.png$/)
  annotations.push({
    type: 'onboarding',
    description: `${steps.clicks} clicks, ${steps.fields} fields, ${seconds.toFixed(1)} s after the sign-up`,
  })
  expect(steps.clicks - signedUp.clicks).toBeLessThanOrEqual(CLICKS_MAX)
  expect(steps.fields).toBeGreaterThan(signedUp.fields)
  expect(steps.clicks + steps.fields).toBeLessThanOrEqual(STEPS_MAX)
  expect(seconds).toBeLessThanOrEqual(SECONDS_MAX)
  await expectAccessible(page)

  await openWithoutReload(page, '/dashboard/brands')
  await expect(page.getByRole('heading', { name: 'Nocte' })).toBeVisible()
  await openWithoutReload(page, '/dashboard/products')
  await expect(page.getByText('Lavender Night Cream').first()).toBeVisible()
})
