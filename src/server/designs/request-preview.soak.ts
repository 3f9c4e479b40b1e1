import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '#studio/model/random.ts'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { drawPrompt } from '#studio/testing/prompts/draw-prompt.ts'
import { PROMPT_SET } from '#studio/testing/prompts/prompt-set.ts'
import { imageFile } from '../testing/images.ts'
import { openSite, type Site } from '../testing/site.ts'

/** `SOAK_SEED` repeats a run. */
const SEED = readSeed()
const SIZES = ['1080x1080', '1080x1350', '1080x1920', '1200x630', '1500x500']
const TONES = ['professional', 'playful', 'luxury', 'friendly'] as const

let site: Site
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
})
afterAll(() => site.close())

const readPixels = (base64: string) => sharp(Buffer.from(base64, 'base64')).removeAlpha().raw().toBuffer()

test('the item is the picture of its preview in 200 of 200 requests, pixel by pixel', async () => {
  const { api } = await site.signUp()
  const brands = await Promise.all(
    TONES.map((brand_tone, index) =>
      api.brands.create({
        body: { name: `Brand ${index + 1}`, brand_tone, primary_color: `#${index * 3}A4F${index}6` },
      }),
    ),
  )
  await api.brands.uploadLogo({ params: { id: brands[0]?.id ?? 0 }, files: { file: [await imageFile()] } })
  const prompts = Object.values(PROMPT_SET).flat().slice(0, 200)
  const different: string[] = []
  for (const [index, marked] of prompts.entries()) {
    const { prompt } = drawPrompt(marked, randomFrom(SEED, String(index)))
    const brand_id = brands[index % brands.length]?.id ?? 0
    const fields = { brand_id, prompt, dimensions: SIZES[index % SIZES.length] ?? '' }
    const preview = await api.requestPreviews.draw({ body: { ...fields, ratio: 1 } })
    const created = await api.content.generate({ form: { ...fields, seed: preview.seed }, files: {} })
    const [seen, stored] = [await readPixels(preview.image.content_data), await readPixels(created.content_data)]
    if (!seen.equals(stored) || created.caption !== preview.caption) different.push(`${preview.seed}: ${prompt}`)
  }
  console.log(`SOAK_SEED=${SEED}: ${prompts.length} requests, ${different.length} differ from their preview`)
  expect([prompts.length, different]).toEqual([200, []])
}, 1_200_000)
