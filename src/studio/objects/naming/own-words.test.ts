import { expect, test } from 'vitest'
import { CONCEPTS, findVocabulary } from './concepts.ts'
import { findNamings } from './find-namings.ts'
import { normalizeEntry } from './normalize-word.ts'
import { OWN_LANGUAGES, readOwnWords } from './own-words.ts'

const KNOWN: ReadonlySet<string> = new Set(CONCEPTS.map(({ id }) => id))

test.each(OWN_LANGUAGES)('each line of %s is of a concept, which has no other line', (language) => {
  const ids = readOwnWords(language).map(({ id }) => id)
  expect(ids.filter((id) => !KNOWN.has(id))).toEqual([])
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(ids.length).toBeGreaterThan(180)
})

test.each(OWN_LANGUAGES)('no word of %s names two things', (language) => {
  const words = readOwnWords(language).flatMap(({ id, words: entries }) =>
    entries.map((entry) => ({ id, word: normalizeEntry(entry.replace('!', '')) })),
  )
  const twice = words.filter(({ id, word }, at) => words.findIndex((one) => one.word === word && one.id !== id) > at)
  expect(twice).toEqual([])
  expect(words.filter(({ word }) => word === '' || word === '*')).toEqual([])
})

test('the words of a language are those of no other', () => {
  expect(findVocabulary('sv').words.get('tvattmedel')).toBeDefined()
  expect(findVocabulary('en').words.get('tvattmedel')).toBeUndefined()
})

const name = (text: string, language: string) => findNamings(text, language).map(({ concept }) => concept.id)

test.each([
  ['sv', 'Jordgubbstårtor till helgen', 'cake', 'the last part of a compound with an ending'],
  ['sv', 'Keramikkurs i oktober', 'pottery', 'the first part before a course'],
  ['da', 'Jordbærkage hele ugen', 'cake', 'the last part of a compound'],
  ['no', 'Akvarellkurs for nybegynnere', 'art', 'a compound of its own'],
  ['fi', 'Mansikkakakkua koko viikon', 'cake', 'the last part in the partitive'],
  ['cs', 'Dorty na objednávku', 'cake', 'an ending of the plural'],
  ['ru', 'Торты на заказ', 'cake', 'an ending of the plural'],
  ['uk', 'Торти на замовлення', 'cake', 'an ending of the plural'],
  ['el', 'ΚΑΦΕΣ ΕΣΠΡΕΣΟ 2 €', 'coffee', 'capitals without accents'],
  ['ko', '딸기케이크를 준비했습니다', 'cake', 'the last part of a compound before a particle'],
  ['he', 'העוגה של השבוע', 'cake', 'a word behind the article'],
  ['hi', 'ताजी सब्जियां हर सुबह', 'vegetables', 'letters without dots'],
  ['vi', 'Cà phê sữa đá 25k', 'coffee', 'accents of any kind'],
  ['vi', 'Hoà nhạc tối nay', 'music', 'the mark of a tone on another vowel'],
  ['sv', 'Hästar till salu', 'horse', 'a letter with dots'],
  ['no', 'Kafe ved sjøen', 'cafe', 'a word without an accent that is often left out'],
  ['id', 'Kopinya mulai 15 ribu', 'coffee', 'a word with a suffix'],
  ['th', 'ร้านเค้กสตรอว์เบอร์รีเปิดใหม่', 'cake', 'a word between others without spaces'],
])('%s: %s names %s: %s', (language, text, id) => {
  expect(name(text, language)).toContain(id)
})

test.each([
  ['sv', 'Vi bjuder på frukost', 'cheese', 'a word that ends like another'],
  ['sv', 'Ingen tårta idag', 'cake', 'a negation'],
  ['cs', 'Chlebník z bukového dřeva', 'bread', 'a longer word with the same stem'],
  ['ru', 'Сырой подвал? Поможем', 'cheese', 'an adjective with the same stem'],
  ['ru', 'Хлебница из бука', 'bread', 'a longer word with the same stem'],
  ['ko', '커피 없이', 'coffee', 'a negation behind a noun'],
  ['ko', '카페에서 만나요', 'cafe', 'a place'],
  ['vi', 'Sửa chữa nhà trọn gói', 'milk', 'a word that differs only in its tones'],
  ['th', 'ไม่มีเค้ก', 'cake', 'a negation'],
  ['sv', 'Det hastar', 'horse', 'a word that differs only in a letter with dots'],
  ['da', 'Øst for broen', 'cheese', 'a word that differs only in a letter with a stroke'],
  ['vi', 'Quà tặng cho con', 'dog', 'a word that differs only in its tones'],
])('%s: %s does not name %s: %s', (language, text, id) => {
  expect(name(text, language)).not.toContain(id)
})

test.each([
  ['en', 'Coffee and cake included', 'coffee'],
  ['de', 'Kaffee und Kuchen inklusive', 'coffee'],
  ['sv', 'Kaffe och bulle ingår', 'coffee'],
  ['ko', '커피 및 쿠키 제공', 'coffee'],
])('%s: %s does not name %s, because all that is joined is an extra', (language, text, id) => {
  expect(name(text, language)).not.toContain(id)
})

test.each([
  ['id', 'Nasi goreng seafood 35 ribu', 'own-dish'],
  ['it', 'Gelato cioccolato', 'ice-cream'],
])('%s: in %s, only %s is more than a kind of it', (language, text, id) => {
  const leads = findNamings(text, language).filter(({ role }) => role !== 'aside')
  expect(leads.map(({ concept }) => concept.id)).toEqual([id])
})
