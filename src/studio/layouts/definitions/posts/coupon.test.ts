import { expect, test } from 'vitest'
import { composeScene } from '../../../compose.ts'
import { writeCopy } from '../../../copywriter/write-copy.ts'
import { NO_IMAGES } from '../../../model/material.ts'
import { createBrief, fakeMeasure } from '../../../testing/briefs.ts'

const VOUCHERS = [
  'Summer crate, 20% off with code YUZU20, minimum order 24 €',
  '20 % Rabatt auf alle Räder mit dem Code RAD20, Mindestbestellwert 50 €',
]
const PRICES = [
  'Guided visit at sunset, 35 € per person, booking required',
  'Visita guidata al tramonto, 35 € a persona, prenotazione obbligatoria',
]
const LOUD = ['bold', 'playful', 'friendly']
const QUIET = ['luxury', 'minimal', 'professional', 'authoritative', 'innovative']

/** Composes requests with a coupon wherever it suits them, and lists their layouts. */
const listLayouts = (prompts: readonly string[], tones: readonly string[]) =>
  Promise.all(
    prompts.flatMap((prompt) =>
      tones.map(async (tone) => {
        const brief = createBrief({ prompt }, { tone })
        return (await composeScene(brief, writeCopy(brief), NO_IMAGES, fakeMeasure, { layout: 'coupon' })).layout
      }),
    ),
  )

test('a coupon to cut out is for codes and vouchers of bold, playful and friendly brands', async () => {
  for (const tone of LOUD) expect(await listLayouts(VOUCHERS, [tone])).toContain('coupon')
  expect(await listLayouts(VOUCHERS, QUIET)).not.toContain('coupon')
  expect(await listLayouts(PRICES, [...LOUD, ...QUIET])).not.toContain('coupon')
})
