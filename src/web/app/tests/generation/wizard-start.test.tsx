import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, chooseOption, chooseRadio, continueToReview } from '../../testing/page/controls.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { storeJobs } from '../../testing/replies/job-replies.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

useApp()
useMotion()

const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const openWizard = () => openScreen('/dashboard/generator', 'Content Generator')
const leave = () => openScreen('/dashboard/brands', 'My Brands')

async function continueTimes(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await button('Continue').click()
}

test('a single brand is chosen by itself, and the request starts in its tone and its language', async () => {
  const stored = storeBrands()
  stored.addBrand({ name: 'Nocte', brand_tone: 'playful', language: 'de' })
  await signIn({ ...stored.answers, ...storeJobs().answers })
  await openWizard()
  await expect.element(radio('Nocte')).toBeChecked()
  await continueTimes(4)
  await expect.element(radio('Enthusiastic')).toBeChecked()
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toMatchTextContent('Deutsch')
  await continueTimes(1)
  await button('Generate Content').click()
  await expect.poll(() => listSent('POST /api/generator/generate')).toHaveLength(1)
  expect(listSent('POST /api/generator/generate')[0]).toMatchObject({ tone: 'enthusiastic', language: 'de' })
})

test('with several brands none is chosen at first, and then the one of the last request with its product, theme and language', async () => {
  const stored = storeBrands()
  const { id } = stored.addBrand({ name: 'Nocte', brand_tone: 'friendly' })
  stored.addBrand({ name: 'Verdant', language: 'fr' })
  stored.addProduct(id, { name: 'Night Cream' })
  await signIn({ ...stored.answers, ...storeJobs().answers })
  await openWizard()
  await expect.element(button('Continue')).toBeDisabled()
  await chooseRadio(radio('Nocte'))
  await continueTimes(1)
  await chooseRadio(radio('Night Cream'))
  await continueTimes(1)
  await chooseRadio(page.getByRole('checkbox', { name: 'Video' }))
  await continueTimes(2)
  await chooseRadio(radio('Informative'))
  await chooseRadio(page.getByRole('checkbox', { name: 'Summer' }))
  await chooseOption('Language', '日本語')
  await continueTimes(1)
  await button('Generate Content').click()
  await expect.element(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible()

  await leave()
  await openWizard()
  await expect.element(radio('Nocte')).toBeChecked()
  await continueTimes(1)
  await expect.element(radio('Night Cream')).toBeChecked()
  await continueTimes(1)
  await expect.element(page.getByRole('checkbox', { name: 'Video' })).not.toBeChecked()
  await continueTimes(2)
  await expect.element(radio('Casual')).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Summer' })).toBeChecked()
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toMatchTextContent('日本語')

  await leave()
  await openWizard()
  await chooseRadio(radio('Verdant'))
  await continueToReview()
  await button('Back to Details').click()
  await expect.element(radio('Professional')).toBeChecked()
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toMatchTextContent('Français')
})
