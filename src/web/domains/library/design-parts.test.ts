import { afterAll, expect, test, vi } from 'vitest'
import { catalog as german, translate as toGerman } from '#web/words/de/catalog.ts'
import { catalog as french, translate as toFrench } from '#web/words/fr/catalog.ts'

const CHANGES = [
  'Layout: photo',
  'Another composition',
  'Headline: words',
  'Benefits: words',
  'Row 2 price: words',
  'Logo: moved, resized',
  'Benefit 2: hidden',
  'Page mark: recolored',
  'Motion: calm',
  'Length: 4.5 s',
  'Storyboard',
]

// Other files of the same process import English words.
afterAll(() => void vi.resetModules())

/** The module reads its words when it is evaluated, like every screen. */
async function load() {
  vi.resetModules()
  const words = await import('#web/words/define-words.ts')
  return { speak: words.speak, load: () => import('./design-parts.ts') }
}

test('in English, the changes of a version are shown as the server writes them', async () => {
  const { translateChanges, joinChanges } = await (await load()).load()
  expect(translateChanges(CHANGES)).toEqual(CHANGES)
  expect(joinChanges(['Headline: words', 'Logo: moved'])).toBe('Headline: words, Logo: moved')
})

test('in German, every part of the changes is German', async () => {
  const module = await load()
  module.speak({ language: 'de', catalog: german, translate: toGerman })
  const { translateChanges } = await module.load()
  expect(translateChanges(CHANGES)).toEqual([
    'Layout: Foto',
    'Andere Anordnung',
    'Überschrift: Text',
    'Vorteile: Text',
    'Zeile 2 Preis: Text',
    'Logo: verschoben, Größe geändert',
    'Vorteil 2: ausgeblendet',
    'Seitenzeichen: umgefärbt',
    'Bewegung: Ruhig',
    'Länge: 4,5 s',
    'Storyboard',
  ])
})

test('French has a space before the colon, and names without a sentence of the contract are translated', async () => {
  const module = await load()
  module.speak({ language: 'fr', catalog: french, translate: toFrench })
  const { translateChanges, translateSlotName } = await module.load()
  expect(translateChanges(['Price: words', 'Logo: moved'])).toEqual(['Prix : texte', 'Logo : déplacement'])
  expect(['Number', 'Page mark', 'Step 3'].map(translateSlotName)).toEqual(['Numéro', 'Repère de page', 'Étape 3'])
})
