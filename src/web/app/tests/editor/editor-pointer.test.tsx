import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dropLocalCopy } from '#web/editor/draft/local-copy.ts'
import { button } from '../../testing/page/controls.ts'
import {
  canvas,
  expectDrawn,
  findFreePoint,
  headline,
  logo,
  openEditor,
  readBox,
  slot,
  useEditor,
} from '../../testing/page/editor.ts'
import { moveMouse, pressMouse, releaseMouse } from '../../testing/page/mouse.ts'
import { openApp, useApp } from '../../testing/open-app.tsx'
import { DESIGN_ID } from '../../testing/stored/stored-designs.ts'

useApp()
useEditor()

const WORDS = 'مرحبا 👩‍🚀 眠り'

/** Moves the mouse in so many steps. */
async function drag(from: readonly [number, number], to: readonly [number, number], steps: number): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    const [x, y] = [0, 1].map((at) => (from[at] ?? 0) + (((to[at] ?? 0) - (from[at] ?? 0)) * step) / steps)
    await moveMouse(x ?? 0, y ?? 0)
  }
}

const centerOf = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const

test('the brand check shows the place of a finding, and its Fix button moves the logo off the headline', async () => {
  await openEditor()
  await button('Brand check').click()
  await expect.element(page.getByText(/^\d+\/100/)).toBeVisible()
  await logo().click()
  const [from, to] = [logo(), headline()].map((part) => centerOf(readBox(part)))
  if (!from || !to) throw new Error('The logo and the headline have no place')
  await moveMouse(...from)
  await pressMouse()
  await drag(from, to, 12)
  await releaseMouse()
  await expectDrawn()
  const fix = button('Fix: Move it to a free place')
  await expect.element(fix).toBeVisible()
  await page.getByRole('list', { name: 'Rules' }).getByTitle('Show on the canvas').first().click()
  const place = canvas().getByRole('img', { name: 'Place of Words and logo do not cover each other' })
  await expect.element(place).toBeVisible()
  await fix.click()
  await expectDrawn()
  await expect.element(fix).not.toBeInTheDocument()
  await expect.element(place).not.toBeInTheDocument()
  await button('History').click()
  await expect.element(button('Move it to a free place')).toBeVisible()
})

test('by pointer: a drag shows its guides, a double click edits the words, undo takes both back, and the draft is there on another device', async () => {
  const stored = await openEditor()
  const from = readBox(headline())
  await dragToCenter(from)
  await headline().dblClick({ position: findFreePoint(headline()) })
  const field = canvas().getByRole('textbox', { name: 'Text of Headline' })
  await expect.element(field).toHaveFocus()
  await field.fill(WORDS)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expectDrawn()
  await expect.element(slot(`Headline, ${WORDS}`)).toBeVisible()

  headline().element().focus()
  await userEvent.keyboard('{Control>}zzzzzzzz{/Control}')
  await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  await expectDrawn()
  await expect.element(slot(/^Headline, Wake up/)).toBeVisible()
  await expect.poll(() => readBox(headline()).y).toBeCloseTo(from.y, 0)

  await userEvent.keyboard('{Control>}{Shift>}zzzzzzzz{/Shift}{/Control}')
  await expect.poll(() => stored.draft?.design.copy.headline).toBe(WORDS)
  await expect.element(page.getByText('Draft saved')).toBeVisible()
  await dropLocalCopy(DESIGN_ID)
  await openApp(`/dashboard/content/${DESIGN_ID}/edit`)
  await expect.element(slot(`Headline, ${WORDS}`)).toBeVisible()
})

async function dragToCenter(from: DOMRect): Promise<void> {
  const start = [from.x + 20, from.y + 10] as const
  const aside = [from.x + 60, from.y + 60] as const
  await moveMouse(...start)
  await pressMouse()
  await drag(start, aside, 5)
  const [center] = centerOf(readBox(canvas()))
  await drag(aside, [center - from.width / 2 + 22, from.y + 60], 20)
  await expect.poll(() => canvas().element().querySelector('span[data-on]')).toBeVisible()
  await releaseMouse()
  await expectDrawn()
}
