import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { RequestPreviewFilm } from '#contract/generation/request-preview.ts'
import { SceneStrip } from './scene-strip.tsx'

const STILL = {
  content_data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  mime_type: 'image/png' as const,
  width: 1,
  height: 1,
  box: [0, 0, 1, 1] as [number, number, number, number],
}
const FILM: RequestPreviewFilm = {
  seconds: 7.25,
  scenes: [
    { kind: 'hook', texts: ['Wake up', 'to brighter skin'], seconds: 2.5, still: STILL },
    { kind: 'end', texts: ['Verdant'], seconds: 4.75, still: null },
  ],
}

test('the scenes of a film are listed with their words and lengths, also one whose still is not drawn yet', async () => {
  const screen = await render(<SceneStrip film={FILM} />)
  const list = screen.getByRole('list', { name: 'Film: 2 scenes, 7.3 s' })
  await expect.element(list).toBeVisible()
  expect(list.element().tabIndex).toBe(0)
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(screen.getByRole('img', { name: 'Scene 1: Wake up · to brighter skin' })).toBeVisible()
  expect(screen.getByRole('img').elements()).toHaveLength(1)
  await expect.element(screen.getByText('4.8 s')).toBeVisible()
})
