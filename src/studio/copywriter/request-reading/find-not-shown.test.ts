import { expect, test } from 'vitest'
import { isNotShown } from './find-not-shown.ts'

test.each(['Please no logos on shirts', 'Bitte keine Logos auf den Shirts', 'Sin logos en las camisetas, por favor'])(
  '“%s” tells readers what not to wear',
  (said) => {
    expect(isNotShown(said)).toBe(false)
  },
)

test.each(['Please no logos', 'Bitte keine Logos auf dem Bild', 'Sin logos, por favor'])(
  '“%s” tells us what not to show',
  (said) => {
    expect(isNotShown(said)).toBe(true)
  },
)
