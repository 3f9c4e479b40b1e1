import { expect, test } from 'vitest'
import { openOwnSite } from '../../testing/site.ts'
import { wizardRound } from '../../testing/wizard-round.ts'

test('two types on four platforms are eight items, each of exactly the configured size', async () => {
  const site = await openOwnSite()
  const ann = await site.signUp()
  const { id } = await ann.api.brands.create({ body: { name: 'Nocte', primary_color: '#26246B' } })
  const image = {
    instagram: ['200x240', '1080x1080'],
    facebook: ['320x200'],
    twitter: ['600x200'],
    linkedin: ['201x203'],
  }
  const video = { instagram: ['200x356'], facebook: ['240x200'], twitter: ['320x200'], linkedin: ['200x200'] }
  await ann.api.sizes.update({ body: { content_sizes: { image, video } } })
  const created = await wizardRound(ann.api, id)
  expect(created.map(({ key, pixels }) => [key, pixels])).toEqual(
    Object.entries({ image, video }).flatMap(([type, sizes]) =>
      Object.entries(sizes).map(([platform, [size]]) => [`${type}:${platform}`, size]),
    ),
  )
})
