import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, findViolations } from '../../testing/page/axe.ts'
import { button, dialog, expectPath } from '../../testing/page/controls.ts'
import {
  canvas,
  expectDrawn,
  findOther,
  headline,
  layer,
  logo,
  openEditor,
  readBox,
  readPreview,
  slot,
  useEditor,
} from '../../testing/page/editor.ts'
import { createBareItem, cutPage } from '../../testing/replies/library-replies.ts'
import { moveMouse, pressMouse, releaseMouse } from '../../testing/page/mouse.ts'
import { answerWith, failCalls } from '../../testing/browser/network.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openApp, useApp } from '../../testing/open-app.tsx'

useApp()
useEditor()

const ASIDE = { position: { x: 5, y: 5 } }

/** Presses Tab until the element has the focus. */
async function tabTo(find: () => Element | undefined, isBack = false): Promise<void> {
  await expect.poll(find).toBeDefined()
  for (let press = 0; press < 120 && document.activeElement !== find(); press += 1)
    await userEvent.tab({ shift: isBack })
  expect(document.activeElement).toBe(find())
}

async function editHeadline(): Promise<void> {
  await tabTo(() => headline().element())
  await userEvent.keyboard('{Enter}')
  await expect.element(canvas().getByRole('textbox', { name: 'Text of Headline' })).toHaveFocus()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}Brighter by Friday{Control>}{Enter}{/Control}')
  await expect.element(slot('Headline, Brighter by Friday')).toHaveFocus()
  await expectDrawn()
}

async function moveLogo(): Promise<number> {
  await tabTo(() => logo().element(), true)
  const before = readBox(logo()).y
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  await expectDrawn()
  await expect.poll(() => readBox(logo()).y - before).toBeGreaterThan(5)
  return before
}

async function swapImage(): Promise<void> {
  // Between canvas and panel, Tab would select the slots on its way. The list of layers is in the panel.
  await tabTo(() => layer(/^Image/).element())
  await userEvent.keyboard('{Enter}')
  await tabTo(() => button('Pictures').element(), true)
  await userEvent.keyboard('{Enter}')
  await tabTo(() => findOther('Pictures'))
  await expectDrawn()
  const shown = readPreview()
  await userEvent.keyboard('{Enter}')
  await expectDrawn()
  await expect.poll(readPreview).not.toBe(shown)
}

async function recolorButton(): Promise<void> {
  const cta = slot(/^Button, /)
  await tabTo(() => cta.element())
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
  await tabTo(() => findOther('Colors'))
  await userEvent.keyboard('{Enter}')
  await expectDrawn()
  await userEvent.keyboard('{Escape}')
  await expect.element(cta).toHaveFocus()
}

test('with the keyboard alone, a headline is edited, the logo moved, the image swapped, the button recolored, and a version saved', async () => {
  await openEditor()
  await editHeadline()
  const before = await moveLogo()
  await swapImage()
  await recolorButton()
  await expectAccessible()
  expect(await findViolations()).toEqual([])

  await userEvent.keyboard('{Control>}zzz{/Control}')
  await expect.poll(() => readBox(logo()).y - before).toBeCloseTo(0, 0)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.poll(() => readBox(logo()).y - before).toBeGreaterThan(5)

  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Version saved', { exact: true })).toBeVisible()
  await expectPath('/dashboard/content/8/edit')
  await expect.element(slot('Headline, Brighter by Friday')).toBeVisible()
})

test('a slot is dragged to the margin as one step, and the draft is there when the editor is opened again', async () => {
  await openEditor()
  await headline().click(ASIDE)
  await expectDrawn()
  const from = readBox(headline())
  await moveMouse(from.x + 20, from.y + 10)
  await pressMouse()
  for (let step = 1; step <= 10; step += 1) await moveMouse(from.x + 20 + 4 * step, from.y + 10 + 6 * step)
  await releaseMouse()
  await expectDrawn()
  await expect.poll(() => Math.abs(readBox(headline()).y - from.y)).toBeGreaterThan(20)
  const dropped = readBox(headline())
  await button('History').click()
  await expect.element(button('Moved headline')).toBeVisible()
  expect(button('Moved headline').elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => listSent('PUT /api/content/*/design/draft')).toHaveLength(1)
  await expect.element(page.getByText('Draft saved')).toBeVisible()

  await openApp('/dashboard/content/7/edit')
  await expect.element(headline()).toBeVisible()
  await expect.poll(() => readBox(headline()).y).toBeCloseTo(dropped.y, 0)
})

test('an image that is resized at its left side keeps its right side', async () => {
  await openEditor()
  const image = slot(/^(Image|Picture)/).first()
  await layer(/^(Image|Picture)/).click()
  await expectDrawn()
  const from = readBox(image)
  const [x, y] = [from.x, from.y + from.height / 2]
  await moveMouse(x, y)
  await pressMouse()
  await userEvent.keyboard('{Alt>}')
  for (let step = 1; step <= 5; step += 1) await moveMouse(x + 8 * step, y)
  await releaseMouse()
  await userEvent.keyboard('{/Alt}')
  await expectDrawn()
  await expect.poll(() => from.width - readBox(image).width).toBeCloseTo(40, -1)
  expect(Math.abs(readBox(image).right - from.right)).toBeLessThan(2)
})

test('another image from My Content is put into the design', async () => {
  const { answers } = await openEditor()
  const items = [createBareItem(9, { title: 'Autumn' }), createBareItem(7, { title: 'Spring' })]
  answerWith({
    ...answers,
    'GET /api/content': ({ searchParams }) => cutPage(items, searchParams),
    'GET /api/content/*/file': () => new Response(new Blob(['file'], { type: 'image/png' })),
  })
  await button('Pictures').click()
  const images = page.getByRole('list', { name: 'From My Content' })
  await expect.poll(() => images.getByRole('button').elements()).toHaveLength(1)
  await images.getByRole('button', { name: 'Add Autumn' }).click()
  await expect.element(slot('Added 1')).toBeVisible()
  await expectDrawn()
  await expectAccessible()
})

test('without dragging, the fields and the place grid do what a drag does', async () => {
  await openEditor()
  await headline().click(ASIDE)
  const from = readBox(headline())
  await button('More Y').click()
  await expectDrawn()
  await expect.poll(() => readBox(headline()).y - from.y).toBeGreaterThan(0.2)
  await button('Bottom center').click()
  await expectDrawn()
  await expect.element(button('Bottom center')).toHaveAttribute('aria-pressed', 'true')
  await button('Reset headline').click()
  await expectDrawn()
  await expect.poll(() => readBox(headline()).y).toBeCloseTo(from.y, 0)
})

test('a second window with its own changes asks which draft to keep, and nothing is overwritten', async () => {
  const stored = await openEditor()
  // Another window of the browser, in which the headline was moved and the draft stored.
  const other = new BroadcastChannel('signet-design-7')
  const told = new Promise((done) => other.addEventListener('message', ({ data }: MessageEvent<unknown>) => done(data)))
  await headline().click(ASIDE)
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(await told).toBe(1)
  const mine = stored.draft
  if (!mine) throw new Error('The draft is not stored')
  failCalls('/api/content/*/design/draft', 'no answer')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  const copy = { ...mine.design.copy, headline: 'Theirs' }
  const theirs = { ...mine, rev: 2, design: { ...mine.design, copy } }
  stored.draft = theirs
  other.postMessage(2)
  await expect.element(page.getByRole('dialog', { name: 'Changed in another window' })).toBeVisible()
  await button('Take theirs').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(slot('Headline, Theirs')).toBeVisible()
  expect(stored.draft).toBe(theirs)
  other.close()
})
