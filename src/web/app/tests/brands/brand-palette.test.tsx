import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { button, chooseOption, dialog } from '../../testing/page/controls.ts'
import { RECORDED_STATE } from '../../testing/replies/design-replies.ts'
import { headline, openEditor, useEditor } from '../../testing/page/editor.ts'
import { expectTexts, field } from '../../testing/page/fields.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { region } from '../../testing/page/parts.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'
import { storeDesigns } from '../../testing/stored/stored-designs.ts'

useApp()
useEditor()

const section = () => region('Extended palette')
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true })
const pairs = (list: string) => dialog().getByRole('list', { name: list }).getByRole('listitem')

async function addColors(): Promise<void> {
  await inDialog('Add a neutral').click()
  await field('Neutral color').fill('#EFEBE4')
  for (const [at, hex] of ['#E8590C', '#F2A0B5', '#FFD43B', '#7C3AED'].entries()) {
    await inDialog('Add an accent').click()
    await field(`Accent color ${at + 1}`).fill(hex)
  }
  await expect.element(inDialog('Add an accent')).toBeDisabled()
  await inDialog('Remove accent 3').click()
  await expect.element(field('Accent color 3')).toHaveValue('#7C3AED')
  await chooseOption('Role of accent 1', 'Buttons')
}

async function expectPairs(): Promise<void> {
  await dialog()
    .getByRole('button', { name: /^Show all / })
    .first()
    .click()
  const toUse = (name: string) => expect.element(pairs('Pairs to use').filter({ hasText: name }))
  await toUse('White on Primary').toMatchTextContent('Any text')
  await toUse('White on Accent 1').toMatchTextContent('Large text only')
  await expect.element(pairs('Pairs to avoid').first()).toMatchTextContent('Not for text')
}

test('a brand gets a neutral and accents with their readable pairs', async () => {
  const stored = storeBrands()
  stored.addBrand({ name: 'Verdant', primary_color: '#0B3B32', secondary_color: '#F5E9CF' })
  await signIn(stored.answers)
  await openScreen('/dashboard/brands', 'My Brands')
  await button('Edit').click()
  await expect.element(section().getByText('The brand has only its primary and secondary color.')).toBeVisible()
  await button('Edit extended palette').click()
  await expect.element(page.getByRole('dialog', { name: 'Extended palette' })).toBeVisible()
  await addColors()
  await expectPairs()
  await expectAccessibleInBothThemes()
  await page.viewport(390, 844)
  await expect.poll(() => window.innerWidth).toBe(390)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)

  await inDialog('Use this palette').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expectTexts(section().getByRole('list', { name: 'Extended palette' }).getByRole('listitem'), [
    'Neutral#EFEBE4',
    'Accent 1#E8590C',
    'Accent 2#F2A0B5',
    'Accent 3#7C3AED',
  ])
  await expectAccessible()
  await button('Update Brand').click()
  await expect.element(page.getByText('Brand updated')).toBeVisible()
  expect(listSent('PUT /api/brands/*')).toMatchObject([
    { extended_palette: { neutral: '#EFEBE4', accents: [{ hex: '#E8590C', role: 'action' }, {}, { hex: '#7C3AED' }] } },
  ])
})

test('the editor offers the neutral and the accents of a brand', async () => {
  const colors = [
    ...RECORDED_STATE.colors,
    { role: 'neutral' as const, name: 'Neutral', hex: '#EFEBE4' },
    { role: 'accent_1' as const, name: 'Accent 1', hex: '#E8590C' },
    { role: 'accent_2' as const, name: 'Accent 2', hex: '#F2A0B5' },
    { role: 'accent_3' as const, name: 'Accent 3', hex: '#7C3AED' },
  ]
  await openEditor(storeDesigns({ ...RECORDED_STATE, colors }))
  await headline().click({ position: { x: 5, y: 5 } })
  const offered = page.getByRole('list', { name: 'Colors' })
  await expect.element(offered.getByRole('button', { name: /^Neutral/ })).toBeVisible()
  await expect.element(offered.getByRole('button', { name: /^Accent \d/ })).toHaveLength(3)
})
