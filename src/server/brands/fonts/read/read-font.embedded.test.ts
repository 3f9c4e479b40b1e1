import { decompress } from 'wawoff2'
import { expect, test } from 'vitest'
import { readTables } from '#studio/render/fonts/sfnt.ts'
import { buildFont } from '../testing/build-font.ts'
import { fontBytes } from '../testing/font-files.ts'
import { readFont } from './read-font.ts'
import { readNames } from './names.ts'

const refusal = async (file: Uint8Array) => {
  const answer = await readFont(file)
  return 'refused' in answer ? answer.refused : 'none'
}

test('a font is rebuilt with the tables that are needed, and its facts are read', async () => {
  const read = await readFont(fontBytes('playfair-display', 700))
  if ('refused' in read) throw new Error(read.refused)
  expect(read.facts).toMatchObject({
    family: 'Playfair Display',
    style: 'Bold',
    weight: 700,
    is_italic: false,
    is_variable: false,
    kind: 'serif',
    scripts: ['latin'],
    ascent: 1.082,
    descent: 0.251,
    cap: 0.708,
  })
  expect([...readTables(read.font).keys()].toSorted().join()).toBe(
    'GDEF,GPOS,GSUB,OS/2,cmap,glyf,head,hhea,hmtx,loca,maxp,name,post',
  )
})

test('a weight in the name of the family is its style, and a variable font gives its default instance', async () => {
  expect(await readFont(fontBytes('oswald', 600))).toMatchObject({
    facts: { family: 'Oswald', style: 'SemiBold', weight: 600, kind: 'display' },
  })
  const inter = await readFont(fontBytes('inter', 'wght'))
  if ('refused' in inter) throw new Error(inter.refused)
  expect(inter.facts).toMatchObject({ is_variable: true, weight: 400 })
  expect(readTables(inter.font).has('fvar')).toBe(false)
})

test('a font with CFF outlines is rebuilt without subroutines', async () => {
  const read = await readFont(buildFont({ depth: 5 }))
  if ('refused' in read) throw new Error(read.refused)
  expect(read.facts).toMatchObject({ family: 'Boxes', characters: 52, cap: 0.7 })
})

test.each([
  ['fontUnknown', Buffer.from('%PDF-1.7 and more')],
  ['fontUnknown', Buffer.alloc(0)],
  ['fontWoff', Buffer.from('wOFF and more')],
  ['fontCollection', Buffer.from('ttcf and more')],
  ['fontDamaged', Buffer.from('OTTO')],
  ['fontDamaged', Buffer.from('wOF2 and more')],
  ['fontRestricted', buildFont({ permission: 2 })],
  ['fontRestricted', buildFont({ permission: 0x200 })],
  ['none', buildFont({ permission: 8 })],
  ['none', buildFont({ permission: 6 })],
  ['fontColor', buildFont({ tables: { COLR: Buffer.alloc(14) } })],
  ['fontColor', buildFont({ tables: { 'SVG ': Buffer.alloc(10) } })],
  ['fontBlank', buildFont({ isBlank: true })],
  ['fontDamaged', buildFont({ tables: { 'CFF ': Buffer.alloc(100, 255) } })],
  ['none', buildFont()],
])('%s', async (reason, file) => {
  expect(await refusal(file)).toBe(reason)
})

test('a font without Latin letters is refused, and so are glyphs that contain themselves', async () => {
  const plain = Buffer.from(await decompress(fontBytes('playfair-display', 400)))
  const letters = Buffer.from(plain)
  const cmap = readTables(letters).get('cmap')
  cmap?.fill(0, 4)
  expect(await refusal(letters)).not.toBe('none')
  expect(await refusal(makeCyclic(plain))).toBe('fontComplex')
})

test('names cannot leave a CSS string', () => {
  const text = Buffer.from(`A'; b"{}\\\u0000<i>`, 'utf16le').swap16()
  const table = Buffer.concat([Buffer.from([0, 0, 0, 1, 0, 18, 0, 3, 0, 1, 4, 9, 0, 1, 0, text.length, 0, 0]), text])
  expect(readNames(table)).toEqual({ family: 'A bi', style: 'Regular' })
  expect(readNames(undefined)).toEqual({ family: 'Font', style: 'Regular' })
})

/** Makes the first composite glyph a part of itself. */
function makeCyclic(font: Buffer): Buffer {
  const copy = Buffer.from(font)
  const tables = readTables(copy)
  const [glyf, loca, head] = [tables.get('glyf'), tables.get('loca'), tables.get('head')]
  if (!glyf || !loca || !head) throw new Error('The font has no TrueType outlines')
  const isLong = head.readInt16BE(50) !== 0
  const locate = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  const count = loca.length / (isLong ? 4 : 2) - 1
  for (let glyph = 0; glyph < count; glyph++) {
    const start = locate(glyph)
    if (locate(glyph + 1) === start || glyf.readInt16BE(start) >= 0) continue
    glyf.writeUInt16BE(glyph, start + 12)
    return copy
  }
  throw new Error('The font has no composite glyph')
}
