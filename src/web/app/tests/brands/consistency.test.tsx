import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { card } from '../../testing/page/parts.ts'
import { idIn } from '../../testing/replies/replies.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

useApp()

test('the consistency report says what to do without designs, and that a brand does not exist', async () => {
  const { answers, addBrand } = storeBrands()
  const { id } = addBrand({ name: 'Nocte' })
  const report = {
    brand: { id, name: 'Nocte', primary_color: '#111111', secondary_color: '#FFFFFF' },
    created_at: '2026-11-20T10:00:00Z',
    designs: 0,
    checked: 0,
    off_brand: 0,
    average_score: null,
    trend: { unit: 'day', points: [] },
    rules: [],
    off_brand_designs: [],
    usage: { designs: 0, colors: [], fonts: [] },
  }
  const gone = () => Response.json({ detail: 'Brand not found' }, { status: 404 })
  await signIn({ ...answers, 'GET /api/brands/*/consistency': (url) => (idIn(url) === id ? report : gone()) })
  await openScreen(`/dashboard/brands/${id}/consistency`, 'Nocte')
  await expect.element(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible()
  await expectAccessible()
  await openScreen('/dashboard/brands/987654/consistency', 'Brand')
  await expect.element(page.getByRole('heading', { name: 'Brand not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to My Brands' }).click()
  await expect.element(card('Nocte')).toBeVisible()
})
