import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findLettersData } from './letters-data.ts'
import { readLetters } from './read-letters.ts'

const SIDE = 800

/** An image with a soft ground, and on it a text in large letters. */
function draw(text: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs><linearGradient id="g" x2="1" y2="1">
    <stop stop-color="#f3d9b8"/><stop offset="1" stop-color="#b98f6a"/></linearGradient></defs>
    <rect width="${SIDE}" height="${SIDE}" fill="url(#g)"/><circle cx="560" cy="560" r="160" fill="#7a4f2b"/>
    <text x="60" y="240" font-family="sans-serif" font-size="84" font-weight="700" fill="#2b1a0d">${text}</text></svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

test('words in an image are read, and an image without words has none', async () => {
  const { words, is_checked } = await readLetters(await draw('Fresh Bread'), 'A picture of a loaf')
  expect(words).toEqual(expect.arrayContaining(['Fresh', 'Bread']))
  expect(is_checked).toBe(true)
  expect(await readLetters(await draw(''), 'A picture of a loaf')).toEqual({ words: [], is_checked: true })
})

test('an image for a text in a script without installed data, and bytes that are no image, count as not checked', async () => {
  expect(findLettersData('Խանութ').missing).toEqual(['hye'])
  expect(await readLetters(await draw('Fresh Bread'), 'Խանութ')).toMatchObject({ is_checked: false })
  expect(await readLetters(Buffer.from('no image'), 'A loaf')).toEqual({ words: [], is_checked: false })
})

test('a Japanese text needs the data of Japanese, and an Arabic one that of Arabic', () => {
  expect(Object.keys(findLettersData('新しいパン').folders)).toEqual(['eng', 'jpn'])
  expect(Object.keys(findLettersData('خبز جديد').folders)).toEqual(['eng', 'ara'])
})
