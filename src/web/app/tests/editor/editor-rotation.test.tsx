import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { canvas, expectDrawn, headline, logo, openEditor, slot, useEditor } from '../../testing/page/editor.ts'
import { useApp } from '../../testing/open-app.tsx'

useApp()
useEditor()

/** Focuses a slot as the keyboard does, which selects it. */
async function focusByKeyboard(part: Locator): Promise<void> {
  await userEvent.tab()
  part.element().focus()
}

const expectTurned = (part: Locator, rotate: string) =>
  expect.poll(() => getComputedStyle(part.element()).rotate).toBe(rotate)

async function turnHeadline(): Promise<void> {
  await focusByKeyboard(headline())
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await expectTurned(headline(), '-15deg')
  await expectDrawn()
  const angle = page.getByRole('textbox', { name: /^Angle/ })
  await expect.element(angle).toHaveValue('-15')
  await angle.fill('-8')
  await userEvent.keyboard('{Enter}')
  await expectTurned(headline(), '-8deg')
  await expectDrawn()
}

async function editUpright(): Promise<void> {
  await focusByKeyboard(headline())
  await userEvent.keyboard('{Enter}')
  await expectTurned(canvas().getByRole('textbox', { name: 'Text of Headline' }), 'none')
  await expectDrawn()
  await expectTurned(headline(), '0deg')
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}Brighter by Friday{Control>}{Enter}{/Control}')
  await expectDrawn()
  await expectTurned(slot('Headline, Brighter by Friday'), '-8deg')
}

test('words are turned by keys and by a number, edited upright, and turned back; a turned logo is a finding with a fix', async () => {
  await openEditor()
  await turnHeadline()
  await editUpright()

  await focusByKeyboard(logo())
  await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Alt}')
  await expectTurned(logo(), '5deg')
  await expectDrawn()
  await page.getByRole('button', { name: /^Brand check/ }).click()
  const finding = page.getByRole('listitem').filter({ hasText: 'Logo is upright' })
  await expect.element(finding).toBeVisible()
  await expectAccessible()
  await finding.getByRole('button', { name: /^Fix/ }).click()
  await expectTurned(logo(), '0deg')
  await userEvent.keyboard('{ControlOrMeta>}zzzzzzzzzz{/ControlOrMeta}')
  await expectDrawn()
  await expectTurned(slot(/^Headline, Wake up/), '0deg')
})
