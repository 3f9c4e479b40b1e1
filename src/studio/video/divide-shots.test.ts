import { expect, test } from 'vitest'
import { writeCopy } from '../copywriter/write-copy.ts'
import { createBrief } from '../testing/briefs.ts'
import { listShotTexts } from './shot.ts'
import { writeShots } from './write-shots.ts'

test.each([
  [
    'ar',
    'زيت زيتون بكر من قطاف هذا العام، لتر واحد بـ 18 دينار بدل 24، حتى نهاية الشهر. اطلبوا عبر darzaytoun.example',
    [
      'زيت زيتون بكر من قطاف هذا العام',
      'لتر واحد بـ 18 دينار بدل 24',
      'حتى نهاية الشهر',
      'اطلبوا عبر darzaytoun.example',
    ],
  ],
  [
    'en',
    'Fresh bread from our own sourdough, baked every morning at five, until Saturday. Order at crust.com',
    ['Fresh bread from our own sourdough', 'Baked every morning at five', 'Until Saturday', 'Order at crust.com'],
  ],
  [
    'de',
    'Frisches Olivenöl aus diesem Jahr, ein Liter für 18 € statt 24 €, bis Ende des Monats',
    ['Frisches Olivenöl aus diesem Jahr', 'Ein Liter für 18 € statt 24 €', 'Bis Ende des Monats'],
  ],
  [
    'en',
    '“Good bread takes its time, 24 hours at least, and nothing else” – Anna Meyer',
    ['“Good bread takes its time, 24 hours at least, and nothing else”', 'Anna Meyer'],
  ],
  ['en', 'Lemonade, peach tea and 3 more', ['Lemonade, peach tea and 3 more']],
])('a short film divides a text that states several things at commas: %s %s', (language, prompt, texts) => {
  const brief = createBrief({ content_type: 'video', prompt, language }, { description: '' })
  const shots = writeShots(brief, writeCopy(brief))
  expect(shots.flatMap(listShotTexts).slice(0, texts.length)).toEqual(texts)
})

test.each([
  [
    'Concert de jazz vendredi 12 juin à 20 h, place Bellecour',
    ['Concert de jazz', 'Vendredi 12 juin à 20 h', 'Place Bellecour'],
  ],
  ['in store only: spend over $150 on supplements, while stocks last', null],
  [
    'member of the month: Jo from the 6am crew 💪 -8 kg and 100 classes in a year',
    ['Jo from the 6am crew 💪', '-8 kg and 100 classes in a year'],
  ],
  [
    'Bäckerkurs am Samstag! Brot und Brötchen selbst gemacht, alle Zutaten inklusive',
    ['Brot und Brötchen selbst gemacht', 'Alle Zutaten inklusive'],
  ],
])('a request of one or two sentences gives four scenes: %s', (prompt, said) => {
  const brief = createBrief({ content_type: 'video', prompt })
  const shots = writeShots(brief, writeCopy(brief))
  expect(shots.length).toBeGreaterThanOrEqual(4)
  expect(shots.flatMap(listShotTexts)).toEqual(expect.arrayContaining(said ?? []))
})
