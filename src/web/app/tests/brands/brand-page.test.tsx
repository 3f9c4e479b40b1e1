import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert, card, region } from '../../testing/page/parts.ts'
import { failWithoutMessage } from '../../testing/replies/replies.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

useApp()

const tab = (name: string) =>
  page.getByRole('navigation', { name: 'Parts of the brand', exact: true }).getByRole('link', { name, exact: true })
const expectPath = (path: string) => expect.poll(() => window.location.pathname).toBe(path)

function storeNocte() {
  const stored = storeBrands()
  const { id } = stored.addBrand({ name: 'Nocte', description: 'Care for the night', primary_color: '#26246B' })
  return { id, answers: { ...stored.answers, 'GET /api/brands/*/versions': { versions: [] } } }
}

test('the card of a brand names the parts of its page, and leads to each', async () => {
  const { id, answers } = storeNocte()
  await signIn(answers)
  await openScreen('/dashboard/brands', 'My Brands')
  const links = card('Nocte').getByRole('navigation', { name: 'Parts of the brand: Nocte' }).getByRole('link')
  const shown = ['Designs', 'Versions', 'Logo variants', 'Fonts', 'Consistency', 'Providers']
  await expect
    .poll(() => links.elements().map((link) => link.textContent))
    .toEqual(shown.map((name) => `${name} Nocte`))
  await expectAccessibleInBothThemes()
  await links.nth(1).click()
  await expectPath(`/dashboard/brands/${id}/versions`)
  await expect.element(tab('Versions')).toHaveAttribute('aria-current', 'page')
  await expect.element(region('Versions')).toBeVisible()
})

test('the name of a brand opens its overview, and its tabs work with the keyboard', async () => {
  const { id, answers } = storeNocte()
  await signIn(answers)
  await openScreen('/dashboard/brands', 'My Brands')
  await card('Nocte').getByRole('link', { name: 'Nocte', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nocte' })).toBeVisible()
  await expect.element(page.getByText('Care for the night')).toBeVisible()
  await expectAccessibleInBothThemes()
  ;(await tab('Overview').findElement()).focus()
  await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}')
  await expectPath(`/dashboard/brands/${id}/palette`)
  await expect.element(region('Palette').getByText('#26246B')).toBeVisible()
  await expect.element(tab('Palette')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  await expectPath(`/dashboard/brands/${id}`)
})

test('a brand without texts says what they are for, and a list that fails can be loaded again', async () => {
  const stored = storeBrands()
  const { id } = stored.addBrand({ name: 'Verdant' })
  await signIn({ 'GET /api/brands': failWithoutMessage })
  await openScreen(`/dashboard/brands/${id}`, 'Brand')
  await expect.element(alert().filter({ hasText: 'Failed to load brands' })).toBeVisible()
  answerWith(stored.answers)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Verdant' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No description yet.' })).toBeVisible()
})

test('an unknown part of a brand leads to its overview, and an unknown brand says so', async () => {
  const { id, answers } = storeNocte()
  await signIn(answers)
  await openScreen(`/dashboard/brands/${id}/secrets`, 'Nocte')
  await expectPath(`/dashboard/brands/${id}`)
  await openScreen('/dashboard/brands/abc', 'Brand')
  await expect.element(page.getByRole('heading', { name: 'Brand not found' })).toBeVisible()
})
