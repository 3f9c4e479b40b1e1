import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { NO_IMAGES } from '../model/material.ts'
import { createBrief, fakeMeasure } from '../testing/briefs.ts'

const MARKED = ['voice', 'quote', 'bubble']

test('a quotation without an image has its marks, and words in quotation marks alone are no quotation of a person', async () => {
  const layouts = async (prompt: string) =>
    Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const brief = createBrief({ prompt, seed: index + 1 }, { tone: 'friendly' })
        return (await composeScene(brief, writeCopy(brief), NO_IMAGES, fakeMeasure)).layout
      }),
    )
  const count = (names: readonly string[]) => names.filter((name) => MARKED.includes(name)).length
  expect(count(await layouts('"I use it after every shift on the boat." – Signe, ferry captain'))).toBe(30)
  // With a drawing of what it is about as well.
  expect(count(await layouts('"I went from a 4 to a 7 and like maths now" - Tyler, year 11. a nice quote post'))).toBe(
    30,
  )
  expect(count(await layouts('« Mon vélo roule comme neuf » – Inès, cycliste'))).toBe(30)
  expect(count(await layouts('„Das beste Brot der Stadt“ – Jens, Stammgast'))).toBe(30)
  expect(count(await layouts('“Softer by Sunday”'))).toBeLessThan(12)
})
