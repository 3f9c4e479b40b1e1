import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button } from '../../testing/page/controls.ts'
import { field } from '../../testing/page/fields.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openApp, signIn, useApp } from '../../testing/open-app.tsx'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

useApp()

const claims = () => page.getByRole('region', { name: 'Approved Claims' })

test('claims are added and removed one by one, and sent with their evidence, market and last day', async () => {
  await signIn(storeBrands().answers)
  await openApp('/dashboard/brands?new')
  await field('Name').fill('Acme')
  await button('Add claim').click()
  await page.getByRole('textbox', { name: 'Claim 1' }).fill('Voted the best bakery in Leeds')
  await field('Evidence').fill('Leeds Food Awards 2026')
  await field('Market').fill('UK')
  await field('Last day').fill('2027-03-31')
  await button('Add claim').click()
  await page.getByRole('textbox', { name: 'Claim 2' }).fill('Open since 1950')
  await expectAccessible()
  await button('Remove Claim 2').click()
  await button('Create Brand').click()
  await expect
    .poll(() => listSent('POST /api/brands')[0])
    .toMatchObject({
      approved_claims: [
        {
          text: 'Voted the best bakery in Leeds',
          evidence: 'Leeds Food Awards 2026',
          market: 'UK',
          expires_on: '2027-03-31',
        },
      ],
    })
})

test('a claim without words is not saved', async () => {
  await signIn(storeBrands().answers)
  await openApp('/dashboard/brands?new')
  await field('Name').fill('Acme')
  await button('Add claim').click()
  await button('Create Brand').click()
  await expect.element(claims()).toMatchTextContent(/Write the claim, or remove its row/)
})
