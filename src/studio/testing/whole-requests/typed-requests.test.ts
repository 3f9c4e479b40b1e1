import { expect, test } from 'vitest'
import { checkWords } from '../../check/words-rule.ts'
import { composeScene } from '../../compose.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, fakeMeasure } from '../briefs.ts'
import { BOUND_REQUESTS } from '../requests/bound-requests.ts'
import { FEAST_REQUESTS } from '../requests/feast-requests.ts'
import { FRAMED_REQUESTS } from '../requests/framed-requests.ts'
import { HURRIED_REQUESTS } from '../requests/hurried-requests.ts'
import { LIMITED_REQUESTS } from '../requests/limited-requests.ts'
import { OWNER_REQUESTS } from '../requests/owner-requests.ts'
import { PHONE_REQUESTS } from '../requests/phone-requests.ts'
import { SHOP_REQUESTS } from '../requests/shop-requests.ts'
import { TYPED_REQUESTS } from '../requests/typed-requests.ts'
import { UNMARKED_REQUESTS } from '../requests/unmarked-requests.ts'

test('the judge of words finds nothing in requests as people type them', async () => {
  const found = await Promise.all(
    [
      ...TYPED_REQUESTS,
      ...FRAMED_REQUESTS,
      ...BOUND_REQUESTS,
      ...HURRIED_REQUESTS,
      ...OWNER_REQUESTS,
      ...LIMITED_REQUESTS,
      ...UNMARKED_REQUESTS,
      ...PHONE_REQUESTS,
      ...SHOP_REQUESTS,
      ...FEAST_REQUESTS,
    ].map(async ([prompt], index) => {
      const brief = createBrief({ prompt, seed: index + 1, platform: 'instagram' })
      const scene = await composeScene(brief, writeCopy(brief), NO_IMAGES, fakeMeasure)
      return (checkWords(scene, { brief }).findings ?? []).map(({ label }) => `${label} <- ${prompt}`)
    }),
  )
  expect(found.flat()).toEqual([])
})
