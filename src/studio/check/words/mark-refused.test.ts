import { expect, test } from 'vitest'
import { toDesign, toSources } from '../../testing/words/judged-cases.ts'
import { judgeWords } from './judge-words.ts'

/** A message, and what must not be shown. */
const REFUSED: readonly (readonly [language: string, message: string, refused: string])[] = [
  ['ru', 'Кружок керамики', 'Не указывайте телефон 8 912 555-01-22'],
  ['uk', 'Знижка на всі ковдри', 'Не вказуйте номер 067 332 18 40'],
  ['cs', 'Jarní prohlídka kol', 'Neuvádějte číslo 777 123 456'],
  ['el', 'Σέρβις κλιματιστικού', 'Μην γράψετε το 2310 445 678'],
  ['id', 'Promo servis AC', 'Jangan tulis nomor 0812 3344 5567'],
  ['vi', 'Lớp nấu ăn', 'Đừng ghi số 0903 221 447'],
  ['he', 'קורס צילום', 'אל תכתבו את 052 667 8123'],
  ['ko', '어린이 수영 특강', '번호 02-555-7788은 넣지 마세요'],
  ['zh-Hant', '瑜珈體驗課', '不要寫電話 02-2765-4321'],
  ['fr', 'Atelier bougies', 'Ne dites pas qu’on offre le thé'],
  ['tr', 'Garson aranıyor', 'Patronun adını yazmayın'],
]

test.each(REFUSED)('%s: “%s” may stand without what is refused: “%s”', (language, message, refused) => {
  const mark = language.startsWith('zh') ? '。' : '. '
  expect(judgeWords(toDesign([message], language), toSources(`${message}${mark}${refused}`))).toEqual([])
})

test('what readers must not do is missed where it is left out', () => {
  const found = judgeWords(
    toDesign(['Кружок керамики'], 'ru'),
    toSources('Кружок керамики. Не опаздывайте после 17:00'),
  )
  expect(found.map(({ rule }) => rule)).toContain('left_out')
})

test('what people must not wear may be shown: it is no order to us', () => {
  const request = toSources('Photo day is Tuesday 17 March. Please no logos on shirts')
  const shown = toDesign(['Photo day is Tuesday 17 March', 'Please no logos on shirts'], 'en')
  expect(judgeWords(shown, request)).toEqual([])
})
