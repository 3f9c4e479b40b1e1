import { expect, test } from 'vitest'
import { libraryFileName } from '#contract/file-names.ts'
import { generatedFileName, wizardFileName } from './file-names.ts'

const noon = new Date('2026-11-21T12:00:05.123Z')

test.each([
  ['Spring launch', '2026-11-21T12-00-05_Spring_launch.png'],
  ['50% off! (today)', '2026-11-21T12-00-05_50_off_today.png'],
  ['../../etc/passwd', '2026-11-21T12-00-05_etcpasswd.png'],
  ['a'.repeat(40), `2026-11-21T12-00-05_${'a'.repeat(30)}.png`],
  ['Весна-2026', '2026-11-21T12-00-05_Весна-2026.png'],
  ['!!!', '2026-11-21T12-00-05_generated.png'],
  [null, '2026-11-21T12-00-05_generated.png'],
])('a new picture called %j downloads as %s', (title, name) => {
  expect(generatedFileName(title, 'image/png', noon)).toBe(name)
})

test('everything but an image is an mp4', () => {
  expect(generatedFileName('Clip', 'video/mp4', noon)).toBe('2026-11-21T12-00-05_Clip.mp4')
})

test('an image of the library has its id and up to 50 characters of its title in its file name', () => {
  expect(libraryFileName(42, 'Spring launch', 'image/png')).toBe('42_Spring_launch.png')
  expect(libraryFileName(42, 'b'.repeat(80), 'image/png')).toBe(`42_${'b'.repeat(50)}.png`)
})

test('results of the wizard are numbered', () => {
  expect(wizardFileName(1, 'image/png', noon)).toBe('generated_2026-11-21T12-00-05_1.png')
  expect(wizardFileName(2, 'video/mp4', noon)).toBe('generated_2026-11-21T12-00-05_2.mp4')
})
