import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Version } from '#contract/designs/design.ts'
import { listCalls } from '../../testing/browser/calls.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button } from '../../testing/page/controls.ts'
import { expectTexts } from '../../testing/page/fields.ts'
import { card } from '../../testing/page/parts.ts'
import { type Answers, IMAGE } from '../../testing/replies/agreed-replies.ts'
import { RECORDED_STATE } from '../../testing/replies/design-replies.ts'
import { type BareItem, createBareItem, listLibrary } from '../../testing/replies/library-replies.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { idIn } from '../../testing/replies/replies.ts'

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

/** Answers the calls of a library with one design, `Spring`. Each of its versions, from the first to the newest, has these changes. */
function storeVersions(changes: readonly (readonly string[])[]): Answers {
  const items: BareItem[] = []
  const stored: Version[] = []
  const add = (changed: readonly string[]) => {
    const id = items.length + 1
    const item = createBareItem(id, { title: 'Spring', design_id: 1 })
    items.push(item)
    stored.push(createVersion(id, changed))
    return item
  }
  changes.forEach(add)
  return {
    'GET /api/content': ({ searchParams }) => listLibrary(items.toReversed(), searchParams),
    'GET /api/content/*': (url) => ({ ...items.find(({ id }) => id === idIn(url)), ...IMAGE }),
    'GET /api/content/*/versions': () => ({ versions: stored }),
    'GET /api/content/*/design': (url) => ({ ...RECORDED_STATE, content_id: idIn(url) }),
    'POST /api/content/*/design/versions': () => Response.json(add([]), { status: 201 }),
  }
}

const createVersion = (id: number, changes: readonly string[]): Version => ({
  id,
  parent_id: id > 1 ? id - 1 : null,
  created_at: '2026-11-20T10:00:00Z',
  title: 'Spring',
  layout: RECORDED_STATE.saved.layout ?? '',
  headline: RECORDED_STATE.saved.copy.headline ?? '',
  thumbnail_url: '/favicon.svg',
  changes: [...changes],
})
