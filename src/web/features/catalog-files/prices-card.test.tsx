import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PriceChoices, TablePrices } from '#contract/catalog-files/price-choices.ts'
import { PricesCard } from './prices-card.tsx'

const PRICES: TablePrices = {
  questions: [
    { about: 'sign', sign: 'kr', count: 2, examples: ['299 kr.', '5 kr'], candidates: ['SEK', 'NOK'], suggested: null },
    { about: 'sign', sign: '¥', count: 1, examples: ['¥1,980'], candidates: ['JPY', 'CNY'], suggested: 'JPY' },
    { about: 'none', sign: '', count: 1, examples: ['20'], candidates: [], suggested: null },
    { about: 'decimal', sign: '', count: 1, examples: ['12.995'], candidates: [], suggested: null },
  ],
  preview: [
    { written: '299 kr.', price: 299, currency: null, text: '299 kr.' },
    { written: '¥1,980', price: 1980, currency: 'JPY', text: null },
    { written: 'from 5 €', price: null, currency: null, text: 'from 5 €' },
  ],
}

function Table() {
  const [choices, setChoices] = useState<PriceChoices>({})
  return (
    <>
      <PricesCard prices={PRICES} choices={choices} onChange={setChoices} />
      <output>{JSON.stringify(choices)}</output>
    </>
  )
}

const choose = async (field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('what the prices of a table do not say is asked once for all of them', async () => {
  await render(<Table />)
  await expect.element(page.getByText('2 prices, such as 299 kr. · 5 kr')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'What “¥” means' })).toHaveTextContent('JPY – Japanese Yen')
  await choose('What “kr” means', 'NOK – Norwegian Krone')
  await choose('Currency of prices that name none', 'EUR – Euro')
  await choose('What 12.995 is', '12,995.00, a whole number')
  const chosen = { meanings: { kr: 'NOK' }, currency: 'EUR', decimal: ',' }
  await expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(chosen))
})

test('what would be stored is shown beside what is in the table', async () => {
  await render(<Table />)
  const rows = page.getByRole('row').elements()
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['In the table', 'Stored'],
    ['299 kr.', '299.00 (No currency) · “299 kr.” as text'],
    ['¥1,980', '¥1,980'],
    ['from 5 €', '“from 5 €” as text'],
  ])
})
