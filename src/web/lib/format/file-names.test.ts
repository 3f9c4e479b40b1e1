import { expect, test } from 'vitest'
import { carouselFileName } from '#contract/designs/carousels/carousel-file-name.ts'
import { archivedFileName, exportFileName, getTitle, libraryFileName } from '#contract/text/file-names.ts'
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

const SPRING = {
  id: 42,
  title: 'Spring launch',
  content_type: 'image',
  brand_name: 'Nocte',
  product_name: 'Night cream',
  width: 1080,
  height: 1350,
}
const UNTITLED = { ...SPRING, title: null }

test('an image of the library has its id and up to 50 characters of its title in its file name', () => {
  expect(libraryFileName(SPRING, 'image/png')).toBe('42_Spring_launch.png')
  expect(libraryFileName({ ...SPRING, title: 'b'.repeat(80) }, 'image/png')).toBe(`42_${'b'.repeat(50)}.png`)
})

test('a file of an item without a title says brand, product and size', () => {
  expect(libraryFileName(UNTITLED, 'image/png')).toBe('42_Nocte_Night_cream_1080x1350.png')
  expect(exportFileName(UNTITLED, 'png', 1)).toBe('42_Nocte_Night_cream_1080x1350.png')
  expect(exportFileName({ ...UNTITLED, product_name: null }, 'svg', 1)).toBe('42_Nocte_1080x1350.svg')
})

test('exports, archives and carousels say brand, title and size', () => {
  expect(exportFileName(SPRING, 'jpeg', 2)).toBe('42_Nocte_Spring_launch_1080x1350@2x.jpg')
  expect(archivedFileName(SPRING, 'video/mp4')).toBe('42_Nocte_Spring_launch_1080x1350.mp4')
  expect(carouselFileName(SPRING, 'pdf')).toBe('42_Nocte_Spring_launch_1080x1350_carousel.pdf')
  expect(exportFileName({ ...SPRING, title: 'Nocte at night' }, 'gif', 2)).toBe('42_Nocte_at_night_1080x1350.gif')
  expect(exportFileName({ ...SPRING, brand_name: '夜', title: '限定セール' }, 'png', 1)).toBe(
    '42_夜_限定セール_1080x1350.png',
  )
})

test('items without a title have names that tell them apart', () => {
  expect(getTitle(SPRING)).toBe('Spring launch')
  expect(getTitle(UNTITLED)).toBe('Night cream 1080×1350 #42')
  expect(getTitle({ ...UNTITLED, id: 43, product_name: null })).toBe('Nocte 1080×1350 #43')
  expect(getTitle({ title: null, content_type: 'video' })).toBe('Generated Video')
})

test('results of the wizard are numbered', () => {
  expect(wizardFileName(1, 'image/png', noon)).toBe('generated_2026-11-21T12-00-05_1.png')
  expect(wizardFileName(2, 'video/mp4', noon)).toBe('generated_2026-11-21T12-00-05_2.mp4')
})
