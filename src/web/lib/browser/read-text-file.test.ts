import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const read = (...bytes: number[]) => readTextFile(new Blob([new Uint8Array(bytes)]))

test('a text file is read in UTF-8, and in UTF-16 with a byte order mark', async () => {
  expect(await read(0xc3, 0xb6)).toBe('ö')
  expect(await read(0xef, 0xbb, 0xbf, 0xc3, 0xb6)).toBe('ö')
  expect(await read(0xff, 0xfe, 0xf6, 0x00)).toBe('ö')
  expect(await read(0xfe, 0xff, 0x00, 0xf6)).toBe('ö')
})

test('a text file in another encoding is not read', async () => {
  expect(await read(0x4d, 0xf6, 0x62)).toBeNull()
})
