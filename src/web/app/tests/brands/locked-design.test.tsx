import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, dialog } from '../../testing/page/controls.ts'
import { RECORDED_PREVIEW } from '../../testing/replies/design-replies.ts'
import { field } from '../../testing/page/fields.ts'
import { createBareItem, sendLibrary } from '../../testing/replies/library-replies.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { card, region } from '../../testing/page/parts.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

useApp()

const item = createBareItem(7, { brand_id: 1, title: 'Spring', is_locked: false })
const LOCKED = { ...item, is_locked: true }

const UPDATE = {
  id: 1,
  created_at: '2026-11-26T10:00:00Z',
  total: 1,
  done: 0,
  failed: 0,
  canceled: 0,
  waiting: 1,
  off_brand: 0,
  undone_at: null,
}

/** Answers the calls about the designs of a brand whose only design is locked. */
const WITH_LOCKED_DESIGN: Answers = {
  'GET /api/brands/*/outdated': {
    designs: [
      {
        content_id: 7,
        title: 'Spring',
        content_type: 'image',
        width: 400,
        height: 400,
        thumbnail_url: '/favicon.svg',
        is_painted: false,
        is_approved: false,
        is_locked: true,
      },
    ],
    total: 1,
    kept: 1,
  },
  'GET /api/brands/*/updates': { updates: [] },
  'POST /api/brands/*/updates': UPDATE,
  'POST /api/brands/*/updates/preview': { image: RECORDED_PREVIEW.image, score: 100, passed: true },
}

test('a design is locked in its details, and its card shows it', async () => {
  await signIn({ ...sendLibrary([item]), 'PUT /api/content/*/lock': { id: 7, is_locked: true } })
  await openScreen('/dashboard/content', 'My Content')
  await button('Preview Spring').click()
  await dialog().getByRole('button', { name: 'Lock', exact: true }).click()
  await expect.element(dialog().getByRole('button', { name: 'Unlock' })).toBeVisible()
  expect(listSent('PUT /api/content/7/lock')).toEqual([{ locked: true }])
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await expect.element(card('Spring').getByRole('img', { name: 'Locked' })).toBeVisible()
})

test('a locked design is left alone by an update of its brand, unless it is chosen', async () => {
  const { answers, addBrand } = storeBrands()
  addBrand({ name: 'Verdant', primary_color: '#0B3B32', secondary_color: '#F5E9CF' })
  await signIn({ ...answers, ...sendLibrary([LOCKED]), ...WITH_LOCKED_DESIGN })
  await openScreen('/dashboard/brands', 'My Brands')
  await button('Edit').click()
  await field('Primary color').fill('#8A1538')
  await button('Update Brand').click()
  await expect.element(page.getByText(/^1 design still looks as .* did before\.$/)).toBeVisible()
  await button('Review and update').click()
  const designs = region('Designs')
  await expect.element(designs.getByText('It is locked, so it stays unless you choose it.')).toBeVisible()
  const choice = designs.getByRole('checkbox', { name: 'Update Spring' })
  await expect.element(choice).not.toBeChecked()
  await choice.click()
  const update = designs.getByRole('button', { name: 'Update 1 design' })
  await expect.element(update).toBeEnabled()
  await update.click()
  await expect.poll(() => listSent('POST /api/brands/*/updates')).toEqual([{ content_ids: [7] }])
})
