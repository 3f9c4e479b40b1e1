import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, expectPath } from '../../testing/page/controls.ts'
import {
  canvas,
  expectDrawn,
  findOther,
  headline,
  layer,
  openEditor,
  readPreview,
  slot,
  useEditor,
} from '../../testing/page/editor.ts'
import { createBareItem, cutPage } from '../../testing/replies/library-replies.ts'
import { openApp, signIn, useApp } from '../../testing/open-app.tsx'
import { DESIGN_ID, storeDesigns } from '../../testing/stored/stored-designs.ts'
import { tap, useTouch } from '../../testing/page/touch.ts'

useApp()
useEditor()
useTouch(390, 844)

const openPanel = (name: string) =>
  tap(page.getByRole('group', { name: 'Panels' }).getByRole('button', { name: new RegExp(`^${name}`) }))

/** Taps the first button of a list that is not the chosen one. Returns its name. */
async function tapOther(list: string): Promise<string> {
  await expect.poll(() => findOther(list)).toBeDefined()
  const other = findOther(list) ?? document.body
  await tap(other)
  return other.getAttribute('aria-label') ?? ''
}

/** The visible controls of a part that are smaller than 44 pixels in one direction. */
const listSmallTargets = (part: Locator): string[] =>
  [...part.element().querySelectorAll('button, a[href], input:not([type=file]), [role=combobox]')].flatMap(
    (element) => {
      const { width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ opacityProperty: true }) && width > 1 && height > 1
      return isShown && Math.min(width, height) < 43.5 && !element.closest('[aria-label="Design"]')
        ? [`${element.getAttribute('aria-label') ?? element.textContent} ${Math.round(width)}x${Math.round(height)}`]
        : []
    },
  )

/** Opens the editor from the library. */
async function openFromLibrary(): Promise<void> {
  const { answers } = storeDesigns()
  const items = [createBareItem(DESIGN_ID, { title: 'Spring' })]
  await signIn({ ...answers, 'GET /api/content': ({ searchParams }) => cutPage(items, searchParams) })
  await openApp('/dashboard/content')
  await tap(button('Preview Spring'))
  await tap(button('Edit text'))
  await expectPath(`/dashboard/content/${DESIGN_ID}/edit`)
  expect(window.location.hash).toBe('#text')
  await expect.element(headline()).toBeVisible()
}

test('on a phone, Edit text opens the editor, where text, image, and layout are changed by touch, undone, and saved', async () => {
  await openFromLibrary()
  const words = page.getByRole('textbox', { name: 'Text of Headline' })
  await tap(words)
  await words.fill('Brighter by Friday')
  await expectDrawn()
  await expect.element(slot('Headline, Brighter by Friday')).toBeVisible()

  await tap(button('Undo'))
  await expect.element(words).toHaveValue('Wake up to brighter skin')
  await tap(button('Redo'))
  await expect.element(words).toHaveValue('Brighter by Friday')
  await expectDrawn()

  await openPanel('Layers')
  await tap(layer(/^Image/))
  await openPanel('Pictures')
  // The panel grows with this text, and what is above it moves.
  await expect.element(page.getByText('Your other images will appear here.')).toBeVisible()
  const shown = readPreview()
  await tapOther('Pictures')
  await expectDrawn()
  await expect.poll(readPreview).not.toBe(shown)

  await openPanel('Layouts')
  const layout = await tapOther('Layouts')
  await expect.element(button(layout)).toHaveAttribute('aria-pressed', 'true')
  await tap(button('Save version'))
  await expect.element(page.getByText('Version saved', { exact: true })).toBeVisible()
  await expectPath('/dashboard/content/8/edit')
})

async function expectLargePanels(): Promise<void> {
  for (const panel of ['Properties', 'Text', 'Layers', 'Layouts', 'Pictures', 'Brand check']) {
    await openPanel(panel)
    await expect.poll(() => document.querySelector('[aria-label=Layouts] .skeleton')).toBeNull()
    expect({ panel, small: listSmallTargets(page.getByRole('main')) }).toEqual({ panel, small: [] })
    await expectAccessible()
  }
}

async function expectLargeMenus(): Promise<void> {
  for (const menu of ['View', 'History', 'Export']) {
    await tap(button(menu))
    const popup = page.getByRole('dialog', { name: menu })
    await expect.element(popup).toBeVisible()
    expect({ menu, small: listSmallTargets(popup) }).toEqual({ menu, small: [] })
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
  }
}

test('on a phone, a slot is selected and moved by touch, and every control is at least 44 pixels large', async () => {
  await openEditor()
  await tap(headline())
  await expect.element(headline()).toHaveAttribute('aria-pressed', 'true')
  await expectDrawn()
  await tap(button('Bottom center'))
  await expect.element(button('Bottom center')).toHaveAttribute('aria-pressed', 'true')
  await expectDrawn()
  await expectLargePanels()
  await expectLargeMenus()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expect.element(canvas()).toBeInViewport()
})
