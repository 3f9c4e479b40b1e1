import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormatMatrix } from './format-matrix.tsx'
import type { PlanDraft } from './plan-draft.ts'

const EMPTY: PlanDraft = { formats: [], videos: [], languages: ['en'], variants: 1 }

/** The matrix with the keys of what is chosen below it. */
function Planned() {
  const [plan, setPlan] = useState(EMPTY)
  return (
    <>
      <FormatMatrix plan={plan} onChange={setPlan} />
      <output>{[...plan.formats, ...plan.videos.map((key) => `${key} as video`)].join(', ')}</output>
    </>
  )
}

const toggle = (platform: string, format: string) =>
  page.getByRole('group', { name: platform, exact: true }).getByRole('button', { name: `${format}, `, exact: false })

test('a format is chosen and removed again, and a story can be a video', async () => {
  const screen = await render(<Planned />)
  const chosen = screen.getByRole('status')
  await toggle('Instagram', 'Story').first().click()
  await expect.element(chosen).toHaveTextContent('instagram.story')
  await expect.element(toggle('Instagram', 'Story').first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Story as a video' }).click()
  await expect.element(chosen).toHaveTextContent('instagram.story, instagram.story as video')
  await toggle('Instagram', 'Story').first().click()
  await expect.element(chosen).toHaveTextContent('')
})

test('the head of a row chooses every placement of a platform', async () => {
  const screen = await render(<Planned />)
  await page.getByRole('button', { name: 'Choose every placement of Facebook' }).click()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('facebook.post, facebook.story, facebook.reel, facebook.carousel, facebook.cover, facebook.ad')
  await page.getByRole('button', { name: 'Choose every placement of Facebook' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})
