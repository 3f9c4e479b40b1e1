import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, type Locator, page, userEvent } from 'vitest/browser'
import { openApp, signIn, useApp } from '../../testing/open-app.tsx'
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
import { toPagePoint } from '../../testing/page/mouse.ts'
import { createBareItem, cutPage } from '../../testing/replies/library-replies.ts'
import { DESIGN_ID, storeDesigns } from '../../testing/stored/stored-designs.ts'

/** Gives the tests of a file the screen of a phone, whose browser says that it has no mouse. */
function useTouch(width: number, height: number): void {
  beforeEach(async () => {
    await page.viewport(width, height)
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
    expect(window.matchMedia('(pointer: coarse)').matches).toBe(true)
    document.adoptedStyleSheets.push(withoutDoubleTaps)
  })
  afterEach(async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutDoubleTaps)
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  })
}

/** On a phone, a page of the width of the screen has no zoom by double tap. Here, the browser would take two quick taps for one. */
const withoutDoubleTaps = new CSSStyleSheet()
withoutDoubleTaps.replaceSync('@layer base { * { touch-action: manipulation } }')

/** Taps the center of an element as soon as it stays in its place and nothing covers it. Waits until the element gets the click. */
async function tap(control: Locator | Element): Promise<void> {
  const element = control instanceof Element ? control : await control.findElement()
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  await expect.poll(() => isSteady(element)).toBe(true)
  let isClicked = false
  element.addEventListener('click', () => (isClicked = true), { once: true, capture: true })
  const { x, y } = toPagePoint(...centerOf(element))
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => isClicked, { interval: 10 }).toBe(true)
}

async function isSteady(element: Element): Promise<boolean> {
  const [x, y] = centerOf(element)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const [laterX, laterY] = centerOf(element)
  return x === laterX && y === laterY && element.contains(document.elementFromPoint(x, y))
}

function centerOf(element: Element): [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

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
      // The label of a checkbox is its target.
      const target = element.matches('[type=checkbox]') ? (element.closest('label') ?? element) : element
      const { width, height } = target.getBoundingClientRect()
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
