import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { listCalls } from '../../testing/browser/calls.ts'
import { button } from '../../testing/page/controls.ts'
import { RECORDED_STATE } from '../../testing/replies/design-replies.ts'
import { expectTexts } from '../../testing/page/fields.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { card } from '../../testing/page/parts.ts'
import { storeVersions } from '../../testing/stored/stored-versions.ts'

useApp()

const versions = () => page.getByRole('dialog', { name: 'Spring' }).getByRole('region', { name: 'Versions' })
const version = (number: number) => versions().getByRole('button', { name: `Version ${number}` })

async function openVersions(): Promise<void> {
  await signIn(storeVersions([[], ['Headline: moved'], ['Headline: words']]))
  await openScreen('/dashboard/content', 'My Content')
  await expect.element(card('Spring')).toMatchTextContent('3 versions')
  await button('Preview Spring').click()
}

test('versions are listed from the first to the newest, described in words, and compared in two ways', async () => {
  await openVersions()
  const tiles = versions().getByRole('button', { name: /^Version \d$/ })
  await expectTexts(tiles, ['Version 1', 'Version 2', 'Version 3'])
  await expect.element(versions().getByText('Version 3: Headline: words')).toBeVisible()
  await version(2).click()
  await expect.element(versions().getByText('Version 2: Headline: moved')).toBeVisible()

  await versions().getByRole('button', { name: 'Compare' }).click()
  const compare = page.getByRole('dialog', { name: 'Compare versions' })
  const edge = compare.getByRole('slider', { name: 'Share of the version before' })
  await expect.element(compare.getByRole('img')).toHaveLength(2)
  await expect.element(edge).toHaveValue('50')
  const slider = await edge.findElement()
  slider.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(edge).toHaveValue('51')
  await expectAccessible()
  await compare.getByRole('button', { name: 'Side by side' }).click()
  await expectTexts(compare.getByRole('figure'), ['Version 1', 'Version 2'])
  await expect.element(compare.getByText('Changed in version 2: Headline: moved')).toBeVisible()
  await compare.getByRole('button', { name: 'Close' }).click()
  await expect.element(compare).not.toBeInTheDocument()
})

test('an older version is restored as the newest one, and all versions are in the library', async () => {
  await openVersions()
  await version(1).click()
  await versions().getByRole('button', { name: 'Go back to this' }).click()
  await expect.element(page.getByText('Version restored', { exact: true })).toBeVisible()
  await expect.element(version(4)).toHaveAttribute('aria-current', 'true')
  expect(listCalls()).toContain('POST /api/content/1/design/versions')
  expect(listSent('POST /api/content/*/design/versions')).toEqual([RECORDED_STATE.saved])
  await userEvent.keyboard('{Escape}')
  await page.getByRole('checkbox', { name: 'All versions' }).click()
  await expect.element(button('Preview Spring')).toHaveLength(4)
})
