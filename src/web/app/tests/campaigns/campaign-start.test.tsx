import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, chooseOption } from '../../testing/page/controls.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { listSent } from '../../testing/replies/next-replies.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'
import { field } from '../../testing/page/fields.ts'
import { failWithoutMessage, holdReply } from '../../testing/replies/replies.ts'
import { createCampaign } from '../../testing/stored/stored-campaign.ts'

useApp()

const chip = (name: string) => page.getByRole('button', { name, exact: true })
const tone = () => page.getByRole('combobox', { name: 'Tone' })

test('a campaign starts in the tone and the language of its brand, until others are chosen', async () => {
  const stored = storeBrands()
  stored.addBrand({ name: 'Nocte', brand_tone: 'playful', language: 'de' })
  stored.addBrand({ name: 'Verdant', brand_tone: 'friendly', language: 'fr' })
  await signIn(stored.answers)
  await openScreen('/dashboard/campaigns/new', 'New campaign')
  await chooseOption('Brand', 'Nocte')
  await expect.element(tone()).toMatchTextContent('Enthusiastic')
  await expect.element(chip('Deutsch')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('English')).toHaveAttribute('aria-pressed', 'false')
  await chooseOption('Tone', 'Informative')
  await chooseOption('Brand', 'Verdant')
  await expect.element(tone()).toMatchTextContent('Informative')
  await expect.element(chip('Français')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('Deutsch')).toHaveAttribute('aria-pressed', 'false')
})

async function fillIn(replies: Parameters<typeof signIn>[0]): Promise<void> {
  const stored = storeBrands()
  stored.addBrand({ name: 'Nocte', language: 'de' })
  await signIn({ ...stored.answers, ...replies })
  await openScreen('/dashboard/campaigns/new', 'New campaign')
  await field('Name').fill('Spring')
  await page
    .getByRole('group', { name: 'Instagram' })
    .getByRole('button', { name: /^Story, 1080/ })
    .click()
}

test('a campaign is sent with or without a request for its proposals', async () => {
  await fillIn({ 'POST /api/campaigns': failWithoutMessage })
  await button('Create campaign').click()
  await expect.poll(() => listSent('POST /api/campaigns')).toHaveLength(1)
  await button('Create and make 3 proposals').click()
  await expect.poll(() => listSent('POST /api/campaigns')).toHaveLength(2)
  expect(listSent('POST /api/campaigns')[1]).toMatchObject({ tone: 'professional', plan: { languages: ['de'] } })
})

test('a campaign is created once, also when a button is pressed again before its screen is there', async () => {
  const proposals = holdReply(() => ({ job_id: 1 }))
  await fillIn({ 'POST /api/campaigns': () => createCampaign(), 'POST /api/campaigns/*/proposals': proposals.answer })
  await button('Create and make 3 proposals').click()
  await expect.poll(() => listSent('POST /api/campaigns/*/proposals')).toHaveLength(1)
  await expect.element(button('Create campaign')).toHaveAttribute('aria-disabled', 'true')
  await button('Create campaign').click({ force: true })
  await field('Name').click()
  await userEvent.keyboard('{Enter}')
  expect(listSent('POST /api/campaigns')).toHaveLength(1)
  proposals.release()
})
