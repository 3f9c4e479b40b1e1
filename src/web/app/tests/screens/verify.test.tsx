import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, dialog } from '../../testing/page/controls.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { createBareItem, sendLibrary } from '../../testing/replies/library-replies.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'

useApp()

const DIGEST = '5f2b6c1e9a7d40833b1cf0d2a6e47f90c8d1b2a3948576605142333f1e0d9c8b'

/** A proof of an item that was drawn by rules. */
const PROOF = {
  source: 'drawn',
  source_type: 'digitalCreation',
  picture_model: null,
  words_model: null,
  program: 'Signet 0.1.0',
  brand: { name: 'Verdant', version: 3 },
  made_at: '2026-11-20T10:00:00Z',
  file_sha256: DIGEST,
  recipe_sha256: DIGEST,
  renderer: 'Signet 0.1.0, @takumi-rs/core 2.16.3',
  check: { passed: true, score: 98 },
  approval: { at: '2026-11-21T10:00:00Z', by: 'Ann' },
  signer: { name: 'Signet at localhost', issuer: 'Signet at localhost root', has_time_stamp: false },
  signed_files: 2,
  last_signed_at: '2026-11-22T10:00:00Z',
  pictures: [],
  shows: 'maker',
}

/** What the check of a file finds: a file of this instance that nobody changed. */
const VERIFICATION = {
  verdict: 'intact',
  mime_type: 'image/png',
  sha256: DIGEST,
  signed_by: 'this_instance',
  signer: 'Signet at localhost',
  time_stamp: null,
  program: 'Signet 0.1.0',
  title: 'Spring launch',
  source: 'composed_with_model',
  source_type: 'compositeWithTrainedAlgorithmicMedia',
  picture_model: 'nano-banana-2',
  words_model: null,
  brand: 'Verdant',
  brand_version: 3,
  item: null,
  made_at: '2026-11-20T10:00:00Z',
  recipe_sha256: DIGEST,
  check: { passed: true, score: 98 },
  approval: { at: '2026-11-21T10:00:00Z', by: null },
  actions: ['c2pa.created', 'c2pa.placed'],
  pictures: [
    {
      title: 'Picture by nano-banana-2',
      program: 'Google',
      signer: 'Google LLC',
      source_type: 'trainedAlgorithmicMedia',
      is_intact: true,
    },
  ],
  mark: null,
  mark_search: 'not_needed',
  faults: [],
}

const text = (words: string | RegExp) => page.getByText(words, { exact: typeof words === 'string' })
const checkAddress = async () => {
  await page.getByLabelText('Or its address').fill('https://example.com/a.png')
  await button('Check').click()
}

describe('the page that checks a file', () => {
  test('says who made a file, with which model, and that it is unchanged', async () => {
    answerWith({ 'GET /api/verify': VERIFICATION })
    await openApp('/verify')
    await checkAddress()
    await expect.element(page.getByRole('heading', { name: 'Unchanged since it was signed' })).toBeVisible()
    await expect.element(text('Signed by this Signet.')).toBeVisible()
    await expect.element(text('Picture by nano-banana-2')).toBeVisible()
    await expect.element(text('Verdant, version 3')).toBeVisible()
    await expectAccessible()
  })

  test.each([
    [
      { verdict: 'changed', signed_by: 'this_instance', faults: ['assertion.dataHash.mismatch'] },
      'Changed since it was signed',
    ],
    [{ verdict: 'no_credentials', signed_by: null, source: null, brand: null }, 'No Content Credentials'],
    [{ verdict: 'unreadable', signed_by: null, source: null }, 'Damaged Content Credentials'],
    [{ verdict: 'remote_only', signed_by: null, source: null }, 'Credentials at another address'],
  ])('explains %j', async (found, title) => {
    answerWith({ 'GET /api/verify': { ...VERIFICATION, ...found } })
    await openApp('/verify')
    await checkAddress()
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  })

  test('does not repeat that a changed file was made without AI, and names its steps in plain words', async () => {
    const actions = ['c2pa.created', 'c2pa.resized', 'constructor']
    const found = { verdict: 'changed', source: 'drawn', picture_model: null, actions, pictures: [] }
    answerWith({ 'GET /api/verify': { ...VERIFICATION, ...found } })
    await openApp('/verify')
    await checkAddress()
    await expect.element(page.getByRole('heading', { name: 'What the file said before it was changed' })).toBeVisible()
    expect(text('Made without AI').query()).toBeNull()
    await text('Details').click()
    await expect.element(text('made, resized, constructor')).toBeVisible()
    await expectAccessible()
  })

  test('says what it means that nobody vouches for a signer', async () => {
    answerWith({ 'GET /api/verify': { ...VERIFICATION, signed_by: 'unknown', signer: 'Somebody' } })
    await openApp('/verify')
    await checkAddress()
    await expect.element(text(/^Signed by Somebody\. Nobody listed here vouches for this name/)).toBeVisible()
  })

  test.each([
    ['image/png', 'Picture by veo-3', 'The whole picture was made by a model.', /^Very likely a picture of Verdant/],
    ['video/mp4', 'Film by veo-3', 'The whole film was made by a model.', /^Very likely a film of Verdant/],
  ])('calls what it checked by its kind: %s', async (mime_type, badge, how, mark) => {
    const found = { source: 'made_by_model', picture_model: 'veo-3', mark: { brand: 'Verdant', item: null } }
    answerWith({ 'GET /api/verify': { ...VERIFICATION, verdict: 'changed', mime_type, ...found } })
    await openApp('/verify')
    await checkAddress()
    for (const words of [badge, how, mark]) await expect.element(text(words)).toBeVisible()
  })

  test('says that the search for a mark was not finished, and what to do', async () => {
    answerWith({ 'GET /api/verify': { ...VERIFICATION, verdict: 'no_credentials', mark_search: 'unfinished' } })
    await openApp('/verify')
    await checkAddress()
    await expect.element(text(/because the server is busy\. Check the file again in a minute\.$/)).toBeVisible()
  })

  test('sends a dropped file, and shows a refusal', async () => {
    answerWith({ 'POST /api/verify': VERIFICATION })
    await openApp('/verify')
    await page.getByLabelText('Picture or video').upload(new File(['bytes'], 'a.png', { type: 'image/png' }))
    await expect.element(page.getByRole('heading', { name: 'Unchanged since it was signed' })).toBeVisible()
    answerWith({})
    await checkAddress()
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})

test('the proof of an item is shown, and its owner chooses what files of the brand tell', async () => {
  const item = createBareItem(7, { brand_id: 1, title: 'Spring' })
  await signIn({
    ...sendLibrary([item]),
    'GET /api/content/*/proof': PROOF,
    'PUT /api/brands/*/proof': { shows: 'full' },
  })
  await openScreen('/dashboard/content', 'My Content')
  await button('Preview Spring').click()
  const proof = dialog().getByRole('region', { name: 'Proof' })
  await expect.element(proof.getByText('Made without AI')).toBeVisible()
  await proof.getByRole('button', { name: 'Show' }).click()
  await expect.element(proof.getByText('Drawn by rules. No model made a picture for it.')).toBeVisible()
  await expect.element(proof.getByText(/^By Ann on/)).toBeVisible()
  await expectAccessible()
  await proof.getByRole('combobox', { name: 'Files of this brand tell' }).click()
  await page.getByRole('option', { name: 'also approver and item' }).click()
  await expect.poll(() => listSent('PUT /api/brands/1/proof')).toEqual([{ shows: 'full' }])
})
