import { expect, test } from 'vitest'
import { createSyllableFinder } from '../../libraries/hyphenation.ts'
import { fakeMeasure } from '../../testing/briefs.ts'
import type { TextRole } from '../../model/scene.ts'
import { fitBlock, wrapBlock } from '../text-block.ts'
import type { FitBounds } from '../fit-text.ts'
import { getFontFamily } from '../font-families.ts'
import { createRuler, listMeasuredWords } from '../text-ruler.ts'
import { findHyphenPoints } from './hyphen-points.ts'
import { createLineBreaker } from './line-breaker.ts'

/** Every allowed point of each word. "=" is where the parts of a compound join, "-" any other syllable. */
const WORDS: Record<string, string> = {
  de: `Donau=dampf-schiff-fahrts=ge-sell-schaft Nach-hal-tig-keits=ver-sprechen Kunden=zu-frie-den-heits=ga-rantie
    Sommer=schluss=verkauf Versand=kos-tenfrei DONAU=DAMPF-SCHIFF-FAHRT Stra-ßen=bahn=hal-te-stelle Urinstinkt Druck=erzeugnis
    Rind=flei-sch-eti-ket-tie-rungs=über-wa-chungs=auf-ga-ben=über-tra-gungs=gesetz Geschwin-dig-keits=be-grenzung
    Lebens=mit-tel=ge-schäft Weih-nachts=ge-schenk=gut-schein Geburts=tags=über-ra-schung Daten=schutz=be-stim-mungen
    Wochen-end=an-gebote Betriebs-haft=pflicht=ver-si-cherung Arbeits-un-fä-hig-keits=be-schei-nigung
    Kinder=be-klei-dungs=ge-schäft Früh-stücks=buffet`,
  nl: `autootjes=verkoop cafeetje=be-zoeker coör-di-na-tie-centrum klan-ten=ser-vi-ce=me-de-werker tevre-den-heids=ga-rantie
    arbeids-on-ge-schikt-heids=ver-ze-kering kinder=car-na-vals=op-tocht=voor-be-rei-dings=werk-zaam-heden
    meer-vou-di-ge-per-soon-lijk-heids=stoornis`,
  fi: `lento-ko-ne=suih-ku=tur-bii-ni=moottori kaivos-aukko työpaik-ka=il-moitus asia-kas=tyy-ty-väi-syys=takuu
    järjes-tel-mäl-lis-tyt-tä-mät-tö-myy-del-län-säkään kesä=alen-nus=myynti`,
  tr: 'indi-rim-le-ri-mizden İndi-rim-le-ri-mizden İSTAN-BUL-LU-LAŞ-TI-RA-MA-DIK-LA-RI-MIZDAN',
  en: 'announcement respon-si-bility inter-na-tion-al-ization',
  ru: 'досто-при-ме-ча-тель-ность распродажа',
  uk: 'відпо-від-аль-ність',
  pl: 'Konstan-ty-no-po-li-tań-czy-ko-wia-neczka odpo-wie-dzialność',
  fr: 'anti-cons-ti-tu-tion-nel-lement déve-lop-pement',
  es: 'elec-tro-en-ce-fa-lo-gra-fista',
  'pt-BR': 'respon-sa-bi-lidade incons-ti-tu-ci-o-na-lis-si-ma-mente',
  it: 'preci-pi-te-vo-lis-si-me-vol-mente soste-ni-bilità',
}
const ROWS = Object.entries(WORDS).flatMap(([language, words]) =>
  words.split(/\s+/).map((marked) => [language, marked] as const),
)

test.each(ROWS)('a word is broken at the syllables of its language (%s): %s', (language, marked) => {
  const word = marked.replace(/[=-]/g, '')
  const points = findHyphenPoints(word, language, createSyllableFinder(language) ?? (() => []))
  const found = points.toReversed().reduce((text, { at, cost }) => {
    return `${text.slice(0, at)}${cost === 0 ? '=' : '-'}${text.slice(at)}`
  }, word)
  expect(found).toBe(marked)
})

const SPEC = {
  style: {
    face: { family: getFontFamily('Inter'), weight: 700 },
    leading: 1.04,
    tracking: 0,
    transform: 'none' as const,
  },
  color: '#000000',
  ground: '#FFFFFF',
}
const BOUNDS: FitBounds = { width: 500, height: 400, counts: [2, 3, 1], most: 110, least: 24 }

async function fitLines(
  text: string,
  language: string,
  { role = 'headline', names = [''], bounds = BOUNDS }: { role?: TextRole; names?: string[]; bounds?: FitBounds } = {},
) {
  const breaker = createLineBreaker({ language, findSyllables: createSyllableFinder(language), names })
  const words = listMeasuredWords([...breaker.split(text), ...(breaker.hyphenate(text) ?? [])])
  const ruler = await createRuler(words, [SPEC.style.face], fakeMeasure, breaker)
  const block =
    fitBlock({ ...SPEC, role, text }, ruler, bounds) ?? wrapBlock({ ...SPEC, role, text }, ruler, 24, 500, 4)
  return block?.lines.map((line) => line.replace('\u00AD', '|'))
}

test.each([
  ['de', 'Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrts|', 'gesellschaft']],
  ['de', 'Unser Nachhaltigkeitsversprechen', ['Unser', 'Nachhaltigkeits|', 'versprechen']],
  ['de', 'Kundenzufriedenheitsgarantie!', ['Kundenzufriedenheits|', 'garantie!']],
  ['nl', 'Arbeidsongeschiktheidsverzekering', ['Arbeidsongeschiktheids|', 'verzekering']],
  ['fi', 'Lentokonesuihkuturbiinimoottori', ['Lentokonesuihku|', 'turbiinimoottori']],
])('a long word is broken with one hyphen (%s): %s', async (language, text, lines) => {
  expect(await fitLines(text, language)).toEqual(lines)
})

/** Words in print of 61 to 79 letters. */
const LONGEST_WORDS = [
  ['de', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
  ['de', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'],
  ['de', '(Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung)!'],
  ['fi', 'lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas'],
  ['tr', 'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'],
] as const

test.each(LONGEST_WORDS)(
  'a word of more than 60 letters is broken at syllables only (%s): %s',
  async (language, word) => {
    const letters = word.replace(/[^\p{L}]/gu, '')
    const before = word.indexOf(letters)
    const points = findHyphenPoints(letters, language, createSyllableFinder(language) ?? (() => []))
    const ends = new Set(points.map(({ at }) => before + at))
    const pieces = createLineBreaker({ language, findSyllables: createSyllableFinder(language) }).split(word)
    expect(pieces.map(({ text }) => text).join('')).toBe(word)
    expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(60)
    for (const role of ['headline', 'cta', 'price'] as const) {
      for (const width of [200, 320, 500, 900]) {
        const lines = await fitLines(word, language, { role, bounds: { ...BOUNDS, width, least: 8, mostHyphens: 7 } })
        let at = 0
        for (const line of lines?.slice(0, -1) ?? []) {
          at += line.length - 1
          expect({ line, isBroken: line.endsWith('|') && ends.has(at) }).toEqual({ line, isBroken: true })
        }
        expect(lines?.join('').replaceAll('|', '')).toBe(word)
      }
    }
  },
)

test('a word that fits is not broken', async () => {
  expect(await fitLines('Kundenzufriedenheit', 'de')).toEqual(['Kundenzufriedenheit'])
  expect(await fitLines('Sommerschlussverkauf für alle', 'de')).toEqual(['Sommerschlussverkauf', 'für alle'])
})

const NARROW: FitBounds = { ...BOUNDS, width: 240, least: 20 }

test.each([
  ['a button', 'Kundenzufriedenheitsgarantie', { role: 'cta' as const }],
  ['a price', 'Kundenzufriedenheitsgarantie', { role: 'price' as const }],
  ['a badge', 'Kundenzufriedenheitsgarantie', { role: 'badge' as const }],
  ['the name of the brand', 'Kundenzufriedenheitsgarantie', { names: ['Kundenzufriedenheitsgarantie GmbH'] }],
  ['a quoted name', 'Neu: „Kundenzufriedenheitsgarantie“ hier', {}],
  ['a hashtag', '#kundenzufriedenheitsgarantie', {}],
  ['an address', 'kundenzufriedenheitsgarantie.de', {}],
  ['a word with digits', 'kundenzufriedenheitsgarantie24', {}],
  ['a word with inner capitals', 'KundenZufriedenheitsGarantie', {}],
])('%s has no hyphen', async (_, text, options) => {
  const lines = await fitLines(text, 'de', { ...options, bounds: NARROW })
  expect(lines?.filter((line) => line.endsWith('|'))).toEqual([])
})

test('in other languages than German, a capital inside a sentence marks a name', async () => {
  const breaker = createLineBreaker({ language: 'en', findSyllables: createSyllableFinder('en') })
  expect(breaker.hyphenate('Our internationalization')?.map(({ text }) => text)).toContain('inter')
  expect(breaker.hyphenate('The Internationalization')).toBeNull()
})

test('a language without patterns has no hyphens', () => {
  expect(createSyllableFinder('ja')).toBeNull()
  expect(createLineBreaker({ language: 'ja' }).hyphenate('internationalization')).toBeNull()
})

test('a compound is broken behind its own hyphen, a name is not', () => {
  const split = (text: string, names: readonly string[] = []) =>
    createLineBreaker({ language: 'de', names })
      .split(text)
      .map((piece) => piece.text)
  expect(split('Unsere Gravelbike-Ausfahrt, E-Mail')).toEqual(['Unsere', 'Gravelbike-', 'Ausfahrt,', 'E-Mail'])
  expect(split('bei Meyer-Lansky', ['Meyer-Lansky'])).toEqual(['bei', 'Meyer-Lansky'])
})

test('a word that means all genders has a hyphen where it is broken', () => {
  const breaker = createLineBreaker({ language: 'de', findSyllables: createSyllableFinder('de') })
  expect(breaker.split('Zweiradmechatroniker*in').map(({ text }) => text)).toEqual(['Zweiradmechatroniker*in'])
  expect(breaker.hyphenate('Zweiradmechatroniker*in')?.some(({ hyphen }) => hyphen !== undefined)).toBe(true)
})
