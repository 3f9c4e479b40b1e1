import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { STATE } from './testing/design-server.ts'
import { openEditor, useDesignServer } from './testing/open-editor.tsx'

const server = useDesignServer()

test('changes are stored as a draft once, after a pause', async () => {
  const { slot } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.poll(() => server.current.drafts.length).toBe(1)
  expect(server.current.drafts[0]?.overrides.slots['headline']?.move?.[0]).toBeCloseTo(0.0038, 3)
})

test('a draft that another window has changed is not overwritten before an answer', async () => {
  const { screen, slot } = await openEditor(server.current)
  const theirs = { ...STATE.saved, copy: { ...STATE.saved.copy, headline: 'Theirs' } }
  server.current.elsewhere = { rev: 3, updated_at: '2026-11-23T10:00:00Z', design: theirs }
  server.current.refusals.set(
    '/draft',
    Response.json({ detail: 'This design was changed in another window.' }, { status: 412 }),
  )
  await slot('Headline, Wake up').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('dialog', { name: 'Changed in another window' })).toBeVisible()
  expect(server.current.drafts).toEqual([])
  await screen.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(slot('Headline, Theirs')).toBeVisible()
})

test('a version is saved with the newest design, and the editor of the new item opens', async () => {
  const { slot, router } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  await userEvent.keyboard('{ArrowRight}{Control>}s{/Control}')
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/content/8/edit')
  expect(server.current.versions[0]?.overrides.slots['headline']?.move).toEqual([0.0013, 0])
})

test('the history survives the saving of a version, and the canvas shows the design all the time', async () => {
  const { screen, slot, router } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  await userEvent.keyboard('{F2}Rest{Control>}{Enter}{/Control}')
  await expect.element(slot('Headline, Rest')).toHaveFocus()
  const blank = watchForBlankCanvas(screen.container)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/content/8/edit')
  await expect.element(slot('Headline, Rest')).toHaveAttribute('aria-pressed', 'true')
  expect(blank()).toBe(false)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(slot('Headline, Wake up')).toBeVisible()
  await expect.poll(() => server.current.drafts.at(-1)?.copy.headline).toBe('Wake up')
})

test('what is changed while a version is being saved stays, and is stored as the draft of the version', async () => {
  const release = server.current.holdVersions()
  const { slot, router } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  await userEvent.keyboard('{ArrowRight}{Control>}s{/Control}')
  await expect.poll(() => server.current.versions.length).toBe(1)
  await userEvent.keyboard('{F2}Rest{Control>}{Enter}{/Control}')
  release()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/content/8/edit')
  await expect.element(slot('Headline, Rest')).toBeVisible()
  await expect.poll(() => server.current.drafts.at(-1)?.copy.headline).toBe('Rest')
})

/** Returns whether the canvas had no image at some time. */
function watchForBlankCanvas(container: Element): () => boolean {
  let isBlank = false
  const look = () => {
    isBlank ||= container.querySelector('[aria-label="Design"] > img[src^="blob:"]') === null
  }
  const watcher = new MutationObserver(look)
  watcher.observe(container, { childList: true, subtree: true })
  return () => {
    watcher.disconnect()
    return isBlank
  }
}

test('a draft that is on its way when a version is saved is removed after it was stored', async () => {
  const release = server.current.holdDrafts()
  const { slot, router } = await openEditor(server.current)
  await slot('Headline, Wake up').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => server.current.drafts.length).toBe(1)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => server.current.versions.length).toBe(1)
  release()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/content/8/edit')
  expect(server.current.draftEvents).toEqual(['stored', 'removed'])
})
