import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { BrandCheck, type Rule } from './brand-check.tsx'

const contrast: Rule = {
  rule: 'contrast',
  label: 'Contrast of the headline',
  value: 5.237,
  threshold: 4.5,
  unit: ':1',
  passed: true,
  box: [10, 10, 100, 40],
}
const clearSpace: Rule = {
  rule: 'clear_space',
  label: 'Clear space of the logo',
  value: 12,
  threshold: 24,
  unit: 'px',
  passed: false,
  box: null,
}
const check = { score: 87.4, passed: false, rules: [contrast, clearSpace] }

test('each rule is listed with its result, its value and its limit', async () => {
  const screen = await render(<BrandCheck check={check} />)
  const region = screen.getByRole('region', { name: 'Brand check' })
  await expect.element(region).toMatchTextContent(/87\/100 · 1 of 2 rules/)
  const [first, second] = region.getByRole('listitem').all()
  await expect.element(first?.getByLabelText('Passed') ?? region).toBeVisible()
  await expect.element(first ?? region).toMatchTextContent(/5\.24:1at least 4\.5:1/)
  await expect.element(second?.getByLabelText('Failed') ?? region).toBeVisible()
  await expect.element(second ?? region).toMatchTextContent(/12 pxat least 24 px/)
})

test('a count has the form of its number', async () => {
  const counts = [0, 1, 2].map((value) => ({
    ...clearSpace,
    passed: value <= 1,
    rule: `overlap-${value}`,
    value,
    unit: 'boxes',
    threshold: 1,
  }))
  const screen = await render(<BrandCheck check={{ ...check, rules: counts }} />)
  const rows = screen.getByRole('listitem').all()
  for (const [index, text] of ['0 boxesat most 1 box', '1 boxlimit 1 box', '2 boxesat most 1 box'].entries())
    await expect.element(rows[index] ?? screen.getByRole('region')).toMatchTextContent(text)
})

test('only a rule with a place in the image can be pinned, and a second press releases it', async () => {
  const onPin = vi.fn<(rule: Rule | null) => void>()
  const marking = { pinned: null, onPin, onPoint: () => undefined }
  const screen = await render(<BrandCheck check={check} marking={marking} />)
  expect(screen.getByRole('button').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: /Contrast of the headline/ }).click()
  expect(onPin).toHaveBeenLastCalledWith(contrast)
  await screen.rerender(<BrandCheck check={check} marking={{ ...marking, pinned: contrast }} />)
  await screen.getByRole('button', { pressed: true }).click()
  expect(onPin).toHaveBeenLastCalledWith(null)
})

test('what a rule found is listed below it, and its place can be pinned', async () => {
  const onPin = vi.fn<(rule: Rule | null) => void>()
  const findings = [
    { label: 'A sentence was cut: “Handmade ceramic”', box: [1, 2, 3, 4] as [number, number, number, number] },
    { label: 'A condition is missing: “with code”', box: null },
  ]
  const words = { ...clearSpace, rule: 'words', label: 'Words', value: 2, threshold: 0, unit: 'findings', findings }
  const marking = { pinned: null, onPin, onPoint: () => undefined }
  const screen = await render(<BrandCheck check={{ ...check, rules: [words] }} marking={marking} />)
  await expect.element(screen.getByRole('region')).toMatchTextContent(/2 findings.*A condition is missing: “with code”/)
  await screen.getByRole('button', { name: /A sentence was cut: “Handmade ceramic”/ }).click()
  expect(onPin.mock.lastCall?.[0]).toMatchObject({ rule: 'words', box: [1, 2, 3, 4] })
})
