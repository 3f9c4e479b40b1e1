import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dropLocalCopy } from '#web/editor/draft/local-copy.ts'
import { expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { dialog } from '../../testing/page/controls.ts'
import { DESIGN_REPLIES } from '../../testing/replies/design-replies.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { openApp, signIn, useApp } from '../../testing/open-app.tsx'
import { answerNext, listSent } from '../../testing/replies/next-replies.ts'
import { failWithoutMessage } from '../../testing/replies/replies.ts'

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const canvas = () => page.getByRole('group', { name: 'Design', exact: true })
const headline = () => canvas().getByRole('button', { name: /^Headline, / })
const layer = (name: RegExp) => page.getByRole('list', { name: 'Layers' }).getByRole('button', { name }).first()
const expectDrawn = () => expect.poll(() => canvas().element().querySelector('img[aria-busy=false]')).toBeVisible()

const PREVIEW = 'POST /api/content/*/design/preview'

useApp()
beforeEach(() => dropLocalCopy(7))

test('axe has no finding in any state of the editor, in both themes', async () => {
  await signIn(DESIGN_REPLIES)
  await openApp('/dashboard/content/7/edit')
  await expect.element(headline()).toBeVisible()
  await page.getByRole('group', { name: 'Editor' }).click({ position: { x: 300, y: 4 } })
  await expectDrawn()
  await expectAccessibleInBothThemes()
  await expectPanelsAccessible()
  await expectSelectionsAccessible()
  for (const menu of ['History', 'Export']) {
    await press(menu)
    await expect.element(page.getByRole('dialog', { name: menu })).toBeVisible()
    await expectAccessibleInBothThemes()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  }
  answerWith({ ...DESIGN_REPLIES, [PREVIEW]: failWithoutMessage })
  headline().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText('The preview could not be drawn')).toBeVisible()
  await expectAccessibleInBothThemes()
})

test('a preview that a newer one replaced is asked for again, in whatever language the server says so', async () => {
  await signIn(DESIGN_REPLIES)
  await openApp('/dashboard/content/7/edit')
  await expectDrawn()
  const asked = listSent(PREVIEW).length
  const replaced = { detail: 'Es wurde eine neuere Vorschau angefordert.', code: 'superseded' }
  answerNext(PREVIEW, () => Response.json(replaced, { status: 409 }))
  headline().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => listSent(PREVIEW).length).toBeGreaterThan(asked + 1)
  await expectDrawn()
  expect(page.getByText(replaced.detail).elements()).toEqual([])
})

async function expectPanelsAccessible(): Promise<void> {
  for (const panel of ['Text', 'Layouts', 'Pictures', 'Brand check', 'Layers', 'Properties']) {
    // The name of the layers also counts what has no place in the layout.
    await press(new RegExp(`^${panel}`))
    await expectAccessibleInBothThemes()
  }
}

async function expectSelectionsAccessible(): Promise<void> {
  for (const slot of [/^Headline, /, /^Image/, /^(Logo|Brand name)/, /^Button, /]) {
    await layer(slot).click()
    await expectDrawn()
    await expectAccessibleInBothThemes()
  }
  await layer(/^Headline, /).click({ modifiers: ['Shift'] })
  await expect.element(page.getByRole('heading', { name: '2 layers' })).toBeVisible()
  await expectAccessibleInBothThemes()
  // Beside the handles at the corners and sides.
  const { height } = headline().element().getBoundingClientRect()
  await headline().dblClick({ position: { x: 40, y: height / 2 } })
  await expect.element(canvas().getByRole('textbox')).toHaveFocus()
  await expectAccessibleInBothThemes()
  await userEvent.keyboard('{Escape}')
}
