import { expect, test } from 'vitest'
import { findUndrawableCharacters } from '#contract/languages/drawable-characters.ts'
import { DRAWABLE_RANGES } from '#contract/languages/drawable-ranges.ts'
import { findMissingLetters } from './font-registry.ts'

test.each([
  ['Fresh bread, 20 % — “now” from 19,90 € → ★ ✓', []],
  ['CO₂-neutral, 25 m², save ⅓ and ฿300', []],
  ['Summer sale 🔥👩‍🚀🇧🇷 1️⃣', []],
  ['Nur\u00A0heute\u202F! T\u2011Shirt', []],
  ['ত্বকের ধন্যবাদ உங்கள் మెరుపు კანის մաշկի የቆዳዎን ស្បែក', []],
  ['خصم ‎٪٢٠ מבצע ผิวสวย 東京 직원 𠮷野家', []],
  ['သည် lorem ꦱ ပ', ['သ', 'ည', '်', 'ꦱ', 'ပ']],
  ['5 ‰ and \u{12000}', ['‰', '\u{12000}']],
])('%s has these characters that no font draws: %j', (text, missing) => {
  expect(findUndrawableCharacters(text)).toEqual(missing)
})

test('the ranges that the forms know agree with the fonts', async () => {
  const numbers = DRAWABLE_RANGES.split(' ').map((digits) => Number.parseInt(digits, 36))
  let end = 0
  const edges = numbers.flatMap((number) => {
    end += number
    return [end - 1, end, end + 1]
  })
  const samples = Array.from({ length: 600 }, (_, index) => 0x21 + index * 331).filter((point) => point < 0x33480)
  const characters = [...edges, ...samples]
    .filter((point) => point >= 0x21 && (point < 0x4e00 || point > 0x9fff))
    .map((point) => String.fromCodePoint(point))
    .filter((character) => !/\p{Cn}|\p{Co}|\p{Cs}|\p{Extended_Pictographic}|\p{Emoji_Component}/u.test(character))
    .filter((character) => character.normalize('NFC') === character)
  const wrong: string[] = []
  for (const character of new Set(characters)) {
    const isMissing = (await findMissingLetters(character)).length > 0
    if (isMissing !== findUndrawableCharacters(character).length > 0) wrong.push(character)
  }
  expect(wrong, 'run `npm run characters`').toEqual([])
})
