import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { CampaignText } from '#contract/campaigns/texts.ts'
import { TextTable } from './text-table.tsx'

const written = (count: number): CampaignText => ({
  text_set: 'google.pmax',
  language: 'en',
  product_id: null,
  variant: 1,
  updated_at: '2026-11-28T12:00:00.000Z',
  fields: { headline: Array.from({ length: count }, (_, index) => `Headline ${index + 1}`) },
})

test.each([
  [8, 1],
  [15, 0],
])('an ad with %d of 15 headlines says how many are missing and why', async (count, hints) => {
  const screen = await render(
    <TextTable textSet="google.pmax" texts={[written(count)]} direction="ltr" onSave={() => undefined} />,
  )
  const hint = screen.getByText('8 of 15. Brand, product and brief say no more that fits. You can add your own.')
  await expect.element(screen.getByRole('textbox').first()).toHaveValue('Headline 1')
  expect(hint.elements()).toHaveLength(hints)
})
