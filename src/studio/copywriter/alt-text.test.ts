import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { listCopyTexts, type Copy } from './copy.ts'
import { DESIGN_LANGUAGES } from '#contract/languages/languages.ts'
import { NO_IMAGES } from '../model/material.ts'
import { createBrief, createCopy, createImageFacts, createLogoFacts, fakeMeasure } from '../testing/briefs.ts'
import type { Brief } from '../model/brief.ts'
import type { SceneImages } from '../model/material.ts'
import type { ComposeOptions } from '../compose.ts'
import type { Scene } from '../model/scene.ts'

const FULL: Partial<Copy> = {
  subline: 'With rosehip oil',
  badge: '20% off',
  price: '$48',
  cta: 'Shop now',
  benefits: ['Vegan', 'Refillable jar', 'Dermatologically tested'],
  details: [
    { kind: 'date', text: '3 May' },
    { kind: 'place', text: 'Freiburg' },
  ],
  small_print: 'While stocks last',
}
const CREAM = { name: 'Night Cream', description: null, proposition: null, benefits: [], price_text: null, cta: null }
const SIZES = [
  [1080, 1080],
  [1500, 500],
  [320, 50],
  [160, 600],
] as const

const compose = (over: Partial<Brief>, copy: Copy, material: SceneImages = NO_IMAGES, options: ComposeOptions = {}) =>
  composeScene(createBrief(over), copy, material, fakeMeasure, options)
const readAll = ({ layers }: Scene) => layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : [])).join('\n')

test.each(SIZES)('at %i x %i it has every text that is shown, and none that was left out', async (width, height) => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const copy = createCopy('Wake up to brighter skin', FULL)
    const scene = await compose({ width, height, seed }, copy)
    const texts = listCopyTexts(copy)
    const said = texts.filter((text) => scene.copy.alt_text.toLowerCase().includes(text.toLowerCase()))
    expect(said).toEqual(texts.filter((text) => readAll(scene).includes(text)))
    const leftOut = scene.notes.flatMap((note) => note.match(/^words_left_out: (.*)$/)?.[1] ?? [])
    expect(leftOut.filter((text) => said.includes(text))).toEqual([])
  }
})

test('a logo, a picture and a drawing are named only if they are there, the product only in its own picture', async () => {
  const image = { key: 'picture', role: 'product' as const }
  const logo = createLogoFacts(3)
  const copy = createCopy('Wake up')
  const brief = { product: CREAM, pictures: [image, { key: logo.key, role: 'logo' as const }] }
  const images = { ...NO_IMAGES, images: [createImageFacts('photo')] }
  const alt = async (over: Partial<Brief>, material: SceneImages, options: ComposeOptions = {}) =>
    (await compose({ ...over, seed: 3 }, copy, material, options)).copy.alt_text
  expect(await alt(brief, { ...images, logo })).toBe(
    'Verdant graphic in dark teal and cream, with the Verdant logo and a picture of Night Cream. It reads “Wake up”.',
  )
  expect(await alt(brief, images, { paintedByModel: true })).toContain('with a picture. It')
  expect(await alt({ ...brief, pictures: [{ key: 'picture', role: 'reference' }] }, images)).toContain(
    'with a picture. It',
  )
  expect(await alt(brief, NO_IMAGES)).toBe('Verdant graphic in dark teal and cream. It reads “Wake up”.')
  const cup = { name: 'hot-beverage', ratio: 1, tones: [0.2, 0.5, 0.9] as const }
  expect(await alt({ product: CREAM }, { ...NO_IMAGES, objects: [cup] })).toMatch(
    /with a drawing \(hot beverage\)|^(?!.*with)/,
  )
})

test('what a person hid is not in it, and what a person added is', async () => {
  const copy = createCopy('Wake up', { cta: 'Shop now' })
  const added = [{ slot: 'added:1', kind: 'text' as const, text: 'Only today' }]
  const overrides = { version: 1 as const, slots: { cta: { hidden: true } }, added }
  const scene = await compose({ seed: 3 }, copy, NO_IMAGES, { overrides })
  expect(scene.copy.alt_text).not.toContain('Shop now')
  expect(scene.copy.alt_text).toContain('Only today')
})

test.each(DESIGN_LANGUAGES)('in %s the parts are named in that language', async (language) => {
  const logo = createLogoFacts(3)
  const copy = createCopy('N° 5', { language })
  const { copy: drawn } = await compose({ pictures: [{ key: logo.key, role: 'logo' }], seed: 3 }, copy, {
    ...NO_IMAGES,
    logo,
  })
  expect(drawn.alt_text).toContain('N° 5')
  if (language !== 'en') expect(drawn.alt_text).not.toMatch(/graphic|reads|with/)
})

test('steps are read with their numbers and rows with their values, and nothing stands twice or alone', async () => {
  const steps = { kind: 'steps' as const, steps: ['Boil water', 'Add tea', 'Wait', 'Pour'] }
  const listed = await compose({ width: 1080, height: 1920 }, createCopy('How to brew tea', { block: steps }))
  expect(listed.copy.alt_text).toContain('1. Boil water, 2. Add tea, 3. Wait, 4. Pour.')
  const rows = [
    { text: '24 Dec', price: '6–14' },
    { text: '31 Dec', price: '6–14' },
    { text: '1 Jan', price: 'closed' },
  ]
  const table = await compose({}, createCopy('Opening hours', { block: { kind: 'menu', rows } }))
  expect(table.copy.alt_text).toContain('24 Dec: 6–14, 31 Dec: 6–14, 1 Jan: closed')
  const german = await compose({ height: 1920 }, createCopy('So geht es', { block: steps, language: 'de' }))
  expect(german.copy.alt_text).toMatch(/1\. Boil water\. 2\. Add tea\. 3\. Wait\. 4\. Pour\./)
})

test('a language without words of ours names its parts, and ends its sentences with its own mark', async () => {
  const logo = createLogoFacts(3)
  const alt = async (headline: string, language: string) => {
    const brief = { pictures: [{ key: logo.key, role: 'logo' as const }], seed: 3 }
    return (await compose(brief, createCopy(headline, { language }), { ...NO_IMAGES, logo })).copy.alt_text
  }
  expect(await alt('Nytt studio på Bergsgatan 9', 'sv')).toBe('Verdant: Nytt studio på Bergsgatan 9. Logotyp.')
  expect(await alt('عرض خاص جداً', 'ar')).toContain('جداً.')
})

test('a name with an article has no second one', async () => {
  const logo = createLogoFacts(3)
  const brief = createBrief({ pictures: [{ key: logo.key, role: 'logo' }], seed: 3 }, { name: 'The Nook' })
  const scene = await composeScene(brief, createCopy('Wake up'), { ...NO_IMAGES, logo }, fakeMeasure)
  expect(scene.copy.alt_text).toContain('with The Nook logo')
})
