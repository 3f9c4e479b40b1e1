import { expect, test } from 'vitest'
import { findLeadRow } from './lead-row.ts'

test.each([
  [['Day pass $15', 'Month $59', 'Year $549 (two months free)'], 'Year'],
  [['Cut 70 zł', 'Beard 50 zł', 'Cut and beard 110 zł'], 'Cut and beard'],
  [['Pizza 7 €', 'Pizza + bibita 9 €', 'Pizza + bibita + dolce 12 €'], 'Pizza + bibita + dolce'],
  [['3 wijnen € 15', '5 wijnen € 22', '5 wijnen + kaasplank € 34'], '5 wijnen + kaasplank'],
  [['Lash lift $65', 'Brow lamination $55', 'Both together $99'], 'Both together'],
  [['Außenwäsche 9 €', 'Innen 24 €', 'Komplettpflege 49 €'], 'Komplettpflege'],
  [['Small dogs $45', 'Medium dogs $60', 'Large dogs $80'], null],
  [['Coffee $4 (oat milk)', 'Tea $3 (mint)'], null],
])('of the offers %j, %j leads', (rows, lead) => {
  const offers = rows.map((row) => {
    const at = row.search(/ [$€]? ?\d+(?: (?:zł|€))?(?: \(|$)/u)
    return { text: row.slice(0, at), price: row.slice(at + 1) }
  })
  expect(findLeadRow(offers)?.text ?? null).toBe(lead)
})
