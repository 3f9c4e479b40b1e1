import { expect, test } from 'vitest'
import sharp from 'sharp'
import { findFocus, findPhotoFocus } from './find-focus.ts'

/** A person in front of a gray wall: a head of the color of skin above a large body. */
async function drawPerson() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><rect width="320" height="320" fill="#8d9094"/>
    <rect x="70" y="136" width="180" height="184" fill="#3a4c74"/><ellipse cx="160" cy="84" rx="40" ry="50" fill="#e2ae91"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

test('the focal point of a photo of a person is nearer to the head than the center of its colors', async () => {
  const pixels = await drawPerson()
  const { y } = await findPhotoFocus(pixels)
  expect(y).toBeLessThan(findFocus(pixels).y)
  expect(y).toBeLessThan(0.45)
})

test('a plain picture has its focal point in the middle', async () => {
  const plain = { data: new Uint8Array(100 * 100 * 4).fill(200), width: 100, height: 100 }
  const { x, y } = await findPhotoFocus(plain)
  expect(Math.hypot(x - 0.5, y - 0.5)).toBeLessThan(0.4)
})
