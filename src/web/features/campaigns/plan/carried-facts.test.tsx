import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PlanPreview } from '#contract/campaigns/plan.ts'
import { CarriedFacts } from './carried-facts.tsx'

const PREVIEW: PlanPreview = {
  cells: 3,
  images: 3,
  videos: 0,
  new_cells: 3,
  proposals: 3,
  units: 6,
  cost_usd: 0,
  quota: { used: 0, limit: 100, left: 100, resets_at: '2026-12-01T00:00:00.000Z' },
  fits: true,
  runs: 1,
  needs_words: 2,
  carried: [
    { language: 'de', facts: ['Ab 19,90 €'], left: ['Summer sale', 'all lamps'], needs_words: true },
    { language: 'ja', facts: ['€19.90から'], left: ['Summer sale', 'all lamps'], needs_words: true },
  ],
}

test('the plan names the words that other languages leave out, and where to type them', async () => {
  const screen = await render(<CarriedFacts preview={PREVIEW} />)
  await expect
    .element(screen.getByText('Deutsch and 日本語: “Summer sale” and “all lamps” will be left out.'))
    .toBeVisible()
  await expect.element(screen.getByText(/type them under “Edit for all”/)).toBeVisible()
  await screen.getByText('What is written in Deutsch').click()
  await expect.element(screen.getByText('Ab 19,90 €')).toBeVisible()
})

test('a plan in the language of the brief has no such part', async () => {
  const screen = await render(<CarriedFacts preview={{ ...PREVIEW, carried: [] }} />)
  expect(screen.container.textContent).toBe('')
})
