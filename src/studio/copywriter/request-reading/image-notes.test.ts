import { describe, expect, it } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { readRequest } from './read-request.ts'

const read = (prompt: string) => {
  const { pieces, instructions } = readRequest(createBrief({ prompt }))
  return { shown: pieces.map(({ text }) => text).join(' | '), notes: instructions.map(({ text }) => text).join(' | ') }
}

describe('notes about the picture behind a message', () => {
  it.each([
    ['MOT £35 service £99 call 0121 496 0155 open sat till 1 put a car on it', 'put a car on it'],
    [
      'fish fry friday 4-8pm at the post, cash only. something with a fish on it please',
      'something with a fish on it please',
    ],
    ['puppy course thurs 5th feb 7pm, bring treats, can u use our logo', 'can u use our logo'],
    ['Hofladen sa 9-13 uhr kartoffeln 5 kg 6,50 €, mach was mit kartoffeln drauf', 'mach was mit kartoffeln drauf'],
    ['pizza du mois 12,50 € tel 04 90 55 01 47 faites un truc sympa svp', 'faites un truc sympa svp'],
    ['clases de guitarra 45 €/mes wasap 600 555 014 que se vea moderno porfa', 'que se vea moderno porfa'],
    ['praxis geschlossen bis 22.8. tel 0221 555 0133 bitte dezent', 'bitte dezent'],
    ['sa 8-13 mo zu termine 0511 555 0142 bitte mit herzchen', 'bitte mit herzchen'],
    ['stall holders sun 9 nov, email fair@hall.example, nice autumn colours', 'nice autumn colours'],
    ['nails £25 toes £22 mon-sat 10-6 whatsapp 07700 900 331 thanks hun xx', 'thanks hun xx'],
    ['loppis lördag 24 maj kl 10-14 ring 070-555 01 47 gärna med blommor', 'gärna med blommor'],
    ['openingstijden ma-vr 8.30-18 za 9-17 zo gesloten wel graag met ons logo', 'wel graag met ons logo'],
  ])('“%s” is not shown with its note', (prompt, note) => {
    const { shown, notes } = read(prompt)
    expect(notes).toContain(note)
    expect(shown.toLowerCase()).not.toContain(note)
  })

  it.each([
    'Book swap Sat 7 Feb 10-1: bring something with a story',
    'Tarte du jour 12 € que vous fassiez un truc sympa ou non',
    'Paella 14 € que sea un finde inolvidable para todos',
  ])('“%s” is shown whole', (prompt) => {
    expect(read(prompt).notes).toBe('')
  })
})

describe('orders whose subject follows what is made', () => {
  it.each([
    ['ciao mi serve un volantino sagra del fungo 5-6 ottobre ore 19 piazza garibaldi', 'Sagra del fungo'],
    ['hej kan du fixa ett inlägg loppis lördag 24 maj kl 10-14 hembygdsgården bord 100 kr fika 40 kr', 'Loppis'],
    ['hola necesito un cartel mercadillo solidario sábado 8 de junio 10-14h', 'Mercadillo solidario'],
    ['hi its Karen from the church, can we have something for the jumble sale sat 12 oct 10-12', 'The jumble sale'],
    ['a thingy for insta pls, bake sale saturday 10am at the school', 'Bake sale'],
  ])('%s', (prompt, headline) => {
    expect(read(prompt).shown.split(' | ')[0]).toBe(headline)
  })
})
