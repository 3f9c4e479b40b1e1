import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, chooseOption } from '../../testing/page/controls.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { listSent } from '../../testing/replies/next-replies.ts'
import { PREVIEW_REPLY } from '../../testing/replies/preview-reply.ts'
import { region } from '../../testing/page/parts.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'
import { createScene, createVideo } from '#web/domains/videos/testing/storyboard.ts'
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

const PREVIEW = 'POST /api/generator/preview'
const OFFER = 'Morning Serum. Only until Sunday. Free shipping.'
const TO_CAPTION = [{ id: 'prompt:15-32', slot: 'caption' as const }]

test('pieces of a brief are moved in its preview, and go with the campaign', async () => {
  await fillIn({ [PREVIEW]: PREVIEW_REPLY, 'POST /api/campaigns': failWithoutMessage })
  await field('What is it about?').fill(OFFER)
  await region('On the picture').getByRole('button', { name: 'Put “Only until Sunday” into the caption' }).click()
  await expect
    .poll(() => listSent(PREVIEW).at(-1))
    .toMatchObject({ format: 'instagram.story', piece_choices: TO_CAPTION })
  await button('Create campaign').click()
  await expect.poll(() => listSent('POST /api/campaigns')).toHaveLength(1)
  expect(listSent('POST /api/campaigns')[0]).toMatchObject({ brief: OFFER, seed: 77, piece_choices: TO_CAPTION })
  await button('Create campaign').click()
  await expect.poll(() => listSent('POST /api/campaigns')).toHaveLength(2)
  expect(listSent('POST /api/campaigns')[1]).toMatchObject({ seed: 77 })
})

test('a campaign that is edited keeps the design and the pieces that were chosen', async () => {
  const stored = storeBrands()
  stored.addBrand({ name: 'Nocte' })
  const campaign = createCampaign({ brief: OFFER, seed: 5, piece_choices: TO_CAPTION })
  await signIn({ ...stored.answers, [PREVIEW]: PREVIEW_REPLY, 'GET /api/campaigns/*': campaign })
  await openScreen('/dashboard/campaigns/3/edit', 'Edit campaign')
  await expect.poll(() => listSent(PREVIEW).at(-1)).toMatchObject({ seed: 5, piece_choices: TO_CAPTION })
})

const WRITTEN = [
  createScene('s1', 'hook', 'Morning Serum'),
  createScene('s2', 'point', 'Free shipping'),
  createScene('s3', 'end', 'Only until Sunday'),
]
const lastPreview = () => listSent(PREVIEW).at(-1) as { content_type?: string; scenes?: typeof WRITTEN }

/** Answers a request for a film with its storyboard. */
function drawPreview() {
  const { content_type, scenes = WRITTEN } = lastPreview()
  if (content_type !== 'video') return PREVIEW_REPLY
  const drawn = scenes.map((_, index) => ({
    from: index * 2,
    until: index * 2 + 2,
    least: 1.2,
    still: PREVIEW_REPLY.image,
  }))
  const video = { film: createVideo(scenes), style: 'calm', seconds: 6, beat: 0.6, music: 'serene', scenes: drawn }
  return { ...PREVIEW_REPLY, film: video }
}

test('the scenes of the films of a campaign are edited in its brief, and go with it', async () => {
  await fillIn({ [PREVIEW]: drawPreview, 'POST /api/campaigns': failWithoutMessage })
  await field('What is it about?').fill(OFFER)
  const designs = page.getByRole('group', { name: 'Preview', exact: true })
  await expect.element(page.getByRole('region', { name: 'On the picture' })).toBeVisible()
  await expect.element(designs).not.toBeInTheDocument()
  await chip('Story as a video').click()
  await designs.getByRole('button', { name: 'Video' }).click()
  await expect.poll(() => lastPreview()).toMatchObject({ content_type: 'video', format: 'instagram.story' })
  const strip = region('Film: 3 scenes, 6 s')
  await strip.getByRole('button', { name: 'Scene 2 of 3, 2 s: Free shipping' }).click()
  await strip.getByRole('textbox', { name: 'Text 1' }).fill('Ships free')
  await expect.poll(() => lastPreview().scenes?.[1]?.lines[0]?.text).toBe('Ships free')
  await designs.getByRole('button', { name: 'Image' }).click()
  await expect.poll(() => lastPreview().scenes).toBeUndefined()
  await button('Create campaign').click()
  await expect.poll(() => listSent('POST /api/campaigns')).toHaveLength(1)
  expect(listSent('POST /api/campaigns')[0]).toMatchObject({
    scenes: [{ id: 's1' }, { id: 's2', lines: [{ text: 'Ships free' }] }, { id: 's3' }],
  })
})

test('a campaign that is edited shows the scenes that were chosen for its films', async () => {
  const stored = storeBrands()
  stored.addBrand({ name: 'Nocte' })
  const plan = { formats: ['instagram.story'], videos: ['instagram.story'], languages: ['en' as const], variants: 1 }
  const campaign = createCampaign({ brief: OFFER, seed: 5, scenes: WRITTEN.slice(0, 2), plan })
  await signIn({ ...stored.answers, [PREVIEW]: drawPreview, 'GET /api/campaigns/*': campaign })
  await openScreen('/dashboard/campaigns/3/edit', 'Edit campaign')
  await page.getByRole('group', { name: 'Preview', exact: true }).getByRole('button', { name: 'Video' }).click()
  await expect.poll(() => lastPreview().scenes?.map(({ id }) => id)).toEqual(['s1', 's2'])
})
