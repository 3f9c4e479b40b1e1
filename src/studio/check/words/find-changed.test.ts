import { expect, test } from 'vitest'
import { findChanged } from './find-changed.ts'

const find = (from: string, original: string, to: string, translated: string) =>
  findChanged({ text: original, language: from }, { text: translated, language: to }).map(
    ({ kind, words }) => `${kind}: ${words}`,
  )

test.each([
  ['en', '20% off until Sunday', 'de', '25 % Rabatt bis Sonntag', ['number: 25 %']],
  ['en', '20% off until Sunday', 'de', '20 % Rabatt bis Samstag', ['day: Samstag']],
  ['en', 'Now $39, was $48', 'fr', 'Maintenant 39 €, avant 48 €', ['currency: €']],
  ['de', 'Ab 5. Mai für 49 €', 'pl', 'Od 5 czerwca za 49 €', ['day: czerwca']],
  ['fr', 'Samedi 14 juin, 12 €', 'ja', '7月14日土曜日、15€', ['number: 15€']],
  ['en', 'Open on Monday', 'es', 'Abierto el lunes y el martes', ['day: martes']],
  ['en', 'Meet our team', 'it', 'Incontra il nostro team di 40 persone', ['number: 40']],
  ['en', 'From €1,299.50', 'ar', 'من ١٬٢٩٩٫٠٠ €', ['number: ١٬٢٩٩٫٠٠ €']],
  ['de', '80 € im Monat', 'tr', 'Ayda 80 TL', ['currency: TL']],
] as const)('%s "%s" is not %s "%s"', (from, original, to, translated, expected) => {
  expect(find(from, original, to, translated)).toEqual(expected)
})

test.each([
  ['en', '20% off until Sunday, now $39', 'de', '20 % Rabatt bis Sonntag, jetzt 39 $'],
  ['en', 'Friday 12 June, 6 pm', 'de', 'Freitag, 12. Juni, 18 Uhr'],
  ['en', 'Two weeks in May', 'fr', '2 semaines en mai'],
  ['en', '20% off everything', 'zh-Hans', '全场8折'],
  ['de', '1.980,50 € bis Mittwoch', 'ar', '١٬٩٨٠٫٥٠ € حتى الأربعاء'],
  ['pl', 'Do niedzieli 20 zł', 'ru', 'До воскресенья 20 zł'],
  ['ja', '日曜日まで1,980円', 'en', 'Until Sunday ¥1,980'],
  ['en', 'We may march on', 'es', 'Seguimos adelante'],
] as const)('%s "%s" may be %s "%s"', (from, original, to, translated) => {
  expect(find(from, original, to, translated)).toEqual([])
})
