import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { NO_IMAGES } from '../model/material.ts'
import { createBrief, fakeMeasure } from '../testing/briefs.ts'
import { contains } from '../model/geometry.ts'
import { LAYOUTS } from './catalog.ts'
import type { Scene, TextLayer } from '../model/scene.ts'

const FORMS = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 628],
] as const

/** Requests with a name, a range, a number with its unit, and an amount with the words that lead to it. */
const REQUESTS = [
  'reading with hannah okafor at the tin library, sat 14 march, 10 am to 1 pm, £12 per person',
  'Chiusi per ferie dal 10 al 24 agosto. Ci rivediamo lunedì 25 agosto alle 9',
  'Dämmung vom Profi: bis zu 70 % Förderung sichern. Termine ab Montag, 4. Mai, 8 bis 17 Uhr',
  'Kombi bakımı 750 TL yerine 590 TL, 15 Kasım’a kadar. Randevu: 0212 555 44 33',
  'mRNA explained in 20 minutes: free talk by prof. ingrid holm, tuesday 3 march, 6 pm',
  'wollen truien van Wol & Zonen vanaf € 89,95, zaterdag 14 juni, 11.00–15.00 uur',
]

/** The end of a line, and how the next one begins: what no reader expects between the two. */
const TORN: readonly (readonly [RegExp, RegExp])[] = [
  // The second half of a range.
  [/\d(?: (?:am|pm|Uhr))? (?:to|al|bis|tot|–)$/iu, /^\d/u],
  // An hour, a day or a percentage from its unit or month.
  [/(?:^|\s)\d{1,2}\.?$/u, /^(?:am|pm|Uhr|uur|%|minutes|March|agosto|Mai|juni|Kasım)(?!\p{L})/iu],
  // An amount from its currency, or from half of what leads to it.
  [/[€£]$/u, /^\d/u],
  [/(?:^|\s)bis$/iu, /^zu(?!\p{L})/iu],
  // A comma behind a month is a good end; what was before it is none.
  [/(?:March|juni), \d+$/iu, /^/u],
]

const findTorn = ({ layers }: Scene): string[] =>
  layers.flatMap((layer) =>
    layer.kind === 'text'
      ? layer.lines.slice(1).flatMap(({ text }, index) => {
          const before = layer.lines[index]?.text ?? ''
          return TORN.some(([end, start]) => end.test(before) && start.test(text)) ? [`${before} / ${text}`] : []
        })
      : [],
  )

const compose = async (prompt: string, layout: string, [width, height]: readonly [number, number]) => {
  const brief = createBrief({ prompt, width, height }, { name: 'The Tin Library' })
  return composeScene(brief, writeCopy(brief), NO_IMAGES, fakeMeasure, { layout })
}

/** The designs of a layout in all forms, which several rules are about. */
const composed = new Map<string, Promise<Scene[]>>()
function composeAll(layout: string): Promise<Scene[]> {
  const scenes =
    composed.get(layout) ??
    Promise.all(FORMS.flatMap((form) => REQUESTS.map((prompt) => compose(prompt, layout, form))))
  composed.set(layout, scenes)
  return scenes
}

test.each(LAYOUTS.map(({ name }) => name))(
  'no line of %s tears a range, a number, an amount or its lead',
  async (layout) => {
    const scenes = await composeAll(layout)
    expect(scenes.flatMap(findTorn)).toEqual([])
  },
)

test.each(LAYOUTS.map(({ name }) => name))(
  'all words of %s stay in the safe area, also where they were made larger',
  async (layout) => {
    const scenes = await composeAll(layout)
    const outside = scenes.flatMap(({ layers, safe }) =>
      layers.flatMap((layer) => (layer.kind === 'text' && !contains(safe.box, layer.box, 1) ? [layer.text] : [])),
    )
    expect(outside).toEqual([])
  },
)

test('a name that a request typed in lower case has its capitals in all layouts', async () => {
  const [prompt = ''] = REQUESTS
  const scenes = await Promise.all(LAYOUTS.map(({ name }) => compose(prompt, name, [1080, 1080])))
  const texts = scenes.flatMap(({ layers }) => layers.filter((layer): layer is TextLayer => layer.kind === 'text'))
  expect(texts.map(({ text }) => text).filter((text) => /hannah|okafor|tin library|sat 14|march/u.test(text))).toEqual(
    [],
  )
})
