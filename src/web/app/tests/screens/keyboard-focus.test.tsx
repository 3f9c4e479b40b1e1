import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createContent, PIXEL, SUMS } from '../../testing/replies/content-replies.ts'
import { button, dialog } from '../../testing/page/controls.ts'
import { pressEnter, readFocused, tabTo } from '../../testing/page/keyboard.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { createImage } from '../../testing/page/images.ts'
import { holdReply, sendPart } from '../../testing/replies/replies.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

const DELETE = 'DELETE /api/brands/*'

const brand = (name: string) => page.getByRole('article', { name })
const focused = () => document.activeElement

useApp()
useMotion()

/** An account without brands and content. Its next image is in its library until it is deleted. */
function startEmpty(): Answers {
  let items: object[] = []
  const show = (...shown: object[]) => {
    items = shown
    return { message: 'Done' }
  }
  return {
    ...storeBrands().answers,
    'GET /api/analytics/stats': { ...SUMS, total_content: 0 },
    'GET /api/generator/jobs': { jobs: [] },
    'POST /api/brands/preview': () => new Response(createImage()),
    'GET /api/content': (url: URL) => sendPart('content', items, 'skip')(url),
    'POST /api/content/generate': () => {
      show(createContent(1))
      return { ...createContent(1), mime_type: 'image/png', content_data: PIXEL }
    },
    'DELETE /api/content/*': () => show(),
    'POST /api/content/*/restore': () => show(createContent(1)),
  }
}

test('a new user can create an image, delete it and undo the deletion with the keyboard alone', async () => {
  await signIn(startEmpty())
  await openScreen('/dashboard', /^Welcome back/)
  await tabTo(/^Start in a minute$/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Brand name')).toHaveFocus()
  await userEvent.keyboard('Nocte')
  await tabTo(/^Make my first picture$/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'There it is' })).toHaveFocus()

  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox', { name: 'Search commands' })).toHaveFocus()
  await userEvent.keyboard('my content')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'My Content' })).toHaveFocus()
  await expect.element(page.getByRole('article')).toHaveLength(1)
  await tabTo(/^Preview /)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('button', { name: 'Download' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(readFocused).toMatch(/^Preview /)
  await expectDeletionUndone()
})

async function expectDeletionUndone(): Promise<void> {
  await userEvent.keyboard('{Delete}')
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No content yet')).toBeVisible()
  await expect.element(button('Undo')).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(button('Undo')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('article')).toHaveLength(1)
  await expect.poll(focused).not.toBe(document.body)
}

test('a busy button keeps the focus', async () => {
  const held = holdReply(() => ({}))
  await signIn({ 'PUT /api/config': held.answer })
  await openScreen('/dashboard/configuration', 'Configuration')
  await pressEnter(button('Save'))
  await expect.poll(() => focused()?.textContent).toBe('Processing…')
  held.release()
  await expect.element(page.getByText('Configuration saved')).toBeVisible()
  await expect.poll(() => focused()?.textContent).toBe('Save')
})

/** Opens the list of two brands. `release` answers the deletions. */
async function openTwoBrands({ isDeletionHeld = false } = {}): Promise<{ release: () => void }> {
  const stored = storeBrands()
  for (const name of ['Acme', 'Bravo']) stored.addBrand({ name })
  const held = holdReply(stored.answers[DELETE] as (url: URL) => object)
  await signIn({ ...stored.answers, ...(isDeletionHeld && { [DELETE]: held.answer }) })
  await openScreen('/dashboard/brands', 'My Brands')
  return held
}

/** Presses Confirm once the dialog has set its first focus, which would otherwise take the key. */
async function confirmDeletion(): Promise<void> {
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await pressEnter(dialog().getByRole('button', { name: 'Confirm' }))
}

test('a removed element passes the focus on', async () => {
  await openTwoBrands()
  const remove = brand('Bravo').getByRole('button', { name: 'Delete' })
  await pressEnter(remove)
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(remove).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await confirmDeletion()
  await expect.element(brand('Bravo')).not.toBeInTheDocument()
  await expect.poll(() => brand('Acme').element().contains(focused())).toBe(true)
})

test('deleting in a dialog moves the focus on, if the card is removed before the dialog has faded out', async () => {
  await openTwoBrands()
  await pressEnter(brand('Bravo').getByRole('button', { name: 'Delete' }))
  await expect.element(dialog()).toBeVisible()
  await fadeSlowly()
  await confirmDeletion()
  await expect.element(brand('Bravo')).not.toBeInTheDocument()
  await expect.element(dialog()).toBeVisible()
  for (const animation of document.getAnimations()) animation.finish()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => brand('Acme').element().contains(focused())).toBe(true)
})

/** Lets the open dialog take a long time to fade out. */
async function fadeSlowly(): Promise<void> {
  // A dialog that is not fully open yet would close as fast as it has opened.
  await expect.poll(() => dialog().element().getAnimations()).toEqual([])
  const slow = new CSSStyleSheet()
  slow.replaceSync('[role=dialog], [role=alertdialog] { transition-duration: 1000s !important }')
  document.adoptedStyleSheets.push(slow)
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== slow)
  })
}

test('deleting in a dialog moves the focus on, if the dialog has faded out before the card is removed', async () => {
  const { release } = await openTwoBrands({ isDeletionHeld: true })
  await pressEnter(brand('Bravo').getByRole('button', { name: 'Delete' }))
  await confirmDeletion()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(brand('Bravo')).toBeVisible()
  release()
  await expect.element(brand('Bravo')).not.toBeInTheDocument()
  await expect.poll(() => brand('Acme').element().contains(focused())).toBe(true)
})
