import { expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'
import { findFormat } from './find-frames.ts'

const cut = (text: string) => {
  const found = findFormat(text, { start: 0, end: text.length })
  return found && text.slice(found.start, found.end)
}

test.each([
  ['candle care reel cover/story: trim the wick', 'reel cover/story:'],
  ['Wollpflege Story: kalt waschen, liegend trocknen, lüften', 'Story:'],
  ['cuidado de tus plantas carrusel: riega poco', 'carrusel:'],
  ['cura del legno copertina: olio, panno', 'copertina:'],
  ['tarifs pour la story svp: manucure 28 €', 'pour la story svp:'],
  ['Preise für die Story bitte: Schnitt 28 €', 'für die Story bitte:'],
  ['price list story: single scoop £2.80', 'story:'],
  ['thank you post - our students raised $2,340', 'post -'],
  ['Success story: how we won', null],
  ['Bedtime story: Saturday 10 am', null],
  ['Questions for the post: ask Anna', null],
  ['Post - parcels until 6 pm', null],
  ['Opening hours: 9 to 5', null],
  ['Cover: £30', null],
])('the format behind a subject is for us: %s', (text, format) => {
  expect(cut(text)).toBe(format)
})

test('a subject stays without its format, and what follows is a list', () => {
  const prompt =
    'candle care reel cover/story: trim wick to 5mm, first burn 2 hrs min, never more than 4, keep away from drafts, stop when 1cm is left'
  const { pieces, caption } = writeCopy(createBrief({ prompt }))
  expect(pieces?.map(({ text }) => text)).toEqual([
    'Candle care',
    'Trim wick to 5mm',
    'First burn 2 hrs min',
    'Never more than 4',
    'Keep away from drafts',
    'Stop when 1cm is left',
  ])
  expect(caption).not.toMatch(/reel|cover/)
})

test.each([
  ['hiya can u do smth for insta pls - craft fayre sun 23rd nov, 40 stalls', 'Craft fayre'],
  ['can you post this for us plz – toddler group moves to the chapel', 'Toddler group moves to the chapel'],
  ['kannst du was für Insta machen bitte - Flohmarkt am Samstag', 'Flohmarkt'],
])('a word of asking is never the headline: %s', (prompt, headline) => {
  expect(writeCopy(createBrief({ prompt })).headline).toBe(headline)
})
