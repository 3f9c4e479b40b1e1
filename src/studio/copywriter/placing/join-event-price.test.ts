import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'

test.each([
  [
    'Family portraits in the park, Sunday 10am to 2pm. Short session + 10 digital images £95. Book via link',
    'Short session + 10 digital images £95',
  ],
  [
    'Familienfotos im Park, Sonntag 13. Oktober 10 Uhr. Kurzes Shooting mit zehn Bildern 95 €. Buchung per Link',
    'Kurzes Shooting mit zehn Bildern 95 €',
  ],
  [
    'Gezinsfoto’s in het park, zondag 13 oktober 10.00 uur. Korte sessie met tien foto’s €95. Boek via de link',
    'Korte sessie met tien foto’s €95',
  ],
])('a price in an event stays with what it buys: %s', (prompt, row) => {
  const { pieces = [], price } = writeCopy(createBrief({ prompt }))
  expect(price).toBeNull()
  expect(pieces.map(({ text }) => text)).toContain(row)
})
